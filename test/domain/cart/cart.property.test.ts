import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, type Cart, type CartChange } from '../../../src/domain/cart/cart';
import { missingForFreeShipping, savedShipping, summarize } from '../../../src/domain/cart/cart-summary';
import { undoRemovalOf } from '../../../src/domain/cart/undo';
import { cents } from '../../../src/domain/shared/money';
import { specifiedNumbers } from '../../../src/domain/shop/shop-numbers';
import { aCartItem } from '../../support/builders';

interface Box {
  readonly id: string;
  pieces: number;
}
const shelf = [
  { id: 'a', price: 1, stock: 99 },
  { id: 'b', price: 250, stock: 4 },
  { id: 'c', price: 1999, stock: 99 },
  { id: 'd', price: 375, stock: 1 },
];
const most = (id: string) => shelf.find((good) => good.id === id)?.stock ?? 0;
const priceOf = (id: string) => shelf.find((good) => good.id === id)?.price ?? 0;
const itemOf = (id: string, quantity: number) =>
  aCartItem({ id, price: cents(priceOf(id)), quantity, ...(most(id) < 99 ? { quantityAvailable: most(id) } : {}) });

function putIn(boxes: Box[], id: string, pieces: number) {
  const box = boxes.find((candidate) => candidate.id === id);
  if (box) box.pieces = Math.min(most(id), box.pieces + pieces);
  else boxes.push({ id, pieces: Math.min(most(id), pieces) });
}

function doInModel(boxes: Box[], change: CartChange) {
  if (change.kind === 'add') putIn(boxes, change.item.id, change.item.quantity);
  if (change.kind === 'addAll' || change.kind === 'restore')
    for (const { id, quantity } of change.items) putIn(boxes, id, quantity);
  if (change.kind === 'take')
    for (const { id, quantity } of change.items) {
      const box = boxes.find((candidate) => candidate.id === id);
      if (box) box.pieces -= quantity;
      for (const empty of boxes.filter(({ pieces }) => pieces <= 0)) boxes.splice(boxes.indexOf(empty), 1);
    }
  if (change.kind === 'setQuantity') {
    const box = boxes.find(({ id }) => id === change.id);
    if (box) box.pieces = Math.min(most(change.id), change.quantity);
  }
  if (change.kind === 'clear') boxes.length = 0;
  const goes = ({ id, pieces }: Box) => pieces <= 0 || (change.kind === 'remove' && id === change.id);
  for (const gone of boxes.filter(goes)) boxes.splice(boxes.indexOf(gone), 1);
}

const id = fc.constantFrom(...shelf.map((good) => good.id));
const line = fc.tuple(id, fc.integer({ min: 1, max: 120 })).map(([of, pieces]) => itemOf(of, pieces));
const change: fc.Arbitrary<CartChange> = fc.oneof(
  line.map((item) => ({ kind: 'add', item }) as const),
  fc.record({ kind: fc.constant('setQuantity' as const), id, quantity: fc.integer({ min: -2, max: 120 }) }),
  fc.record({ kind: fc.constant('remove' as const), id }),
  fc.constant({ kind: 'clear' } as const),
  fc.array(line, { maxLength: 4 }).map((items) => ({ kind: 'addAll', items }) as const),
  fc.array(line, { maxLength: 4 }).map((items) => ({ kind: 'restore', items }) as const),
  fc.array(line, { maxLength: 4 }).map((items) => ({ kind: 'take', items }) as const),
);

describe('any sequence of cart changes', () => {
  it('leaves the items, quantities and sums that a shopper would count', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const boxes: Box[] = [];
        let cart: Cart = [];
        for (const next of changes) {
          cart = applyChange(cart, next);
          doInModel(boxes, next);
          expect(cart.map((item) => ({ id: item.id, pieces: item.quantity }))).toEqual(boxes);
        }
        const subtotal = boxes.reduce((total, box) => total + box.pieces * priceOf(box.id), 0);
        const tax = Math.floor((subtotal * 8 + 50) / 100);
        const shipping = boxes.length > 0 && subtotal <= 5000 ? 599 : 0;
        expect(summarize(cart, 'DELIVERY', specifiedNumbers.pricing)).toMatchObject({
          subtotal,
          tax,
          shipping,
          totalPrice: subtotal + tax + shipping,
        });
      }),
    );
  });

  it('costs as much more delivered than picked up as the fee that is not saved', () => {
    const { pricing } = specifiedNumbers;
    const limit = cents(5000);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const cart = changes.reduce(applyChange, [] as Cart);
        const [delivered, collected] = [summarize(cart, 'DELIVERY', pricing), summarize(cart, 'PICKUP', pricing)];
        const saved = savedShipping(delivered.subtotal, 'DELIVERY', pricing);
        const missing = missingForFreeShipping(delivered.subtotal, limit);
        const fee = cart.length > 0 ? pricing.shippingFee - saved : 0;
        expect(delivered.totalPrice - collected.totalPrice).toBe(fee);
        expect([saved > 0, delivered.subtotal + missing > limit]).toEqual([missing === 0, true]);
        expect(savedShipping(collected.subtotal, 'PICKUP', pricing)).toBe(0);
      }),
    );
  });

  it('adds up to a total of which the included tax is a part', () => {
    const fulfillment = fc.constantFrom('DELIVERY' as const, 'PICKUP' as const);
    const percent = fc.integer({ min: 1, max: 500 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), fulfillment, percent, (changes, by, part) => {
        const cart = changes.reduce(applyChange, [] as Cart);
        const pricing = { ...specifiedNumbers.pricing, taxPercent: 0, includedTax: { name: 'VAT', percent: part } };
        const { subtotal, shipping, tax, totalPrice } = summarize(cart, by, pricing);
        expect(subtotal + shipping).toBe(totalPrice);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(cart.length === 0 ? tax === 0 : tax < totalPrice).toBe(true);
        expect(Math.abs(tax * (100 + part) - totalPrice * part)).toBeLessThanOrEqual((100 + part) / 2 + 1e-3);
      }),
    );
  });

  it('can be undone: removed items return to their positions', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 15 }), change, (changes, last) => {
        const before = changes.reduce(applyChange, [] as Cart);
        const undo = undoRemovalOf(before, last);
        const after = applyChange(before, last);
        const kept = before.filter((item) => after.some((left) => left.id === item.id));
        expect(undo ? applyChange(after, undo) : kept).toEqual(before);
      }),
    );
  });

  it('loses nothing by Undo, whatever changed since', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 15 }), fc.array(change, { maxLength: 5 }), (changes, later) => {
        const before = changes.reduce(applyChange, [] as Cart);
        const undo = undoRemovalOf(before, { kind: 'clear' });
        const now = later.reduce(applyChange, [] as Cart);
        const back = undo ? applyChange(now, undo) : now;
        const pieces = (of: string) => (cart: Cart) => cart.find((item) => item.id === of)?.quantity ?? 0;
        for (const good of shelf) {
          const count = pieces(good.id);
          expect(count(back)).toBe(Math.min(good.stock, count(before) + count(now)));
        }
      }),
    );
  });
});
