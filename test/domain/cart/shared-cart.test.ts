import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerSharedCart, readSharedCart, sharedCartHash } from '../../../src/domain/cart/shared-cart';
import { totalItems } from '../../../src/domain/cart/cart';
import { cents } from '../../../src/domain/shared/money';
import { aCartItem, aProduct } from '../../support/builders';

describe('a cart as a link', () => {
  it('holds ids and quantities only', () => {
    const cart = [aCartItem({ id: 'chip', quantity: 4 }), aCartItem({ id: 'a:b,c', quantity: 2 })];
    expect(sharedCartHash(cart)).toBe('#cart=chip:4,a%3Ab%2Cc:2');
  });

  it.each([
    ['#menu', []],
    ['#cart=', []],
    ['#cart=chip', []],
    ['#cart=chip:0,oat:-1,mint:1.5,pie:100,:3', []],
    ['#cart=%E0%A4%A:2,chip:1', [{ id: 'chip', quantity: 1 }]],
    ['#cart=chip:60,chip:60', [{ id: 'chip', quantity: 99 }]],
  ])('%s is read as %j', (hash, lines) => {
    expect(readSharedCart(hash)).toEqual(lines);
  });

  it('is read as it was written, whatever the ids', () => {
    const lines = fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1, unit: 'grapheme' }), quantity: fc.integer({ min: 1, max: 99 }) }),
      { selector: ({ id }) => id, maxLength: 20 },
    );
    fc.assert(
      fc.property(lines, (wanted) => {
        const cart = wanted.map(({ id, quantity }) => aCartItem({ id, quantity }));
        expect(readSharedCart(sharedCartHash(cart))).toEqual(wanted);
      }),
    );
  });

  it('any text of a link is read without an error, and within the limits of a cart', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { id, quantity } of readSharedCart(`#cart=${text}`)) {
          expect(id).not.toBe('');
          expect(quantity >= 1 && quantity <= 99).toBe(true);
        }
      }),
    );
  });

  it("is offered at today's name and price, as many as are left, and says what is missing", () => {
    const menu = [aProduct({ price: cents(275), quantityAvailable: 3 })];
    const lines = [
      { id: 'classic-chip', quantity: 4 },
      { id: 'gone', quantity: 2 },
    ];
    const { items, missing } = offerSharedCart(lines, menu);
    expect(items).toMatchObject([{ name: 'Classic Chip', price: 275, quantity: 3 }]);
    expect(missing).toBe(3);
  });

  it('never offers more than was shared, nor what the menu does not have', () => {
    const lines = fc.array(
      fc.record({ id: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: 99 }) }),
      {
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(lines, fc.subarray(['a', 'b']), fc.integer({ min: 0, max: 99 }), (wanted, ids, left) => {
        const shared = readSharedCart(sharedCartHash(wanted.map((line) => aCartItem(line))));
        const menu = ids.map((id) => aProduct({ id, quantityAvailable: left }));
        const { items, missing } = offerSharedCart(shared, menu);
        expect(totalItems(items) + missing).toBe(totalItems(shared));
        for (const { id, quantity } of items) {
          expect(ids).toContain(id);
          expect(quantity).toBeLessThanOrEqual(left);
        }
      }),
    );
  });
});
