import { says } from './compare';
import { expectAddress, listAt, textAt, withId, type Known, type Step } from './step';

const noOrder = 'the customer has no order';
const byOrder = (find: (known: Known) => string | undefined = ({ orderId }) => orderId) => withId(find, noOrder);
const always: Step['given'] = () => ({});

/** Calls that change nothing and need nobody. */
export const publicSteps: readonly Step[] = [
  {
    call: 'menu.today',
    given: always,
    learn: (reply, known) => {
      const onSale = listAt(reply, 'scheduledMenusDetails').find(
        (row) => says(row, 'isAvailable') !== false && says(row, 'quantityAvailable') !== 0,
      );
      known.orderableId = textAt(onSale, 'menuItemId');
    },
  },
  {
    call: 'menu.items',
    given: () => ({ query: { limit: 8 } }),
    learn: (reply, known) => (known.menuItemId = textAt(reply, 'menuItems', '0', 'menuItemId')),
  },
  { call: 'menu.item', given: withId(({ menuItemId }) => menuItemId, 'there is no menu item') },
  {
    call: 'menu.types',
    given: always,
    learn: (reply, known) => (known.menuTypeId = textAt(listAt(reply, 'menuTypes').at(-1), 'menuTypeId')),
  },
  { call: 'menu.type', given: withId(({ menuTypeId }) => menuTypeId, 'there is no menu type') },
  {
    call: 'account.googleAuthUrl',
    given: always,
    rule: (reply) => {
      const address = textAt(reply, 'authUrl');
      const wrong = expectAddress('authUrl', address);
      if (wrong || (address && new URL(address).searchParams.has('state'))) return wrong;
      return { field: 'authUrl', expected: 'a state among its parameters', got: 'none' };
    },
  },
  {
    call: 'account.googleCallback',
    title: 'with a code nobody issued',
    given: () => ({ query: { code: 'no-such-code' } }),
    refusedWith: [400, 401, 403, 422],
  },
  { call: 'cart.load', given: always },
];

/** Calls that change nothing, about a customer. */
export const customerSteps: readonly Step[] = [
  { call: 'account.profile', given: always },
  { call: 'order.list', given: () => ({ query: { limit: 10 } }) },
  { call: 'order.mine', title: 'without a token', given: always, token: () => undefined, refusedWith: [401, 403] },
  {
    call: 'order.mine',
    given: () => ({ query: { limit: 200 } }),
    learn: (reply, known) => {
      const orders = listAt(reply, 'orders');
      known.orderId = textAt(orders[0], 'id');
      known.deliveryOrderId = textAt(
        orders.find((order) => says(order, 'fulfillmentType') === 'DELIVERY'),
        'id',
      );
    },
  },
  {
    call: 'order.find',
    given: byOrder(),
    rule: (reply, { orderId = '' }) => {
      const got = textAt(reply, 'order', 'id') ?? 'nothing';
      return got === orderId ? undefined : { field: 'order.id', expected: orderId, got };
    },
  },
  // Any other refusal would end the customer's session.
  { call: 'order.find', title: 'of an order nobody made', given: () => ({ id: 'no-such-order' }), refusedWith: [404] },
  { call: 'order.deliveryInfo', given: byOrder(({ deliveryOrderId }) => deliveryOrderId) },
  { call: 'order.track', given: byOrder() },
];
