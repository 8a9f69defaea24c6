import { maxItemQuantity } from '../../../domain/cart/cart';
import type { CheckPlan, CheckState, OrderableRow } from '../check-state';
import { fieldOf, formatValue, listAt, textAt, textsOf, type Difference } from '../reply';
import { limitNotice } from '../rules/notices';
import { isSoldOut, limitedRow } from './menu-steps';
import {
  allOrders,
  expectCheckoutUrl,
  furtherOrder,
  hasPieces,
  leaveOrder,
  newOrderIds,
  noOrder,
  nothingToOrder,
  orderId,
  orderOf,
  wasCancelled,
  type OrderBody,
} from './order-steps';
import { withId, type RefusedStep, type Step } from './step';

const refusedOrders: readonly (readonly [title: string, because: string, spoil: (order: OrderBody) => unknown])[] = [
  ['with quantity 0', 'a line has at least one piece', withQuantity(0)],
  ['with quantity -3', 'a line with less than nothing lowers the total', withQuantity(-3)],
  ['with quantity 1000', 'a line has at most 999 pieces', withQuantity(1000)],
  ['with half a piece', 'pieces are whole', withQuantity(0.5)],
  ['of an unknown item', 'it is not on the menu', withItem('no-such-item')],
  ['without items', 'there is nothing to pay', (order) => ({ ...order, items: [] })],
  ['for delivery without an address', 'nobody knows where it goes', (order) => ({ ...order, deliveryInfo: undefined })],
];

function withQuantity(quantity: number) {
  return (order: OrderBody) => ({ ...order, items: order.items.map(({ itemId }) => ({ itemId, quantity })) });
}

function withItem(itemId: string) {
  return (order: OrderBody) => ({ ...order, items: order.items.map(({ quantity }) => ({ itemId, quantity })) });
}

const sentenceOf = (reply: unknown) => textAt(reply, 'errorMessage') ?? textAt(reply, 'message') ?? '';

export function otherKey(uuid: string, by: number): string {
  const digit = (Number.parseInt(uuid.slice(-1), 16) + by) % 16;
  return `${uuid.slice(0, -1)}${digit.toString(16)}`;
}

function stockStep(
  title: string,
  wanted: (state: CheckState) => readonly [itemId: string, quantity: number] | undefined,
  key: string,
): RefusedStep {
  return {
    call: 'order.place',
    title,
    writes: true,
    needs: ['menu.today', 'order.place'],
    onlyIf: (state) => wanted(state) !== undefined,
    given: (state) => {
      const [itemId, quantity] = wanted(state) ?? [];
      if (itemId === undefined || quantity === undefined) return nothingToOrder;
      return state.orderWasPlaced
        ? { body: orderOf(state, itemId, quantity), headers: { 'Idempotency-Key': key } }
        : noOrder;
    },
    refusedWith: [400, 404, 409, 422],
    learn: (_reply, state) => state.left.set(title, `an order that should have been refused, ${title}`),
  };
}

export function refusedOrderSteps(uuid: string): readonly Step[] {
  return [
    ...refusedOrders.map(([title, because, spoil], index): Step => ({
      call: 'order.place',
      title,
      writes: true,
      needs: ['menu.today', 'order.place'],
      given: (state) => furtherOrder(state, otherKey(uuid, index + 1), spoil),
      refusedWith: [400, 404, 409, 422],
      because,
      learn: (_reply, state) => state.left.set(title, `an order that should have been refused, ${title}`),
    })),
    {
      call: 'order.place',
      title: 'with a tip of less than nothing',
      writes: true,
      needs: ['menu.today', 'order.place'],
      given: (state) => furtherOrder(state, otherKey(uuid, 8), (body) => ({ ...body, tipAmount: -5 })),
      refusedWith: [400, 409, 422],
      because: 'it lowers the total, and the shop takes no tips',
      tolerated: true,
      learn: (reply, state) => {
        if (state.ordersMade !== undefined) state.ordersMade += 1;
        leaveOrder(state, 'order with a tip', orderId(reply));
      },
    },
    readStock('before orders of more than is left'),
    {
      ...stockStep(
        'of more than is left',
        ({ limited }) => limited && [limited.id, limited.left + 1],
        otherKey(uuid, 14),
      ),
      because: 'the kitchen cannot make it',
      notices: (reply, { limited }) => {
        const sentence = sentenceOf(reply);
        return sentence.includes(String(limited?.left))
          ? []
          : [{ field: 'errorMessage', expected: `how many are left, ${limited?.left}`, got: JSON.stringify(sentence) }];
      },
    },
    {
      ...stockStep('of a sold-out item', ({ soldOut }) => soldOut && [soldOut.id, 1], otherKey(uuid, 15)),
      because: 'the kitchen cannot make it',
      notices: (reply, { soldOut }) => {
        const sentence = sentenceOf(reply);
        return /(^|\s)0\s/.test(sentence.replaceAll(soldOut?.name || ' ', ' '))
          ? [
              {
                field: 'errorMessage',
                expected: 'that it is sold out, not a number of 0',
                got: JSON.stringify(sentence),
              },
            ]
          : [];
      },
    },
    {
      call: 'order.mine',
      title: 'after orders that were refused',
      writes: true,
      needs: ['order.place'],
      given: ({ ordersMade }) => (ordersMade === undefined ? noOrder : allOrders),
      rule: (reply, state: CheckState) => {
        const more = newOrderIds(reply, state).length - (state.ordersMade ?? 0);
        return more <= 0
          ? undefined
          : { field: 'orders', expected: 'no order that was refused', got: `${more} of them` };
      },
    },
  ];
}

/** Orders made since the menu was read have changed what is left. */
function readStock(title: string): Step {
  return {
    call: 'menu.today',
    title,
    writes: true,
    needs: ['order.place'],
    onlyIf: ({ orderable }) => orderable !== undefined,
    given: () => ({}),
    learn: (reply, state) => {
      state.schedule = listAt(reply, 'scheduledMenusDetails');
      state.limited &&= limitedRow(state.schedule, state.limited.id);
    },
  };
}

/** Pieces that cannot be given back are missing from the menu of the next run. */
const piecesOf = ({ limited, left }: CheckState): number => (wasCancelled(left) ? (limited?.left ?? 0) : 1);

/** Returns undefined if the menu does not say how many are left. It may leave out a sold-out item, or its number. */
const leftOf = (reply: unknown, { limited }: CheckState): number | undefined => {
  const row = listAt(reply, 'scheduledMenusDetails').find((one) => textAt(one, 'menuItemId') === limited?.id);
  const left = fieldOf(row, 'quantityAvailable') ?? (row === undefined || isSoldOut(row) ? 0 : undefined);
  return typeof left === 'number' ? left : undefined;
};
const stockDifference = (expected: string, got: number | undefined): Difference => ({
  field: 'scheduledMenusDetails[].quantityAvailable',
  expected,
  got: formatValue(got),
});

interface OrderKeys {
  readonly ofLast: string;
  readonly ofPickup: string;
  readonly ofMany: string;
}

export function stockSteps(keys: OrderKeys, { offersPickup }: Pick<CheckPlan, 'offersPickup'>): readonly Step[] {
  const hasLimited = ({ limited }: CheckState) => limited !== undefined;
  const hasOrderOfLast = ({ lastOrderId }: CheckState) => lastOrderId !== undefined;
  return [
    {
      call: 'order.place',
      title: 'for pickup',
      writes: true,
      needs: ['menu.today', 'order.place'],
      given: (state) =>
        furtherOrder(state, keys.ofPickup, ({ deliveryInfo: _none, ...body }) => ({
          ...body,
          fulfillmentType: 'PICKUP',
        })),
      ...(offersPickup ? {} : { mayRefuseWith: [400, 409, 422] }),
      rule: (reply) => {
        const got = textAt(reply, 'order', 'fulfillmentType');
        const fee = textAt(reply, 'order', 'deliveryFee');
        return [
          ...[expectCheckoutUrl(reply) ?? []].flat(),
          ...(got === undefined || got === 'PICKUP'
            ? []
            : [{ field: 'order.fulfillmentType', expected: 'PICKUP, as ordered', got }]),
          ...(Number(fee ?? 0) === 0
            ? []
            : [{ field: 'order.deliveryFee', expected: '0 for a pickup', got: `${fee}` }]),
        ];
      },
      learn: (reply, state) => {
        state.pickupOrderId = orderId(reply);
        leaveOrder(state, 'pickup order', state.pickupOrderId);
      },
    },
    readStock('before ordering more pieces'),
    {
      call: 'order.place',
      title: `of ${maxItemQuantity} pieces`,
      writes: true,
      needs: ['menu.today', 'order.place'],
      onlyIf: (state) => hasPieces(state, wasCancelled(state.left) ? maxItemQuantity : Infinity),
      given: (state) => furtherOrder(state, keys.ofMany, withQuantity(maxItemQuantity)),
      rule: expectCheckoutUrl,
      learn: (reply, state) => {
        state.largeOrderId = orderId(reply);
        leaveOrder(state, 'large order', state.largeOrderId);
      },
      tolerated: true,
    },
    {
      call: 'order.place',
      title: 'of what is left',
      writes: true,
      needs: ['menu.today', 'order.place'],
      onlyIf: hasLimited,
      given: (state) =>
        state.limited && state.orderWasPlaced
          ? { body: orderOf(state, state.limited.id, piecesOf(state)), headers: { 'Idempotency-Key': keys.ofLast } }
          : noOrder,
      rule: expectCheckoutUrl,
      learn: (reply, state) => {
        state.lastOrderId = orderId(reply);
        leaveOrder(state, 'order of the last', state.lastOrderId);
      },
    },
    {
      call: 'menu.today',
      title: 'after ordering what is left',
      writes: true,
      needs: ['order.place'],
      onlyIf: hasOrderOfLast,
      given: () => ({}),
      rule: (reply, state) => {
        const got = leftOf(reply, state);
        const expected = (state.limited?.left ?? 0) - piecesOf(state);
        return got !== undefined && got <= expected ? undefined : stockDifference(`${expected}`, got);
      },
    },
    {
      call: 'order.mine',
      title: 'limited to one of several',
      writes: true,
      needs: ['order.place'],
      given: ({ pickupOrderId, lastOrderId }) =>
        (pickupOrderId ?? lastOrderId) === undefined ? noOrder : { query: { limit: 1 } },
      notices: (reply) => limitNotice(reply, 'orders', 1),
    },
    {
      call: 'order.mine',
      title: 'after several orders',
      writes: true,
      needs: ['order.place'],
      given: ({ orderWasPlaced }) => (orderWasPlaced ? allOrders : noOrder),
      rule: (reply, { placedOrderId, lastOrderId, pickupOrderId }) => {
        const listed = textsOf(listAt(reply, 'orders'), 'id');
        return [placedOrderId, lastOrderId, pickupOrderId].flatMap((id) =>
          id === undefined || listed.has(id) ? [] : [{ field: 'orders', expected: `${id} among them`, got: 'others' }],
        );
      },
    },
    {
      call: 'order.mine',
      title: 'without a limit',
      writes: true,
      needs: ['order.place'],
      given: ({ orderWasPlaced }) => (orderWasPlaced ? {} : noOrder),
      notices: (reply) =>
        listAt(reply, 'orders').length > 0 ? [] : [{ field: 'orders', expected: 'some orders', got: 'none' }],
    },
    cancelStep('of many pieces', 'large order', ({ largeOrderId }) => largeOrderId),
    cancelStep('of the pickup', 'pickup order', ({ pickupOrderId }) => pickupOrderId),
    cancelStep('of what was left', 'order of the last', ({ lastOrderId }) => lastOrderId),
    {
      call: 'menu.today',
      title: 'after canceling what was left',
      writes: true,
      needs: ['order.place', 'order.cancel'],
      onlyIf: ({ left }) => left.get('order of the last')?.includes('cancelled') === true,
      given: () => ({}),
      notices: (reply, state) => {
        const got = leftOf(reply, state);
        const before = state.limited?.left ?? 0;
        return got !== undefined && got >= before ? [] : [stockDifference(`${before} again`, got)];
      },
    },
  ];
}

function cancelStep(title: string, place: string, find: (state: CheckState) => string | undefined): Step {
  return {
    call: 'order.cancel',
    title,
    writes: true,
    needs: ['order.place'],
    onlyIf: (state) => find(state) !== undefined && wasCancelled(state.left),
    given: withId(find, noOrder),
    learn: (_reply, state) => state.left.set(place, `an order, cancelled, ${find(state)}`),
  };
}

const ofTwoItems = 'of two items';
const plenty = 10;

type Wanted = readonly (readonly [item: OrderableRow, quantity: number])[];

function wantedOf({ orderable, secondOrderable }: CheckState): Wanted | undefined {
  if (!orderable || !secondOrderable) return undefined;
  const { quantity } = secondOrderable;
  return [
    [orderable, quantity > 1 ? 1 : orderable.quantity],
    [secondOrderable, quantity],
  ];
}

/**
 * Makes one more order of two items, in different quantities if enough is left. If orders cannot be cancelled, it takes
 * few pieces of items of which there are many.
 */
export function mixedOrderSteps(key: string): readonly Step[] {
  const mixedOrderId = ({ mixedOrderId: id }: CheckState) => id;
  return [
    {
      call: 'order.place',
      title: ofTwoItems,
      writes: true,
      needs: ['menu.today', 'order.place'],
      onlyIf: (state) =>
        wantedOf(state)?.every(([item]) => wasCancelled(state.left) || hasPieces(state, plenty, item)) === true,
      given: (state) => {
        const items = wantedOf(state)?.map(([{ id }, quantity]) => ({ itemId: id, quantity }));
        return furtherOrder(state, key, (body) => ({ ...body, items }));
      },
      rule: (reply, state) => expectCheckoutUrl(reply) ?? lineDifferences(fieldOf(reply, 'order'), state),
      learn: (reply, state) => {
        state.mixedOrderId = orderId(reply);
        leaveOrder(state, 'mixed order', state.mixedOrderId);
      },
    },
    {
      call: 'order.find',
      title: ofTwoItems,
      writes: true,
      needs: ['order.place'],
      onlyIf: (state) => mixedOrderId(state) !== undefined,
      given: withId(mixedOrderId, noOrder),
      rule: (reply, state) => lineDifferences(fieldOf(reply, 'order'), state),
    },
    cancelStep(ofTwoItems, 'mixed order', mixedOrderId),
  ];
}

function lineDifferences(order: unknown, state: CheckState): readonly Difference[] {
  const lines = listAt(order, 'items');
  const wanted = (wantedOf(state) ?? []).map(([{ name, price }, quantity]) => ({
    itemName: name,
    quantity,
    unitPrice: price,
  }));
  const isThere = (one: object) => lines.some((line) => lineFields.every((field) => agrees(line, one, field)));
  if (lines.length === 0 || (lines.length === wanted.length && wanted.every(isThere))) return [];
  return [{ field: 'order.items', expected: wanted.map(lineText).join(', '), got: lines.map(lineText).join(', ') }];
}

const lineFields = ['quantity', 'itemName', 'unitPrice'] as const;

function agrees(line: unknown, wanted: unknown, field: string): boolean {
  const got = textAt(line, field);
  const expected = textAt(wanted, field);
  return got === undefined || expected === undefined || got === expected;
}

function lineText(line: unknown): string {
  const [quantity = '?', name = '?', price = '?'] = lineFields.map((field) => textAt(line, field));
  return `${quantity} ${name} at ${price}`;
}
