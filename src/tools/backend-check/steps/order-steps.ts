import { addressDialects } from '../../../adapters/http/new-order.wire';
import type { DeliveryAddress } from '../../../domain/orders/order';
import type { CheckState } from '../check-state';
import { fieldOf, formatValue, listAt, textAt, textsOf, type Difference } from '../reply';
import { limitNotice } from '../rules/notices';
import { currencyDifferences, disagreements, placedOrderDifferences, sortingDifferences } from '../rules/placed-order';
import { lostFields, missingFields } from '../rules/typed-text';
import { expectUrl, nothingGiven, secondCustomer, withId, withoutToken, type Step } from './step';

const inDallas: DeliveryAddress = {
  line1: '1500 Marilla St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75201',
  country: 'USA',
};
const addressOf = ({ address = inDallas }: CheckState) => ({ ...address, line2: 'Suite 7, c/o Zoë' });
const mobileOf = ({ mobile = '+12145550100' }: CheckState) => mobile;
export const noOrder = 'no order was made';
export const nothingToOrder = 'nothing on the menu can be ordered';
export const allOrders = { query: { limit: 200 } };

export type OrderBody = ReturnType<typeof orderOf>;

export function orderOf(state: CheckState, itemId: string, quantity: number) {
  return {
    channel: 'WEB',
    fulfillmentType: 'DELIVERY',
    tipAmount: 0,
    items: [{ itemId, quantity }],
    deliveryInfo: addressDialects[state.dialect](addressOf(state)),
    mobile: mobileOf(state),
  };
}

/** An order beside the first one: a backend that made none is not asked for more. */
export function furtherOrder(
  state: CheckState,
  key: string,
  change: (body: OrderBody) => unknown,
): ReturnType<Step['given']> {
  if (!state.orderable) return nothingToOrder;
  if (!state.orderWasPlaced) return noOrder;
  return { body: change(orderOf(state, state.orderable.id, 1)), headers: { 'Idempotency-Key': key } };
}

export function leaveOrder({ left }: CheckState, place: string, id: string | undefined): void {
  left.set(place, `an order, ${id ?? 'without an id in the reply'}`);
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
      learn: (reply, state) => {
        state.formerOrderIds = orderIds(reply);
      },
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
        leaveOrder(state, 'order', state.placedOrderId);
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
        if (state.placedOrderId !== undefined) leaveOrder(state, 'order', state.placedOrderId);
      },
    },
    {
      call: 'order.place',
      title: 'with the same key and another order',
      writes: true,
      needs: ['menu.today', 'order.place'],
      given: (state) => (state.orderWasPlaced ? otherOrder(state) : noOrder),
      refusedWith: [409],
      because: 'the key belongs to an order',
    },
    {
      call: 'order.place',
      title: "with another customer's key",
      sender: secondCustomer,
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
function typedAddress(state: CheckState): Readonly<Record<string, string>> {
  const { line1, line2, state: region, ...rest } = addressOf(state);
  const street = state.dialect === 'lines' ? { line1, line2 } : { line1: `${line1}, ${line2}` };
  return { ...street, ...rest, ...(region ? { state: region } : {}) };
}

type Compared = (sent: Readonly<Record<string, string>>, got: unknown, path: string) => readonly Difference[];

const comparedDelivery =
  (compare: Compared) =>
  (reply: unknown, state: CheckState): readonly Difference[] => {
    const info = fieldOf(reply, 'deliveryInfo');
    const contact = fieldOf(info, 'contact') ?? undefined;
    return [
      ...compare(typedAddress(state), fieldOf(info, 'address'), 'deliveryInfo.address.'),
      ...compare({ userMobile: mobileOf(state) }, info, 'deliveryInfo.'),
      ...(contact === undefined ? [] : compare({ phone: mobileOf(state) }, contact, 'deliveryInfo.contact.')),
    ];
  };
const typedAddressDifferences = comparedDelivery(lostFields);
const missingAddressFields = comparedDelivery(missingFields);

function namelessContact(reply: unknown): readonly Difference[] {
  const contact = fieldOf(fieldOf(reply, 'deliveryInfo'), 'contact') ?? undefined;
  if (contact === undefined || textAt(contact, 'name')?.trim()) return [];
  return [{ field: 'deliveryInfo.contact.name', expected: "the customer's name", got: 'nothing' }];
}

const noOrderYet = 'the customer has no order';
const withOrderId = (find: (state: CheckState) => string | undefined = ({ orderId }) => orderId) =>
  withId(find, noOrderYet);
export const customerSteps: readonly Step[] = [
  { call: 'account.profile', given: nothingGiven },
  {
    call: 'order.list',
    given: () => ({ query: { limit: 10 } }),
    notices: (reply) => limitNotice(reply, 'orders', 10),
  },
  {
    call: 'order.mine',
    title: 'without a token',
    given: nothingGiven,
    sender: withoutToken,
    refusedWith: [401, 403],
  },
  {
    call: 'order.mine',
    given: () => allOrders,
    rule: (reply, state) => {
      const orders = listAt(reply, 'orders');
      const placed = orders.findIndex((order) => textAt(order, 'id') === state.placedOrderId);
      return [
        ...sortingDifferences(orders),
        ...(placed < 0 ? [] : placedOrderDifferences(orders[placed], `orders[${placed}]`, state)),
      ];
    },
    learn: (reply, state) => {
      const orders = listAt(reply, 'orders');
      state.orderId = state.placedOrderId ?? textAt(orders[0], 'id');
      state.listedOrder = orders.find((order) => textAt(order, 'id') === state.orderId);
      state.deliveryOrderId =
        state.placedOrderId ??
        textAt(
          orders.find((order) => fieldOf(order, 'fulfillmentType') !== 'PICKUP'),
          'id',
        );
    },
  },
  {
    call: 'order.mine',
    title: 'limited to one',
    given: () => ({ query: { limit: 1 } }),
    notices: (reply) => limitNotice(reply, 'orders', 1),
    rule: (reply, { placedOrderId }) => {
      const got = textAt(reply, 'orders', '0', 'id');
      if (placedOrderId === undefined || got === placedOrderId) return undefined;
      return { field: 'orders[0].id', expected: `the newest order, ${placedOrderId}`, got: got ?? 'nothing' };
    },
  },
  {
    call: 'order.find',
    needs: ['order.mine'],
    given: withOrderId(),
    rule: (reply, state) => {
      const { orderId = '', placedOrderId, listedOrder } = state;
      const order = fieldOf(reply, 'order');
      const got = textAt(order, 'id') ?? 'nothing';
      if (got !== orderId) return { field: 'order.id', expected: orderId, got };
      const isPlaced = placedOrderId === orderId;
      return [
        ...(isPlaced ? placedOrderDifferences(order, 'order', state) : currencyDifferences(order, 'order', state)),
        ...disagreements(order, listedOrder, 'order', 'the list'),
      ];
    },
    learn: (reply, state) => {
      state.foundOrder = fieldOf(reply, 'order');
    },
  },
  {
    call: 'order.mine',
    title: 'of one status',
    needs: ['order.find'],
    given: ({ foundOrder }) => {
      const status = textAt(foundOrder, 'orderStatus');
      return status === undefined ? noOrderYet : { query: { status, limit: 200 } };
    },
    notices: (reply, state) => statusNotice(reply, state),
  },
  // Any other status would end the customer's session.
  { call: 'order.find', title: 'of an order nobody made', given: () => ({ id: 'no-such-order' }), refusedWith: [404] },
  {
    call: 'order.deliveryInfo',
    needs: ['order.mine'],
    given: withOrderId(({ deliveryOrderId }) => deliveryOrderId),
    rule: (reply, state) =>
      state.deliveryOrderId === state.placedOrderId ? typedAddressDifferences(reply, state) : undefined,
    notices: (reply, state) => {
      const address = fieldOf(fieldOf(reply, 'deliveryInfo'), 'address');
      const isPlaced = state.deliveryOrderId === state.placedOrderId;
      if (textAt(address, 'line1')?.trim())
        return [...(isPlaced ? missingAddressFields(reply, state) : []), ...namelessContact(reply)];
      return [{ field: 'deliveryInfo.address', expected: 'at least line1', got: formatValue(address) }];
    },
  },
  {
    call: 'order.track',
    needs: ['order.mine', 'order.find'],
    given: withOrderId(),
    rule: (reply, { orderId = '', foundOrder }) => {
      const order = fieldOf(reply, 'order');
      const got = textAt(order, 'id') ?? 'nothing';
      if (got !== orderId) return { field: 'order.id', expected: orderId, got };
      return disagreements(order, foundOrder, 'order', 'GET /orders/{orderId}');
    },
  },
];

function statusNotice(reply: unknown, { foundOrder }: CheckState): readonly Difference[] {
  const expected = textAt(foundOrder, 'orderStatus') ?? '';
  const orders = listAt(reply, 'orders');
  const isListed = orders.some((order) => textAt(order, 'id') === textAt(foundOrder, 'id'));
  const missing = isListed ? [] : [{ field: 'orders', expected: `the order that is ${expected}`, got: 'none' }];
  return [
    ...missing,
    ...orders.flatMap((order, index) => {
      const got = textAt(order, 'orderStatus') ?? 'nothing';
      return got === expected ? [] : [{ field: `orders[${index}].orderStatus`, expected: `only ${expected}`, got }];
    }),
  ];
}

const isTheirs = "the order is another customer's";
const hidden = [404, 403];
const theirOrder = withId(({ placedOrderId, orderId }) => placedOrderId ?? orderId, noOrder);

export const strangerSteps: readonly Step[] = [
  ...(['order.list', 'order.mine'] as const).map((call): Step => ({
    call,
    title: 'as another customer',
    sender: secondCustomer,
    needs: ['order.mine'],
    given: () => allOrders,
    rule: (reply, state) => notListed(reply, state),
    learn: (reply, state) => {
      const [first] = textsOf(listAt(reply, 'orders'), 'id');
      if (state.left.has('other order')) state.otherOrderId ??= first;
    },
  })),
  {
    call: 'order.mine',
    title: 'of one status, as another customer',
    sender: secondCustomer,
    needs: ['order.mine', 'order.find'],
    given: ({ foundOrder }) => {
      const status = textAt(foundOrder, 'orderStatus');
      return status === undefined ? noOrder : { query: { status, limit: 200 } };
    },
    rule: notListed,
  },
  ...['order.find', 'order.deliveryInfo', 'order.track'].map((call): Step => ({
    call,
    title: 'of another customer',
    sender: secondCustomer,
    needs: ['order.mine'],
    given: theirOrder,
    refusedWith: hidden,
    because: isTheirs,
  })),
  {
    call: 'order.cancel',
    title: 'of another customer',
    sender: secondCustomer,
    writes: true,
    needs: ['order.place'],
    given: withId(({ placedOrderId }) => placedOrderId, noOrder),
    refusedWith: hidden,
    because: isTheirs,
  },
  {
    call: 'order.find',
    title: 'after another customer tried to cancel it',
    writes: true,
    needs: ['order.place'],
    given: ({ placedOrderId, otherToken }) =>
      placedOrderId === undefined || otherToken === undefined ? noOrder : { id: placedOrderId },
    rule: (reply) => {
      const status = textAt(reply, 'order', 'orderStatus');
      return isCancelled(status)
        ? { field: 'order.orderStatus', expected: 'unchanged', got: formatValue(status) }
        : undefined;
    },
  },
];

const notCancelled = 'no order was cancelled';

export const cancelSteps: readonly Step[] = [
  {
    call: 'order.cancel',
    writes: true,
    needs: ['order.place'],
    given: withId(({ placedOrderId }) => placedOrderId, noOrder),
    learn: (_reply, state) => state.left.set('order', `an order, cancelled, ${state.placedOrderId}`),
  },
  {
    call: 'order.find',
    title: 'after canceling it',
    writes: true,
    needs: ['order.place', 'order.cancel'],
    given: (state) => (wasCancelled(state.left) ? theirOrder(state) : notCancelled),
    rule: (reply) => {
      const got = textAt(reply, 'order', 'orderStatus');
      return isCancelled(got)
        ? undefined
        : { field: 'order.orderStatus', expected: 'CANCELLED', got: formatValue(got) };
    },
  },
  {
    call: 'order.mine',
    title: 'of its former status, after canceling it',
    writes: true,
    needs: ['order.place', 'order.cancel', 'order.find'],
    given: ({ left, foundOrder }) => {
      const status = textAt(foundOrder, 'orderStatus');
      return wasCancelled(left) && status !== undefined ? { query: { status, limit: 200 } } : notCancelled;
    },
    notices: (reply, { placedOrderId = '' }) =>
      textsOf(listAt(reply, 'orders'), 'id').has(placedOrderId)
        ? [{ field: 'orders', expected: 'none of another status', got: placedOrderId }]
        : [],
  },
  {
    call: 'order.cancel',
    title: 'again',
    writes: true,
    needs: ['order.place'],
    given: (state) => (wasCancelled(state.left) ? theirOrder(state) : notCancelled),
    refusedWith: [409],
    because: 'it is canceled already',
    tolerated: true,
  },
  {
    call: 'order.cancel',
    title: 'as the second customer, of their own order',
    sender: secondCustomer,
    writes: true,
    needs: ['order.place'],
    onlyIf: ({ orderWasPlaced, otherOrderId }) => !orderWasPlaced || otherOrderId !== undefined,
    given: withId(({ otherOrderId }) => otherOrderId, noOrder),
    learn: (_reply, state) =>
      state.left.set('other order', `a second customer's order, cancelled, ${state.otherOrderId}`),
  },
];

export function wasCancelled(left: CheckState['left']): boolean {
  return left.get('order')?.includes('cancelled') ?? false;
}

function isCancelled(status: string | undefined): boolean {
  return /^cancell?ed$/i.test(status ?? '');
}

function notListed(reply: unknown, { placedOrderId, orderId }: CheckState) {
  const id = placedOrderId ?? orderId;
  const isListed = id !== undefined && textsOf(listAt(reply, 'orders'), 'id').has(id);
  return isListed
    ? { field: 'orders', expected: 'none of another customer (are the two tokens of two customers?)', got: id }
    : undefined;
}
