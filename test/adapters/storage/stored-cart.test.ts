import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarize } from '../../../src/domain/cart/cart-summary';
import { specifiedNumbers } from '../../../src/domain/shop/shop-numbers';
import { decodeCart, encodeCart } from '../../../src/adapters/storage/local-cart-repository';
import { aCartItem, aDay } from '../../support/builders';

const stored = { id: 'chip', name: 'Chip', price: 250, quantity: 2 };
const read = (item: unknown) => decodeCart({ version: 2, items: [item] });

describe('stored cart', () => {
  it('is read as it was written', () => {
    const deliverableOn = aDay('2026-11-22');
    const cart = [
      aCartItem({ image: '/chip.avif', deliverableOn, quantityAvailable: 3 }),
      aCartItem({ id: 'mint', isSample: true }),
    ];
    expect(decodeCart(JSON.parse(JSON.stringify(encodeCart(cart))))).toEqual(cart);
  });

  it('takes an item for a sample only where its mark is true', () => {
    expect(read({ ...stored, isSample: false })).toEqual([stored]);
  });

  it('stored cart of version 1, a bare list in dollars, is carried over', () => {
    expect(decodeCart([{ ...stored, price: 2.5 }])).toEqual([stored]);
    expect(decodeCart([{ ...stored, price: 1.005 }])).toEqual([{ ...stored, price: 101 }]);
  });

  it.each([3, 99, 'x', undefined])(
    'stored cart of a newer version (%s), which this shop does not know, is not multiplied by 100',
    (version) => {
      expect(decodeCart({ version, items: [stored] })).toEqual([stored]);
    },
  );

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'chip'],
    ['a number', 7],
    ['an object without items', { version: 2 }],
    ['items that are not a list', { version: 2, items: 'chip' }],
  ])('is empty when it holds %s', (_what, value) => {
    expect(decodeCart(value)).toEqual([]);
  });

  it.each([
    ['no id', { ...stored, id: undefined }],
    ['an empty id', { ...stored, id: '' }],
    ['an id that is not a text', { ...stored, id: 7 }],
    ['no name', { ...stored, name: '' }],
    ['a price that is a text', { ...stored, price: '250' }],
    ['a price below zero', { ...stored, price: -1 }],
    ['a price beyond all reason', { ...stored, price: 1e300 }],
    ['no quantity', { ...stored, quantity: undefined }],
    ['a quantity below one', { ...stored, quantity: 0.5 }],
    ['nothing at all', null],
    ['a list', []],
  ])('drops only the item with %s', (_what, item) => {
    expect(decodeCart({ version: 2, items: [item, { ...stored, id: 'mint' }] })).toEqual([{ ...stored, id: 'mint' }]);
  });

  it.each([
    ['a broken quantity', { quantity: 2.9 }, { quantity: 2 }],
    ['a quantity above 99', { quantity: 1000 }, { quantity: 99 }],
    ['a quantity above the stock', { quantityAvailable: 1 }, { quantityAvailable: 1, quantity: 1 }],
    ['a price in parts of cents', { price: 250.4 }, { price: 250 }],
    ['a day that does not exist', { deliverableOn: '2026-02-30' }, {}],
    ['a stock of nothing', { quantityAvailable: 0 }, {}],
    ['a picture that is not a text', { image: 7 }, {}],
    ['an unknown field', { color: 'red' }, {}],
  ])('repairs %s', (_what, broken, repaired) => {
    expect(read({ ...stored, ...broken })).toEqual([{ ...stored, ...repaired }]);
  });

  it('drops the second of two lines with the same id', () => {
    expect(decodeCart({ version: 2, items: [stored, { ...stored, quantity: 9 }] })).toEqual([stored]);
  });

  it('cannot be poisoned by names that JavaScript knows', () => {
    expect(decodeCart(JSON.parse('{"__proto__":{"items":[{"id":"x"}]},"constructor":1}'))).toEqual([]);
    expect(read({ ...stored, id: '__proto__' })).toEqual([{ ...stored, id: '__proto__' }]);
  });
});

describe('any stored value at all', () => {
  const field = fc.oneof(fc.jsonValue(), fc.double(), fc.constantFrom('2026-11-22', 'chip', 1, 99, 1e300, -0));
  const almostItem = fc.record(
    { id: field, name: field, price: field, quantity: field, image: field, quantityAvailable: field },
    { requiredKeys: [] },
  );
  const items = fc.array(fc.oneof(almostItem, fc.constant(stored), fc.jsonValue()));
  const anything = fc.oneof(
    fc.anything(),
    fc.jsonValue(),
    items,
    fc.record({ version: fc.constantFrom(1, 2, 3, 'x'), items }),
  );

  it('is read without failing, as valid items', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const cart = decodeCart(value);
        for (const { id, name, price, quantity, quantityAvailable } of cart) {
          expect([id, name].every((text) => typeof text === 'string' && text !== '')).toBe(true);
          expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= (quantityAvailable ?? 99)).toBe(true);
        }
        expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
        expect(Number.isSafeInteger(summarize(cart, 'DELIVERY', specifiedNumbers.pricing).totalPrice)).toBe(true);
      }),
    );
  });

  it('stays the same when it is written and read again', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const cart = decodeCart(value);
        expect(decodeCart(JSON.parse(JSON.stringify(encodeCart(cart))))).toEqual(cart);
      }),
    );
  });
});
