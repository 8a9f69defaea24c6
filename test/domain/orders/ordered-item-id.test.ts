import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAsBefore, planReorder } from '../../../src/domain/orders/reorder';
import { orderedItemIds, rememberedItem } from '../../../src/domain/orders/ordered-item-id';
import { cents } from '../../../src/domain/shared/money';
import { aCartItem, anOrderItem, aProduct } from '../../support/builders';

const veg = aProduct({ id: 'veg', name: 'Biryani', price: cents(1200) });
const chicken = aProduct({ id: 'chicken', name: 'Biryani', price: cents(1200) });
const [small, large] = [
  aProduct({ id: 'small', name: 'Biryani', price: cents(300) }),
  aProduct({ id: 'large', name: 'Biryani', price: cents(600) }),
];
const line = (quantity: number, price = 1200, size?: string) =>
  anOrderItem({ itemName: 'Biryani', quantity, unitPrice: cents(price), ...(size ? { size } : {}) });
const ordered = (id: string, quantity: number, price = 1200) =>
  rememberedItem(aCartItem({ id, name: 'Biryani', price: cents(price), quantity }));

describe('the id of an ordered dish that shares its name', () => {
  it('is what this browser remembers of its price and number', () => {
    const remembered = [ordered('veg', 1), ordered('chicken', 2)];
    expect(orderedItemIds([line(1), line(2)], remembered, [veg, chicken])).toEqual(['veg', 'chicken']);
    expect(orderedItemIds([line(2), line(1)], remembered, [veg, chicken])).toEqual(['chicken', 'veg']);
  });

  it('is each of them once where both were ordered as often', () => {
    const remembered = [ordered('veg', 1), ordered('chicken', 1)];
    expect(orderedItemIds([line(1), line(1)], remembered, [veg, chicken])).toEqual(['veg', 'chicken']);
  });

  it('is the one that is left for a line that the service has split', () => {
    const remembered = [ordered('veg', 3), ordered('chicken', 2)];
    expect(orderedItemIds([line(1), line(2), line(2)], remembered, [])).toEqual(['veg', 'chicken', 'veg']);
  });

  it('is left out where the service has joined their lines', () => {
    expect(orderedItemIds([line(3)], [ordered('veg', 1), ordered('chicken', 2)], [veg, chicken])).toEqual([undefined]);
  });

  it('is left out where an older version remembers both names only', () => {
    const remembered = ['veg', 'chicken'].map((itemId) => ({ itemId, name: 'Biryani' }));
    expect(orderedItemIds([line(1)], remembered, [veg, chicken])).toEqual([undefined]);
  });

  it('is no other than the one that the reply states of another line', () => {
    const remembered = [ordered('veg', 1), ordered('chicken', 1)];
    const lines = [{ ...line(1), itemId: 'veg' }, line(1)];
    expect(orderedItemIds(lines, remembered, [veg, chicken])).toEqual(['veg', 'chicken']);
  });

  it("is the one of today's menu with its price", () => {
    expect(orderedItemIds([line(1, 600), line(1, 300)], [], [small, large])).toEqual(['large', 'small']);
  });

  it("is the one of today's menu with its size, whatever it costs now", () => {
    const menu = [
      { ...small, portion: 'Small' },
      { ...large, portion: 'Large' },
    ];
    expect(orderedItemIds([line(1, 650, 'large'), line(1, 350, 'small')], [], menu)).toEqual(['large', 'small']);
  });

  it.each([
    ['both have its price', [line(1)], [veg, chicken]],
    ['neither has its price', [line(1, 900)], [small, large]],
    ['the menu has only the other, and the order had both', [line(1, 600), line(1, 300)], [small]],
    [
      'the menu has only one of two sizes',
      [line(1, 300, 'Small'), line(1, 300, 'Large')],
      [{ ...small, portion: 'M' }],
    ],
  ])('is left out where %s', (_case, lines, menu) => {
    expect(orderedItemIds(lines, [], menu)[0]).toBeUndefined();
  });

  it('makes no usual order of another dish', () => {
    const { lines } = planReorder([line(1), line(2)], [], [veg, chicken], []);
    expect(lines.map(({ kind }) => kind)).toEqual(['gone', 'gone']);
    expect(isAsBefore(lines)).toBe(false);
  });
});

const carts = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      name: fc.constantFrom('Biryani', 'Thali'),
      price: fc.constantFrom(cents(300), cents(1200)),
      quantity: fc.integer({ min: 1, max: 4 }),
    })
    .map(aCartItem),
  { selector: ({ id }) => id, minLength: 1 },
);

describe('the ids of what one cart ordered', () => {
  it('never give more pieces of a dish than were ordered, however the service splits and sorts the lines', () => {
    fc.assert(
      fc.property(carts, fc.infiniteStream(fc.nat()), (cart, draws) => {
        const draw = (count: number) => draws.next().value % count;
        const lines = cart.flatMap(({ name, price, quantity }) => {
          const first = draw(2) * draw(quantity);
          const parts = [first, quantity - first].filter((part) => part > 0);
          return parts.map((part) => anOrderItem({ itemName: name, unitPrice: price, quantity: part }));
        });
        const sorted = lines.map((each) => ({ each, at: draw(100) })).toSorted((a, b) => a.at - b.at);
        const shuffled = sorted.map(({ each }) => each);
        const ids = orderedItemIds(shuffled, cart.map(rememberedItem), []);
        for (const { id, quantity } of cart) {
          const pieces = shuffled.reduce((sum, each, at) => sum + (ids[at] === id ? each.quantity : 0), 0);
          expect(pieces).toBeLessThanOrEqual(quantity);
        }
      }),
    );
  });

  it('are those of the cart where the service keeps its lines', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const lines = cart.map(({ name, price, quantity }) =>
          anOrderItem({ itemName: name, unitPrice: price, quantity }),
        );
        const ids = orderedItemIds(lines.toReversed(), cart.map(rememberedItem), []).toReversed();
        const pieces = (of: readonly (string | undefined)[]) =>
          lines.map(({ quantity }, at) => `${quantity} ${of[at]}`).toSorted();
        expect(pieces(ids)).toEqual(pieces(cart.map(({ id }) => id)));
      }),
    );
  });
});
