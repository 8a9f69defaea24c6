import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, type Cart } from '../../../src/domain/cart/cart';
import { planReorder, undoReorder } from '../../../src/domain/orders/reorder';
import { cents } from '../../../src/domain/shared/money';
import { aCartItem, anOrderItem, aProduct } from '../../support/builders';

const oat = aProduct({ id: 'oat', name: 'Oat', price: cents(225) });
const chip = aProduct({ id: 'chip', name: 'Chip', price: cents(275) });
const menu = [oat, chip];

function cartAfter(cart: Cart, plan: ReturnType<typeof planReorder>) {
  return plan.change ? applyChange(cart, plan.change) : cart;
}

describe('reordering', () => {
  it("adds an order's items at today's prices, and reports changed prices", () => {
    const ordered = [anOrderItem({ itemName: 'Chip', quantity: 3, unitPrice: cents(250) })];
    const plan = planReorder(ordered, [], menu, []);
    expect(plan.lines).toMatchObject([{ kind: 'added', item: { id: 'chip', quantity: 3 }, priceBefore: 250 }]);
    expect(cartAfter([], plan)).toMatchObject([{ id: 'chip', price: 275, quantity: 3 }]);
  });

  it('adds a single piece', () => {
    const { lines } = planReorder([anOrderItem({ itemName: 'Oat', quantity: 1 })], [], menu, []);
    expect(lines).toMatchObject([{ kind: 'added', item: { id: 'oat', quantity: 1 } }]);
  });

  it("adds an item under today's name, and reports the former one", () => {
    const ordered = [anOrderItem({ itemId: 'oat', itemName: 'Oatmeal', unitPrice: cents(225) })];
    expect(planReorder(ordered, [], menu, []).lines).toMatchObject([
      { kind: 'added', item: { name: 'Oat' }, nameBefore: 'Oatmeal' },
    ]);
  });

  it('reports no name or price that has not changed', () => {
    const [line] = planReorder([anOrderItem({ itemName: 'Oat', unitPrice: cents(225) })], [], menu, []).lines;
    expect(Object.keys(line ?? {}).sort()).toEqual(['item', 'kind', 'wanted']);
  });

  it("finds an item by the service's id, else by the stored one, else by its exact name", () => {
    const ordered = [
      anOrderItem({ itemId: 'chip', itemName: 'Oat' }),
      anOrderItem({ itemName: 'Old Oat' }),
      anOrderItem({ itemName: 'Chip' }),
      anOrderItem({ itemName: 'chip' }),
    ];
    const { lines } = planReorder(ordered, [{ itemId: 'oat', name: 'Old Oat' }], menu, []);
    expect(lines.map((line) => (line.kind === 'added' ? line.item.id : line.kind))).toEqual([
      'chip',
      'oat',
      'chip',
      'gone',
    ]);
  });

  it("does not add what is not on today's menu", () => {
    const ordered = anOrderItem({ itemName: 'Gingerbread' });
    expect(planReorder([ordered], [], menu, [])).toEqual({ lines: [{ kind: 'gone', ordered }], change: undefined });
  });

  it('adds no more than are left, and reports how many were wanted', () => {
    const few = aProduct({ id: 'oat', name: 'Oat', quantityAvailable: 2 });
    const [line] = planReorder([anOrderItem({ itemName: 'Oat', quantity: 6 })], [], [few], []).lines;
    expect(line).toMatchObject({ kind: 'added', item: { quantity: 2 }, wanted: 6 });
  });

  it('adds nothing of an item at its maximum quantity', () => {
    const ordered = anOrderItem({ itemName: 'Oat' });
    const plan = planReorder([ordered], [], menu, [aCartItem({ id: 'oat', quantity: 99 })]);
    expect(plan).toEqual({ lines: [{ kind: 'noMore', ordered, inCart: 99 }], change: undefined });
  });

  it('applies the maximum to the sum of two lines of one item', () => {
    const ordered = [anOrderItem({ itemName: 'Oat', quantity: 60 }), anOrderItem({ itemName: 'Oat', quantity: 60 })];
    const plan = planReorder(ordered, [], menu, []);
    expect(plan.lines.map((line) => (line.kind === 'added' ? line.item.quantity : 0))).toEqual([60, 39]);
    expect(cartAfter([], plan)).toMatchObject([{ quantity: 99 }]);
  });
});

const names = ['Oat', 'Chip', 'Gingerbread', 'oat'];
const orderedItems = fc.array(
  fc
    .record({
      itemName: fc.constantFrom(...names),
      itemId: fc.constantFrom(undefined, 'oat', 'chip', 'gone'),
      quantity: fc.integer({ min: 1, max: 70 }),
    })
    .map(({ itemId, ...item }) => anOrderItem({ ...item, ...(itemId ? { itemId } : {}) })),
  { maxLength: 8 },
);
const carts = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('oat', 'chip', 'mint'), quantity: fc.integer({ min: 1, max: 99 }) }).map(aCartItem),
  { selector: ({ id }) => id },
);
const stock = fc.constantFrom(undefined, 1, 5);
const menus = fc
  .record({ hasOat: fc.boolean(), left: stock })
  .map(({ hasOat, left }) => [...(hasOat ? [oat] : []), { ...chip, ...(left ? { quantityAvailable: left } : {}) }]);

describe('reordering any order into any cart', () => {
  it("never adds an item that is not on today's menu, and changes nothing else", () => {
    fc.assert(
      fc.property(orderedItems, menus, carts, (ordered, today, cart) => {
        const after = cartAfter(cart, planReorder(ordered, [], today, cart));
        const onMenu = new Set(today.map(({ id }) => id));
        expect(after.filter(({ id }) => !onMenu.has(id))).toEqual(cart.filter(({ id }) => !onMenu.has(id)));
      }),
    );
  });

  it('adds exactly what its lines report', () => {
    fc.assert(
      fc.property(orderedItems, menus, carts, (ordered, today, cart) => {
        const plan = planReorder(ordered, [], today, cart);
        const count = (items: Cart) => items.reduce((sum, { quantity }) => sum + quantity, 0);
        const reported = count(plan.lines.flatMap((line) => (line.kind === 'added' ? [line.item] : [])));
        expect(count(cartAfter(cart, plan)) - count(cart)).toBe(reported);
      }),
    );
  });

  it('can be undone without what was added to the cart since', () => {
    const { lines } = planReorder([anOrderItem({ itemName: 'Oat', quantity: 2 })], [], menu, []);
    const now = [aCartItem({ id: 'oat', quantity: 5 }), aCartItem({ id: 'mint', quantity: 1 })];
    expect(undoReorder(lines, now)).toEqual([{ kind: 'setQuantity', id: 'oat', quantity: 3 }]);
  });

  it('can be undone to the former quantities', () => {
    fc.assert(
      fc.property(orderedItems, menus, carts, (ordered, today, cart) => {
        const plan = planReorder(ordered, [], today, cart);
        const added = cartAfter(cart, plan);
        const undone = undoReorder(plan.lines, added).reduce(applyChange, added);
        const quantities = (items: Cart) => items.map(({ id, quantity }) => `${quantity} ${id}`).sort();
        expect(quantities(undone)).toEqual(quantities(cart));
      }),
    );
  });
});
