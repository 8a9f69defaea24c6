import { fieldOf, type Difference } from '../rules/compare';
import type { CheckState, MenuRow } from './check-state';
import { expectCheckoutUrl, hasPieces, noOrder, nothingToOrder, orderId, orderOf } from './order-steps';
import { listAt, textAt, withId, type Step } from './step';
import { cancelStep } from './stock-steps';
import { wasCancelled } from './stranger-steps';

const title = 'of two items';
const plenty = 10;

type Wanted = readonly (readonly [item: MenuRow, quantity: number])[];

function wantedOf({ orderable, secondOrderable }: CheckState): Wanted | undefined {
  if (!orderable || !secondOrderable) return undefined;
  const { quantity } = secondOrderable;
  return [
    [orderable, quantity > 1 ? 1 : orderable.quantity],
    [secondOrderable, quantity],
  ];
}

/** One order more, of two items, in different quantities where enough is left. Without order.cancel, it takes few of many. */
export function mixedOrderSteps(key: string): readonly Step[] {
  const mixedOrderId = ({ mixedOrderId: id }: CheckState) => id;
  return [
    {
      call: 'order.place',
      title,
      writes: true,
      needs: ['menu.today', 'order.place'],
      onlyIf: (state) =>
        wantedOf(state)?.every(([item]) => wasCancelled(state.left) || hasPieces(state, plenty, item)) === true,
      given: (state) => {
        const wanted = wantedOf(state);
        if (!state.orderable || !wanted) return nothingToOrder;
        if (!state.orderWasPlaced) return noOrder;
        const items = wanted.map(([{ id }, quantity]) => ({ itemId: id, quantity }));
        return { body: { ...orderOf(state, state.orderable.id, 1), items }, headers: { 'Idempotency-Key': key } };
      },
      rule: (reply, state) => expectCheckoutUrl(reply) ?? lineDifferences(fieldOf(reply, 'order'), state),
      learn: (reply, state) => {
        state.mixedOrderId = orderId(reply);
        state.left.set('mixed order', `an order, ${state.mixedOrderId ?? 'without an id in the reply'}`);
      },
    },
    {
      call: 'order.find',
      title,
      writes: true,
      needs: ['order.place'],
      onlyIf: (state) => mixedOrderId(state) !== undefined,
      given: withId(mixedOrderId, noOrder),
      rule: (reply, state) => lineDifferences(fieldOf(reply, 'order'), state),
    },
    cancelStep(title, 'mixed order', mixedOrderId),
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
  const [got, expected] = [textAt(line, field), textAt(wanted, field)];
  return got === undefined || expected === undefined || got === expected;
}

function lineText(line: unknown): string {
  const [quantity = '?', name = '?', price = '?'] = lineFields.map((field) => textAt(line, field));
  return `${quantity} ${name} at ${price}`;
}
