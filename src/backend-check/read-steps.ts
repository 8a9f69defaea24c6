import { fieldOf } from './compare';
import { expectUrl, listAt, textAt, withId, type CheckState, type Step } from './step';

const noOrder = 'the customer has no order';
const withOrderId = (find: (state: CheckState) => string | undefined = ({ orderId }) => orderId) =>
  withId(find, noOrder);
const emptyRequest: Step['given'] = () => ({});

/** Read-only calls that need no customer. */
export const publicSteps: readonly Step[] = [
  {
    call: 'menu.today',
    given: emptyRequest,
    learn: (reply, state) => {
      const onSale = listAt(reply, 'scheduledMenusDetails').find(
        (row) => fieldOf(row, 'isAvailable') !== false && fieldOf(row, 'quantityAvailable') !== 0,
      );
      state.orderableId = textAt(onSale, 'menuItemId');
    },
  },
  {
    call: 'menu.items',
    given: () => ({ query: { limit: 8 } }),
    learn: (reply, state) => (state.menuItemId = textAt(reply, 'menuItems', '0', 'menuItemId')),
  },
  { call: 'menu.item', given: withId(({ menuItemId }) => menuItemId, 'there is no menu item') },
  {
    call: 'menu.types',
    given: emptyRequest,
    learn: (reply, state) => (state.menuTypeId = textAt(listAt(reply, 'menuTypes').at(-1), 'menuTypeId')),
  },
  { call: 'menu.type', given: withId(({ menuTypeId }) => menuTypeId, 'there is no menu type') },
  {
    call: 'account.googleAuthUrl',
    given: emptyRequest,
    rule: (reply) => {
      const url = textAt(reply, 'authUrl');
      const difference = expectUrl('authUrl', url);
      if (difference || (url && new URL(url).searchParams.has('state'))) return difference;
      return { field: 'authUrl', expected: 'a state among its parameters', got: 'none' };
    },
  },
  {
    call: 'account.googleCallback',
    title: 'with a code nobody issued',
    given: () => ({ query: { code: 'no-such-code' } }),
    rejectedWith: [400, 401, 403, 422],
  },
  { call: 'cart.load', given: emptyRequest },
];

/** Read-only calls about a customer. */
export const customerSteps: readonly Step[] = [
  { call: 'account.profile', given: emptyRequest },
  { call: 'order.list', given: () => ({ query: { limit: 10 } }) },
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
    learn: (reply, state) => {
      const orders = listAt(reply, 'orders');
      state.orderId = textAt(orders[0], 'id');
      state.deliveryOrderId = textAt(
        orders.find((order) => fieldOf(order, 'fulfillmentType') === 'DELIVERY'),
        'id',
      );
    },
  },
  {
    call: 'order.find',
    given: withOrderId(),
    rule: (reply, { orderId = '' }) => {
      const got = textAt(reply, 'order', 'id') ?? 'nothing';
      return got === orderId ? undefined : { field: 'order.id', expected: orderId, got };
    },
  },
  // Any other status would end the customer's session.
  { call: 'order.find', title: 'of an order nobody made', given: () => ({ id: 'no-such-order' }), rejectedWith: [404] },
  { call: 'order.deliveryInfo', given: withOrderId(({ deliveryOrderId }) => deliveryOrderId) },
  { call: 'order.track', given: withOrderId() },
];
