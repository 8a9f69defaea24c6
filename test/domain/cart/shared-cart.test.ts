import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idInLink } from '../../../src/domain/shared/plain-text';
import { offerSharedCart, readSharedCart, sharedCartHash } from '../../../src/domain/cart/shared-cart';
import { totalItems } from '../../../src/domain/cart/cart';
import { cents } from '../../../src/domain/shared/money';
import { aCartItem, aProduct } from '../../support/builders';

/** The menu has no other ids. */
const ids = fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => id === idInLink(id) && id !== '');

describe('a cart as a link', () => {
  it('holds ids and quantities only', () => {
    const cart = [aCartItem({ id: 'chip', quantity: 4 }), aCartItem({ id: 'a:b,c', quantity: 2 })];
    expect(sharedCartHash(cart)).toBe('#cart=chip:4,a%3Ab%2Cc:2');
  });

  it.each([
    ['#menu', '', 0],
    ['#cart=', '', 0],
    ['#cart=,%20,', '', 0],
    ['#cart=chip', '', 1],
    ['#cart=chip:0,oat:-1,mint:1.5,pie:100,:3', '', 5],
    ['#cart=chip:60,chip:60', '99 chip', 0],
    ['#cart=chip:1,oat:2 or less, see you', '1 chip, 2 oat', 1],
    ['#cart=%E0%A4%A', '', 1],
    [`#cart=${'chip:1,'.repeat(101)}`, '99 chip', 1],
  ])('%s is read as %j, with %i lines that cannot be read', (hash, expected, unread) => {
    const shared = readSharedCart(hash);
    expect(shared.lines.map(({ id, quantity }) => `${quantity} ${id}`).join(', ')).toBe(expected);
    expect(shared.unread).toBe(unread);
  });

  it.each([
    '#cart=a:2,b:1.',
    '#cart=a:2,b:1)',
    '#cart=a:2,b:1%E2%80%9D',
    '#cart=a:2,b:1\u201d',
    '#cart=a:2,b:1\u200b',
    '#cart=a:2,b:1%E2%80%8B',
    '#cart=a:2,b:1?fbclid=1',
    '#cart=a:2,b:1&utm_source=x',
    '#cart=a:2,b:1?from=http://x.test',
    '#cart=a:2, b:1',
    '#cart=a:2,%20b:1',
    '#cart=\u200ea:2,b:1,',
    '#cart=a: 2,b:%201',
    '#cart=a%3A2%2Cb%3A1',
    '#cart=a%3A2,b%3A1',
    '#cart=a:2%2Cb:1',
    '#cart=a:2,b:\u0661',
  ])('is complete however the link was copied: %s', (hash) => {
    expect(readSharedCart(hash)).toEqual({
      lines: [
        { id: 'a', quantity: 2 },
        { id: 'b', quantity: 1 },
      ],
      unread: 0,
    });
  });

  it('is read as it was written, whatever the ids', () => {
    const lines = fc.uniqueArray(fc.record({ id: ids, quantity: fc.integer({ min: 1, max: 99 }) }), {
      selector: ({ id }) => id,
      maxLength: 20,
    });
    fc.assert(
      fc.property(lines, (wanted) => {
        const cart = wanted.map(({ id, quantity }) => aCartItem({ id, quantity }));
        expect(readSharedCart(sharedCartHash(cart))).toEqual({ lines: wanted, unread: 0 });
      }),
    );
  });

  it('any text of a link is read without an error, and within the limits of a cart', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { id, quantity } of readSharedCart(`#cart=${text}`).lines) {
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
    const { items, missing } = offerSharedCart({ lines, unread: 0 }, menu);
    expect(items).toMatchObject([{ name: 'Classic Chip', price: 275, quantity: 3 }]);
    expect(missing).toBe(3);
    expect(offerSharedCart({ lines, unread: 2 }, menu).missing).toBe(5);
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
        expect(totalItems(items) + missing).toBe(totalItems(shared.lines));
        for (const { id, quantity } of items) {
          expect(ids).toContain(id);
          expect(quantity).toBeLessThanOrEqual(left);
        }
      }),
    );
  });
});
