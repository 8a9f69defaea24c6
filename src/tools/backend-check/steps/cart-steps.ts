import type { CheckState } from '../check-state';
import { fieldOf, formatValue, listAt, textAt, type Difference } from '../reply';
import { testToken } from './account-steps';
import { nothingToOrder } from './order-steps';
import { anotherVisitor, nothingGiven, withId, type AnsweredStep, type RefusedStep, type Step } from './step';

const orderableId = (rest: object) => withId(({ orderable }) => orderable?.id, nothingToOrder, rest);
const ifHeld =
  (given: Step['given']): Step['given'] =>
  (state) =>
    state.left.has('cart') ? given(state) : 'nothing could be put into the cart';
const addOne: Step['given'] = ({ orderable }) =>
  orderable === undefined ? nothingToOrder : { body: { itemId: orderable.id, quantity: 1 } };
const ifTooFewAreLeft = [400, 409, 422];

export const cartReadSteps: readonly Step[] = [
  {
    call: 'cart.load',
    given: nothingGiven,
    learn: (_reply, state) => {
      state.cartIsServed = true;
    },
  },
];

export const cartSteps: readonly Step[] = [
  {
    call: 'cart.add',
    writes: true,
    missing: ({ cartIsServed, orderable }) =>
      cartIsServed && { field: 'status', expected: `${orderable?.id} of today's menu in the cart`, got: 'not found' },
    needs: ['menu.today', 'cart.load'],
    given: addOne,
    learn: (_reply, { left }) => left.set('cart', 'an item in the cart'),
  },
  holds('after adding', 1),
  {
    ...addAgain('once more'),
    onlyIf: ({ orderable }) => orderable?.quantity === 2,
    learn: (_reply, state) => {
      state.cartHoldsTwo = true;
    },
  },
  { ...holds('after adding once more', 2), onlyIf: ({ cartHoldsTwo }) => cartHoldsTwo === true },
  refused('of an unknown item', 'it is not on the menu', () => ({ itemId: 'no-such-item', quantity: 1 })),
  refused('with quantity 0', 'it is no piece', ({ orderable }) => ({ itemId: orderable?.id, quantity: 0 })),
  {
    call: 'cart.load',
    title: 'of another visitor',
    writes: true,
    needs: ['cart.add'],
    sender: anotherVisitor,
    given: ({ left }) => (left.has('cart') ? {} : 'nothing is in the cart'),
    mayRefuseWith: [401, 403],
    withoutSentence: true,
    rule: foreignRow,
  },
  {
    call: 'cart.load',
    title: 'of a new visitor, for tomorrow',
    writes: true,
    needs: ['cart.add'],
    onlyIf: ({ cartNeedsToken }) => cartNeedsToken !== true,
    sender: anotherVisitor,
    given: ({ left }) => (left.has('cart') ? {} : 'nothing is in the cart'),
    mayRefuseWith: [401, 403],
    withoutSentence: true,
    rule: (_reply, _state, { headers }) => shortCookies(headers.getSetCookie()),
    tolerated: true,
  },
  { call: 'cart.setQuantity', writes: true, needs: ['cart.add'], given: orderableId({ body: { quantity: 1 } }) },
  { ...holds('after setting the quantity', 1), needs: ['cart.setQuantity'] },
  { call: 'cart.remove', writes: true, needs: ['cart.add'], given: orderableId({}) },
  { ...holds('after removing', 0), needs: ['cart.remove'] },
  addAgain('after removing'),
  {
    call: 'cart.setQuantity',
    title: 'to 0',
    writes: true,
    needs: ['cart.add'],
    given: orderableId({ body: { quantity: 0 } }),
    mayRefuseWith: ifTooFewAreLeft,
  },
  {
    call: 'cart.load',
    title: 'after setting the quantity to 0',
    writes: true,
    needs: ['cart.setQuantity'],
    given: ifHeld(() => ({})),
  },
  { ...addAgain('before a quantity is missing'), mayRefuseWith: ifTooFewAreLeft },
  {
    call: 'cart.setQuantity',
    title: 'without a quantity',
    writes: true,
    needs: ['cart.add'],
    given: orderableId({ body: {} }),
    refusedWith: [400, 422],
    because: 'a field of the body is missing',
    tolerated: true,
  },
  {
    ...addAgain('without a quantity'),
    given: ifHeld(({ orderable }) => ({ body: { itemId: orderable?.id } })),
    mayRefuseWith: ifTooFewAreLeft,
    tolerated: true,
  },
  { ...addAgain('before clearing'), mayRefuseWith: ifTooFewAreLeft },
  { call: 'cart.clear', writes: true, needs: ['cart.add'], given: () => ({}) },
  {
    ...holds('after clearing', 0),
    needs: ['cart.clear'],
    learn: (reply, state) => rowOf(reply, state) === undefined && state.left.delete('cart'),
  },
  {
    ...ofCustomers('with a token', 'cart.add'),
    given: addOne,
    mayRefuseWith: [401, 403],
    withoutSentence: true,
    learn: (_reply, { left }) => left.set('cart of a customer', "an item in a customer's cart"),
  },
  {
    ...ofCustomers('with a token', 'cart.load'),
    onlyIf: (state) => state.carts.includes('server-token') && hasGuestsAndTokens(state),
    rule: (reply, state) =>
      rowOf(reply, state)
        ? undefined
        : {
            field: 'items',
            expected: `${state.orderable?.id}, added with the same token, as VITE_CART=server-token needs`,
            got: 'nothing',
          },
  },
  {
    ...ofCustomers('of another customer', 'cart.load'),
    sender: { ...anotherVisitor, sendsTokenAlways: true },
    mayRefuseWith: [401, 403],
    withoutSentence: true,
    rule: foreignRow,
  },
  {
    ...ofCustomers('with a token', 'cart.clear'),
    learn: (_reply, { left }) => left.delete('cart of a customer'),
  },
];

/** A token may name the owner of a cart, as a cookie does. */
function ofCustomers(title: string, call: string): AnsweredStep {
  return {
    call,
    title,
    writes: true,
    needs: ['menu.today', 'cart.load', 'cart.add'],
    sender: { token: testToken, sendsTokenAlways: true },
    onlyIf: hasGuestsAndTokens,
    given: () => ({}),
  };
}

function hasGuestsAndTokens(state: CheckState): boolean {
  const { cartIsServed, cartNeedsToken, otherToken } = state;
  return cartIsServed === true && !cartNeedsToken && testToken(state) !== undefined && otherToken !== undefined;
}

function addAgain(title: string): AnsweredStep {
  return { call: 'cart.add', title, writes: true, needs: ['menu.today', 'cart.load'], given: ifHeld(addOne) };
}

function refused(title: string, because: string, body: (state: CheckState) => object): RefusedStep {
  return {
    call: 'cart.add',
    title,
    writes: true,
    needs: ['menu.today', 'cart.load'],
    given: ifHeld((state) => ({ body: body(state) })),
    refusedWith: [400, 404, 409, 422],
    because,
  };
}

function holds(title: string, expected: number): AnsweredStep {
  return {
    call: 'cart.load',
    title,
    writes: true,
    needs: ['cart.add'],
    given: ifHeld(() => ({})),
    rule: (reply, state) => {
      const row = rowOf(reply, state);
      const got = row === undefined ? 0 : fieldOf(row, 'quantity');
      return [
        ...(got === expected
          ? []
          : [{ field: 'items', expected: `${expected} of ${state.orderable?.id}`, got: formatValue(got) }]),
        ...(row === undefined ? [] : menuDifferences(row, state)),
      ];
    },
  };
}

const day = 24 * 60 * 60;

/** Only a too long age fails, because a proxy may add cookies of less. A cookie that has no Max-Age passes. */
function shortCookies(cookies: readonly string[]): readonly Difference[] {
  const ages = cookies.map((cookie) => Number(/; *max-age=(\d+)/i.exec(cookie)?.[1] ?? day));
  const most = Math.max(...ages);
  return ages.length === 0 || most >= day
    ? []
    : [{ field: 'Set-Cookie', expected: `a cart that is there tomorrow, Max-Age at least ${day}`, got: `${most}` }];
}

function foreignRow(reply: unknown, state: CheckState): Difference | undefined {
  const row = rowOf(reply, state);
  return row ? { field: 'items', expected: "none of another visitor's", got: formatValue(row) } : undefined;
}

function menuDifferences(row: unknown, { orderable }: CheckState): readonly Difference[] {
  return (['name', 'price'] as const).flatMap((name) => {
    const got = fieldOf(row, name);
    const expected = orderable?.[name];
    if (got === undefined || expected === undefined || got === expected) return [];
    return [{ field: `items[].${name}`, expected: `${formatValue(expected)}, as on the menu`, got: formatValue(got) }];
  });
}

function rowOf(reply: unknown, { orderable }: CheckState): unknown {
  return listAt(reply, 'items').find((row) => textAt(row, 'id') === orderable?.id);
}
