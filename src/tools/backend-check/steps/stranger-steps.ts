import { formatValue } from '../rules/compare';
import { noOrder } from './order-steps';
import type { CheckState } from './check-state';
import { listAt, textAt, textsOf, withId, type Step } from './step';

const because = "the order is another customer's";
const hidden = [404, 403];
const theirOrder = withId(({ placedOrderId, orderId }) => placedOrderId ?? orderId, noOrder);

export const strangerSteps: readonly Step[] = [
  ...(['order.list', 'order.mine'] as const).map((call): Step => ({
    call,
    title: 'as another customer',
    other: true,
    needs: ['order.mine'],
    given: () => ({ query: { limit: 200 } }),
    rule: (reply, state) => notListed(reply, state),
    learn: (reply, state) => {
      const [first] = textsOf(listAt(reply, 'orders'), 'id');
      if (state.left.has('other order')) state.otherOrderId ??= first;
    },
  })),
  {
    call: 'order.mine',
    title: 'of one status, as another customer',
    other: true,
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
    other: true,
    needs: ['order.mine'],
    given: theirOrder,
    rejectedWith: hidden,
    because,
  })),
  {
    call: 'order.cancel',
    title: 'of another customer',
    other: true,
    writes: true,
    needs: ['order.place'],
    given: withId(({ placedOrderId }) => placedOrderId, noOrder),
    rejectedWith: hidden,
    because,
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
    rejectedWith: [409],
    because: 'it is canceled already',
    tolerated: true,
  },
  {
    call: 'order.cancel',
    title: 'as the second customer, of their own order',
    other: true,
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
