import { describe, expect, it } from 'vitest';
import { applyChange, quantityOf, type CartItem } from '../../../src/domain/cart/cart';
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

  it('adds nothing of a sold-out item', () => {
    const soldOut = { ...chip, quantityAvailable: 0 };
    expect(applyChange([mint], { kind: 'add', item: soldOut })).toEqual([mint]);
    expect(add(chip, soldOut)).toEqual([chip]);
  });

  it('holds for addAll', () => {
    const full = { ...chip, quantity: 98 };
    expect(quantityOf(applyChange([full], { kind: 'addAll', items: [full] }), 'chip')).toBe(99);
  });
});
