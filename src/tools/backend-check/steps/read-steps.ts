import { fieldOf, formatValue, type Difference } from '../rules/compare';
import { expectUrl, listAt, textAt, textsOf, withId, type CheckState, type Step } from './step';

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
      const rows = listAt(reply, 'scheduledMenusDetails');
      const onSale = rows.find(
        (row) => fieldOf(row, 'isAvailable') !== false && fieldOf(row, 'quantityAvailable') !== 0,
      );
      state.orderableId = textAt(onSale, 'menuItemId');
      state.scheduledIds = textsOf(rows, 'menuItemId');
      state.scheduledTypes = textsOf(rows, 'menuTypeName');
    },
  },
  {
    call: 'menu.items',
    needs: ['menu.today'],
    given: () => ({ query: { limit: 8 } }),
    notices: (reply, { scheduledIds }) => [
      ...limitNotice(reply, 'menuItems', 8),
      ...strangersNotice(textsOf(listAt(reply, 'menuItems'), 'menuItemId'), scheduledIds, 'menuItems[].menuItemId'),
    ],
    learn: (reply, state) => (state.menuItemId = textAt(reply, 'menuItems', '0', 'menuItemId')),
  },
  { call: 'menu.item', needs: ['menu.items'], given: withId(({ menuItemId }) => menuItemId, 'there is no menu item') },
  {
    call: 'menu.types',
    needs: ['menu.today'],
    given: emptyRequest,
    notices: (reply, { scheduledTypes }) =>
      strangersNotice(scheduledTypes, textsOf(listAt(reply, 'menuTypes'), 'menuName'), 'menuTypes[].menuName'),
    learn: (reply, state) => (state.menuTypeId = textAt(listAt(reply, 'menuTypes').at(-1), 'menuTypeId')),
  },
  { call: 'menu.type', needs: ['menu.types'], given: withId(({ menuTypeId }) => menuTypeId, 'there is no menu type') },
  {
    call: 'account.googleAuthUrl',
    given: emptyRequest,
    rule: (reply) => {
      const url = textAt(reply, 'authUrl');
      const difference = expectUrl('authUrl', url, 'Failed to get Google authentication URL');
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
    learn: (reply, state) => {
      const orders = listAt(reply, 'orders');
      state.orderId = textAt(orders[0], 'id');
      state.deliveryOrderId = textAt(
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
  },
  {
    call: 'order.find',
    needs: ['order.mine'],
    given: withOrderId(),
    rule: (reply, { orderId = '' }) => {
      const got = textAt(reply, 'order', 'id') ?? 'nothing';
      return got === orderId ? undefined : { field: 'order.id', expected: orderId, got };
    },
  },
  // Any other status would end the customer's session.
  { call: 'order.find', title: 'of an order nobody made', given: () => ({ id: 'no-such-order' }), rejectedWith: [404] },
  {
    call: 'order.deliveryInfo',
    needs: ['order.mine'],
    given: withOrderId(({ deliveryOrderId }) => deliveryOrderId),
    notices: (reply) => {
      const address = fieldOf(fieldOf(reply, 'deliveryInfo'), 'address');
      if (textAt(address, 'line1')?.trim()) return [];
      return [{ field: 'deliveryInfo.address', expected: 'at least line1', got: formatValue(address) }];
    },
  },
  { call: 'order.track', needs: ['order.mine'], given: withOrderId() },
];

function limitNotice(reply: unknown, list: string, limit: number): readonly Difference[] {
  const { length } = listAt(reply, list);
  return length > limit ? [{ field: list, expected: `${limit} rows, as limit asks for`, got: `${length} rows` }] : [];
}

/** If two calls name the same things, at least one name should be in both. */
function strangersNotice(
  names: ReadonlySet<string> | undefined,
  known: ReadonlySet<string> | undefined,
  field: string,
): readonly Difference[] {
  if (!names?.size || !known?.size || [...names].some((name) => known.has(name))) return [];
  return [{ field, expected: "some that today's menu has too", got: 'none' }];
}
