import { fieldOf, formatValue, type Difference } from '../rules/compare';
import { nothingToOrder } from './order-steps';
import type { CheckState } from './check-state';
import { listAt, textAt, withId, type Step } from './step';

const orderableId = (rest: object) => withId(({ orderable }) => orderable?.id, nothingToOrder, rest);

export const cartSteps: readonly Step[] = [
  {
    call: 'cart.add',
    writes: true,
    missing: ({ cartIsServed, orderable }) =>
      cartIsServed && { field: 'status', expected: `${orderable?.id} of today's menu in the cart`, got: 'not found' },
    needs: ['menu.today', 'cart.load'],
    given: ({ orderable }) =>
      orderable === undefined ? nothingToOrder : { body: { itemId: orderable.id, quantity: 1 } },
    learn: (_reply, { left }) => left.set('cart', 'an item in the cart'),
  },
  holds('after adding', 1),
  {
    call: 'cart.load',
    title: 'of another visitor',
    writes: true,
    needs: ['cart.add'],
    stranger: true,
    given: ({ left }) => (left.has('cart') ? {} : 'nothing is in the cart'),
    mayRefuse: true,
    rule: (reply, state) =>
      rowOf(reply, state)
        ? { field: 'items', expected: "none of another visitor's", got: formatValue(rowOf(reply, state)) }
        : undefined,
  },
  { call: 'cart.setQuantity', writes: true, needs: ['cart.add'], given: orderableId({ body: { quantity: 2 } }) },
  holds('after setting the quantity', 2),
  { call: 'cart.remove', writes: true, needs: ['cart.add'], given: orderableId({}) },
  holds('after removing', 0),
  {
    call: 'cart.clear',
    writes: true,
    given: () => ({}),
    learn: (_reply, { left }) => left.delete('cart'),
  },
];

function holds(title: string, expected: number): Step {
  return {
    call: 'cart.load',
    title,
    writes: true,
    needs: ['cart.add'],
    given: ({ left }) => (left.has('cart') ? {} : 'nothing could be put into the cart'),
    rule: (reply, state): Difference | undefined => {
      const row = rowOf(reply, state);
      const got = row === undefined ? 0 : fieldOf(row, 'quantity');
      return got === expected
        ? undefined
        : { field: 'items', expected: `${expected} of ${state.orderable?.id}`, got: formatValue(got) };
    },
  };
}

function rowOf(reply: unknown, { orderable }: CheckState): unknown {
  return listAt(reply, 'items').find((row) => textAt(row, 'id') === orderable?.id);
}
