import { describe, expect, it } from 'vitest';
import { applyChange, limitText, quantityOf, type CartItem } from '../../../src/domain/cart/cart';
import { aCartItem } from '../../support/builders';

const chip = aCartItem({ id: 'chip' });
const mint = aCartItem({ id: 'mint' });
const add = (there: CartItem, item: CartItem) => applyChange([there], { kind: 'add', item });

describe('the maximum quantity of one item', () => {
  it.each([
    ['at most 99', undefined, 100, 99],
    ['never more than the menu has left', 3, 4, 3],
    ['99 although the menu has more', 500, 200, 99],
    ['exactly what the menu has left', 3, 3, 3],
  ])('%s', (_rule, quantityAvailable, wanted, expected) => {
    const item = quantityAvailable === undefined ? chip : { ...chip, quantityAvailable };
    expect(quantityOf(applyChange([item], { kind: 'setQuantity', id: 'chip', quantity: wanted }), 'chip')).toBe(
      expected,
    );
  });

  it('holds for Add', () => {
    expect(quantityOf(add({ ...chip, quantity: 99 }, chip), 'chip')).toBe(99);
    expect(quantityOf(add({ ...chip, quantity: 3 }, { ...chip, quantityAvailable: 3 }), 'chip')).toBe(3);
    expect(quantityOf(add(mint, { ...chip, quantity: 5, quantityAvailable: 2 }), 'chip')).toBe(2);
  });

  it('holds for addAll', () => {
    const full = { ...chip, quantity: 98 };
    expect(quantityOf(applyChange([full], { kind: 'addAll', items: [full] }), 'chip')).toBe(99);
  });
});

describe('the text at the maximum', () => {
  it.each([
    [{ quantityAvailable: 3 }, 'Only 3 left'],
    [{ quantityAvailable: 500 }, 'At most 99 of one item'],
    [{}, 'At most 99 of one item'],
  ])('for %o are %s', (stock, text) => {
    expect(limitText(stock)).toBe(text);
  });
});
