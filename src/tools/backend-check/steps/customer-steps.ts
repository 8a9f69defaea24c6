import { fieldOf, formatValue, type Difference } from '../rules/compare';
import { currencyDifferences, disagreements, placedOrderDifferences, sortingDifferences } from '../rules/placed-order';
import type { CheckState } from './check-state';
import { limitNotice } from './limit-notice';
import { missingAddressFields, namelessContact, typedAddressDifferences } from './order-steps';
import { listAt, textAt, withId, type Step } from './step';

const noOrder = 'the customer has no order';
const withOrderId = (find: (state: CheckState) => string | undefined = ({ orderId }) => orderId) =>
  withId(find, noOrder);
const emptyRequest: Step['given'] = () => ({});

export const customerSteps: readonly Step[] = [
  { call: 'account.profile', given: emptyRequest },
  {
    call: 'order.list',
    given: () => ({ query: { limit: 10 } }),
    notices: (reply) => limitNotice(reply, 'orders', 10),
  },
  {
    call: 'order.mine',
    title: 'without a token',
    given: emptyRequest,
    token: () => undefined,
    rejectedWith: [401, 403],
  },
  {
    call: 'order.mine',
    given: () => ({ query: { limit: 200 } }),
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
    learn: (reply, state) => (state.foundOrder = fieldOf(reply, 'order')),
  },
  {
    call: 'order.mine',
    title: 'of one status',
    needs: ['order.find'],
    given: ({ foundOrder }) => {
      const status = textAt(foundOrder, 'orderStatus');
      return status === undefined ? noOrder : { query: { status, limit: 200 } };
    },
    notices: (reply, state) => statusNotice(reply, state),
  },
  // Any other status would end the customer's session.
  { call: 'order.find', title: 'of an order nobody made', given: () => ({ id: 'no-such-order' }), rejectedWith: [404] },
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
