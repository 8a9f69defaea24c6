import { describe, expect, it } from 'vitest';
import { isWholeCart, linesInCart } from '../../../src/domain/orders/lines-in-cart';
import { cents } from '../../../src/domain/shared/money';
import { aCartItem } from '../../support/builders';

const chip = aCartItem({ id: 'chip', name: 'Chip', quantity: 3 });
const mint = aCartItem({ id: 'mint', name: 'Mint', quantity: 1 });
const ordered = { itemId: 'chip', itemName: 'Chip', quantity: 2, unitPrice: cents(250) };

describe('the lines that an order has bought', () => {
  it('are those of its items, in its quantities', () => {
    expect(linesInCart([chip, mint], [ordered])).toEqual([{ ...chip, quantity: 2 }]);
  });

  it('are found by name if the service sends no ids', () => {
    const nameless = { itemName: 'Mint', quantity: 1, unitPrice: cents(250) };
    expect(linesInCart([chip, mint], [nameless])).toEqual([mint]);
  });

  it('are those of its prices if two items of the cart share a name', () => {
    const [small, large] = [
      aCartItem({ id: 'small', name: 'Biryani', price: cents(300), quantity: 5 }),
      aCartItem({ id: 'large', name: 'Biryani', price: cents(600), quantity: 5 }),
    ];
    const nameless = { itemName: 'Biryani', quantity: 2, unitPrice: cents(600) };
    expect(linesInCart([small, large], [nameless])).toEqual([{ ...large, quantity: 2 }]);
    expect(linesInCart([small, { ...large, price: cents(300) }], [nameless])).toEqual([]);
  });

  it('count an item once whose line the service has split', () => {
    expect(linesInCart([chip], [ordered, { ...ordered, quantity: 1 }])).toEqual([chip]);
    expect(linesInCart([{ ...chip, quantity: 2 }], [ordered, { ...ordered, quantity: 1 }])).toEqual([]);
  });

  it.each([
    ['an item is not in the cart', [mint], [ordered]],
    ['the cart has fewer of an item', [{ ...chip, quantity: 1 }], [ordered]],
    ['only a part of the order is in the cart', [chip], [ordered, { ...ordered, itemId: 'mint', itemName: 'Mint' }]],
    ['another item has its name', [{ ...chip, id: 'other' }], [ordered]],
    ['the order lists nothing', [chip], []],
  ])('are none if %s', (_case, cart, items) => {
    expect(linesInCart(cart, items)).toEqual([]);
  });
});

it.each([
  ['the order and nothing else', [{ ...chip, quantity: 2 }], true],
  ['more of its item', [chip], false],
  ['another item', [{ ...chip, quantity: 2 }, mint], false],
  ['less', [mint], false],
  ['nothing', [], false],
])('a cart that holds %s', (_what, cart, isWhole) => {
  expect(isWholeCart(cart, [ordered])).toBe(isWhole);
});
