import { createdTime, type MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import { pendingOrderLifetime } from '../../../src/domain/checkout/pending-orders/pending-order';
import { groupOf } from '../../../src/domain/orders/order-status';
import type { Look } from './look';
import type { Places } from './places';

/** All that is known of a walk after a step. */
export interface Known {
  readonly look: Look;
  readonly orders: readonly MockOrder[];
  readonly startedAt: number;
  readonly orderPresses: number;
  readonly places: Places;
  /** The ids that the shop has stored at some time. */
  readonly toldOrders: ReadonlySet<string>;
  readonly errors: readonly string[];
  /** A press that has not changed anything so far. */
  readonly pressed: string | undefined;
  readonly isByKeyboard: boolean | undefined;
  /** By the clock of the page; undefined if nothing is busy. */
  readonly busySince: number | undefined;
}

/**
 * A sentence of what is wrong now. `always` may be broken for `seconds`, while the page draws or stores; `never` may
 * not be broken at any time.
 */
export interface Promised {
  readonly name: string;
  readonly holds: 'always' | 'never';
  readonly seconds: number;
  readonly wrong: (known: Known) => string | undefined;
}

/** Longer than any call with its second try may take. */
const busyLimit = 65_000;
const thanks = /^(?:Thank You|Order Confirmed|Payment Successful)/i;

export const promises: readonly Promised[] = [
  never('no error', ({ errors }) => errors[0]),
  never('no order without a press of Confirm & Pay', ({ orders, startedAt, orderPresses }) => {
    const made = orders.filter((record) => createdTime(record) >= startedAt).length;
    return made > orderPresses ? `${made} orders after ${orderPresses} presses` : undefined;
  }),
  never('no success for an unpaid order', ({ look, orders }) => {
    if (!thanks.test(look.heading)) return undefined;
    const id = look.url.searchParams.get('orderId');
    const record = orders.find(({ order }) => order.id === id);
    const isPaid =
      !record || record.paidAt || !['pending', 'failed', 'cancelled'].includes(groupOf(record.order.status));
    return isPaid ? undefined : `'${look.heading}' of ${id}, which is ${record.order.status}`;
  }),
  never('no two orders of one wish', twins),
  always('each item in one place', 5, ({ places, look, orders }) => places.audit(look.stored, orders)),
  always('no broken text, one heading that the title tells, no wider than the window', 5, ({ look }) => look.broken[0]),
  always('no press without an effect', 4, ({ pressed, look }) =>
    pressed !== undefined && look.changes === 0 ? `nothing changed after ${pressed}` : undefined,
  ),
  always('the focus is somewhere after a key', 3, ({ isByKeyboard, look }) =>
    isByKeyboard && !look.hasFocus ? `the focus is on nothing at ${look.url.href}, '${look.heading}'` : undefined,
  ),
  always('nothing is busy for long', 3, ({ look, busySince }) =>
    busySince !== undefined && look.at - busySince > busyLimit ? `busy after the limit: ${look.busy}` : undefined,
  ),
];

function never(name: string, wrong: Promised['wrong']): Promised {
  return { name, holds: 'never', seconds: 0, wrong };
}

function always(name: string, seconds: number, wrong: Promised['wrong']): Promised {
  return { name, holds: 'always', seconds, wrong };
}

/** Two unpaid orders with the same items, of which the shop never knew the first: it was not sent again with its key. */
function twins({ orders, startedAt, toldOrders }: Known): string | undefined {
  const made = orders.filter(
    (record) => createdTime(record) >= startedAt && !record.paidAt && groupOf(record.order.status) === 'pending',
  );
  const contents = ({ order, delivery }: MockOrder) =>
    JSON.stringify([order.items.map(({ itemId, quantity }) => [itemId, quantity]), delivery]);
  for (const [position, record] of made.entries()) {
    const twin = made.slice(0, position).find((other) => contents(other) === contents(record));
    const isRecent = twin && createdTime(record) - createdTime(twin) < pendingOrderLifetime;
    if (isRecent && !toldOrders.has(twin.order.id)) return `${twin.order.id} and ${record.order.id}`;
  }
  return undefined;
}
