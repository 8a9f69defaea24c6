import type { OrderBody } from './order-steps';
import { newOrderIds, noOrder, nothingToOrder, orderId, orderOf } from './order-steps';
import type { CheckState } from './check-state';
import { textAt, type Step } from './step';
import { readStock } from './stock-steps';

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
): Step {
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
    rejectedWith: [400, 404, 409, 422],
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
      given: (state) => {
        if (!state.orderable) return nothingToOrder;
        if (!state.orderWasPlaced) return noOrder;
        const body = spoil(orderOf(state, state.orderable.id, 1));
        return { body, headers: { 'Idempotency-Key': otherKey(uuid, index + 1) } };
      },
      rejectedWith: [400, 404, 409, 422],
      because,
      learn: (_reply, state) => state.left.set(title, `an order that should have been refused, ${title}`),
    })),
    {
      call: 'order.place',
      title: 'with a tip of less than nothing',
      writes: true,
      needs: ['menu.today', 'order.place'],
      given: (state) => {
        if (!state.orderable) return nothingToOrder;
        if (!state.orderWasPlaced) return noOrder;
        const body = { ...orderOf(state, state.orderable.id, 1), tipAmount: -5 };
        return { body, headers: { 'Idempotency-Key': otherKey(uuid, 8) } };
      },
      rejectedWith: [400, 409, 422],
      because: 'it lowers the total, and the shop takes no tips',
      tolerated: true,
      learn: (reply, state) => {
        if (state.ordersMade !== undefined) state.ordersMade += 1;
        state.left.set('order with a tip', `an order, ${orderId(reply) ?? 'without an id in the reply'}`);
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
      refusalNotices: (reply, { limited }) => {
        const sentence = sentenceOf(reply);
        return sentence.includes(String(limited?.left))
          ? []
          : [{ field: 'errorMessage', expected: `how many are left, ${limited?.left}`, got: JSON.stringify(sentence) }];
      },
    },
    {
      ...stockStep('of a sold-out item', ({ soldOut }) => soldOut && [soldOut.id, 1], otherKey(uuid, 15)),
      because: 'the kitchen cannot make it',
      refusalNotices: (reply, { soldOut }) => {
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
      given: ({ ordersMade }) => (ordersMade === undefined ? noOrder : { query: { limit: 200 } }),
      rule: (reply, state: CheckState) => {
        const more = newOrderIds(reply, state).length - (state.ordersMade ?? 0);
        return more <= 0
          ? undefined
          : { field: 'orders', expected: 'no order that was refused', got: `${more} of them` };
      },
    },
  ];
}
