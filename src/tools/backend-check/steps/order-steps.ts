import { addressDialects } from '../../../adapters/http/new-order.wire';
import { placedOrderDifferences } from '../rules/placed-order';
import { lostFields, missingFields } from '../rules/typed-text';
import { fieldOf, type Difference } from '../rules/compare';
import type { CheckState } from './check-state';
import { expectUrl, listAt, textAt, textsOf, type Step } from './step';

const address = {
  line1: '1500 Marilla St',
  line2: 'Suite 7, c/o Zoë',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75201',
  country: 'USA',
};
const mobile = '+12145550100';
export const noOrder = 'no order was made';
export const nothingToOrder = 'nothing on the menu can be ordered';
const allOrders = { query: { limit: 200 } };

export type OrderBody = ReturnType<typeof orderOf>;

export function orderOf({ dialect }: CheckState, itemId: string, quantity: number) {
  return {
    channel: 'WEB',
    fulfillmentType: 'DELIVERY',
    tipAmount: 0,
    items: [{ itemId, quantity }],
    deliveryInfo: addressDialects[dialect](address),
    mobile,
  };
}

export function hasPieces({ orderable, schedule = [] }: CheckState, pieces: number, item = orderable): boolean {
  const rows = schedule.filter((row) => textAt(row, 'menuItemId') === item?.id);
  const counted = rows.flatMap((row) => fieldOf(row, 'quantityAvailable') ?? []);
  return rows.length > 0 && counted.every((left) => Number(left) >= pieces);
}

export function orderSteps(idempotencyKey: string): readonly Step[] {
  const given: Step['given'] = (state) => {
    const { orderable } = state;
    if (!orderable) return nothingToOrder;
    const body = orderOf(state, orderable.id, orderable.quantity);
    return { body, headers: { 'Idempotency-Key': idempotencyKey } };
  };
  const otherOrder: Step['given'] = (state) => {
    const { orderable } = state;
    if (!orderable) return nothingToOrder;
    return {
      body: orderOf(state, orderable.id, 3 - orderable.quantity),
      headers: { 'Idempotency-Key': idempotencyKey },
    };
  };
  return [
    {
      call: 'order.mine',
      title: 'before ordering',
      writes: true,
      given: () => allOrders,
      learn: (reply, state) => (state.formerOrderIds = orderIds(reply)),
    },
    {
      call: 'order.place',
      writes: true,
      needs: ['menu.today'],
      given,
      rule: (reply, state) => {
        const order = fieldOf(reply, 'order');
        return expectCheckoutUrl(reply) ?? (order ? placedOrderDifferences(order, 'order', state) : []);
      },
      learn: (reply, state) => {
        state.placedOrderId = orderId(reply);
        if (!textAt(reply, 'paymentCheckout', 'url') && !textAt(reply, 'checkoutUrl')) return;
        state.orderWasPlaced = true;
        state.left.set('order', `an order, ${state.placedOrderId ?? 'without an id in the reply'}`);
      },
    },
    {
      call: 'order.place',
      title: 'again with the same key',
      writes: true,
      needs: ['menu.today', 'order.place'],
      given: (state) => (state.orderWasPlaced ? given(state) : noOrder),
      rule: (reply, { placedOrderId }) => {
        const got = orderId(reply) ?? 'nothing';
        return placedOrderId === undefined || got === placedOrderId
          ? undefined
          : { field: 'order.id', expected: `the same order, ${placedOrderId}`, got };
      },
    },
    {
      call: 'order.mine',
      title: 'after ordering twice with one key',
      writes: true,
      needs: ['order.place'],
      given: ({ orderWasPlaced, formerOrderIds }) => (orderWasPlaced && formerOrderIds ? allOrders : noOrder),
      rule: (reply, state) => {
        const { length } = newOrderIds(reply, state);
        return length === 1
          ? undefined
          : { field: 'orders', expected: 'one new order for one Idempotency-Key', got: `${length} new orders` };
      },
      learn: (reply, state) => {
        state.ordersMade = newOrderIds(reply, state).length;
        state.placedOrderId ??= newOrderIds(reply, state)[0];
        if (state.placedOrderId !== undefined) state.left.set('order', `an order, ${state.placedOrderId}`);
      },
    },
    {
      call: 'order.place',
      title: 'with the same key and another order',
      writes: true,
      needs: ['menu.today', 'order.place'],
      given: (state) => (state.orderWasPlaced ? otherOrder(state) : noOrder),
      rejectedWith: [409],
      because: 'the key belongs to an order',
    },
    {
      call: 'order.place',
      title: "with another customer's key",
      other: true,
      writes: true,
      needs: ['menu.today', 'order.place'],
      onlyIf: (state) => hasPieces(state, 2 * (state.orderable?.quantity ?? 1)),
      given: (state) => (state.orderWasPlaced ? given(state) : noOrder),
      rule: (reply, { placedOrderId }) => {
        const got = orderId(reply);
        if (got === undefined || got !== placedOrderId) return undefined;
        return { field: 'order.id', expected: 'an order of their own: a key belongs to one customer', got };
      },
      learn: (reply, state) => {
        const id = orderId(reply);
        if (id === state.placedOrderId) return;
        state.otherOrderId = id;
        state.left.set('other order', `a second customer's order, ${id ?? 'without an id in the reply'}`);
      },
    },
  ];
}

export function newOrderIds(reply: unknown, { formerOrderIds }: CheckState): readonly string[] {
  return [...orderIds(reply)].filter((id) => !formerOrderIds?.has(id));
}

function orderIds(reply: unknown): ReadonlySet<string> {
  return textsOf(listAt(reply, 'orders'), 'id');
}

/** The specification prefers `paymentCheckout.url` to `checkoutUrl`. */
export function expectCheckoutUrl(reply: unknown): Difference | undefined {
  const failure = 'Invalid payment checkout URL';
  const url = textAt(reply, 'paymentCheckout', 'url');
  return url === undefined
    ? expectUrl('checkoutUrl', textAt(reply, 'checkoutUrl'), failure)
    : expectUrl('paymentCheckout.url', url, failure);
}

export function orderId(reply: unknown): string | undefined {
  return textAt(reply, 'order', 'id') ?? textAt(reply, 'orderId');
}

/** Backends may join both lines of the address in `street`. */
function typedAddress({ dialect }: CheckState): Readonly<Record<string, string>> {
  const { line1, line2, ...rest } = address;
  return { ...(dialect === 'lines' ? { line1, line2 } : { line1: addressDialects.street(address).street }), ...rest };
}

type Compared = (sent: Readonly<Record<string, string>>, got: unknown, path: string) => readonly Difference[];

const comparedDelivery =
  (compare: Compared) =>
  (reply: unknown, state: CheckState): readonly Difference[] => {
    const info = fieldOf(reply, 'deliveryInfo');
    const contact = fieldOf(info, 'contact') ?? undefined;
    return [
      ...compare(typedAddress(state), fieldOf(info, 'address'), 'deliveryInfo.address.'),
      ...compare({ userMobile: mobile }, info, 'deliveryInfo.'),
      ...(contact === undefined ? [] : compare({ phone: mobile }, contact, 'deliveryInfo.contact.')),
    ];
  };
export const typedAddressDifferences = comparedDelivery(lostFields);
export const missingAddressFields = comparedDelivery(missingFields);

export function namelessContact(reply: unknown): readonly Difference[] {
  const contact = fieldOf(fieldOf(reply, 'deliveryInfo'), 'contact') ?? undefined;
  if (contact === undefined || textAt(contact, 'name')?.trim()) return [];
  return [{ field: 'deliveryInfo.contact.name', expected: "the customer's name", got: 'nothing' }];
}
