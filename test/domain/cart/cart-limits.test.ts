import { describe, expect, it } from 'vitest';
import { applyChange, quantityOf, type CartItem } from '../../../src/domain/cart/cart';
import { stockText } from '../../../src/domain/cart/stock-text';
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

describe('what is said about the stock', () => {
  it.each([
    ['nothing while there are many', { quantityAvailable: 6 }, 1, undefined],
    ['how few there are, before the limit', { quantityAvailable: 5 }, 0, 'Only 5 left'],
    ['that these are the last', { quantityAvailable: 3 }, 3, 'You have the last 3'],
    ['that this is the last', { quantityAvailable: 1 }, 1, 'You have the last one'],
    ['that these are the last of many', { quantityAvailable: 12 }, 12, 'You have the last 12'],
    ['how many there are, to who has more', { quantityAvailable: 2 }, 4, 'Only 2 left'],
    ['the limit of one item', { quantityAvailable: 500 }, 99, 'At most 99 of one item'],
    ['the limit of one item, without a stock', {}, 99, 'At most 99 of one item'],
    ['nothing below it', {}, 98, undefined],
  ])('what is said about the stock is %s', (_what, stock, quantity, text) => {
    expect(stockText(stock, quantity)).toBe(text);
  });
});
