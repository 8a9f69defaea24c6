import { describe, expect, it } from 'vitest';
import { applyChange, hasId, lineTotal, quantityOf, totalItems, type Cart } from '../../../src/domain/cart/cart';
import { toCartItem } from '../../../src/domain/cart/to-cart-item';
import { reuseUnchanged } from '../../../src/domain/cart/reuse-unchanged';
import { cents } from '../../../src/domain/shared/money';
import { aCartItem, aDay, aProduct } from '../../support/builders';

const chip = aCartItem({ id: 'chip', name: 'Chip' });
const mint = aCartItem({ id: 'mint', name: 'Mint', price: cents(375) });

function add(cart: Cart, item = chip): Cart {
  return applyChange(cart, { kind: 'add', item });
}

function setQuantity(cart: Cart, quantity: number, id = 'chip'): Cart {
  return applyChange(cart, { kind: 'setQuantity', id, quantity });
}

describe('cart', () => {
  it('adds one at a time, at the end', () => {
    expect(add([mint])).toEqual([mint, { ...chip, quantity: 1 }]);
  });

  it('increases the quantity of an item already in the cart', () => {
    expect(add(add([mint, chip]))).toEqual([mint, { ...chip, quantity: 3 }]);
  });

  it("takes over the menu's newest name and price when the item is added again", () => {
    const dearer = { ...chip, name: 'Chip XL', price: cents(275) };
    expect(add([chip], dearer)).toEqual([{ ...dearer, quantity: 2 }]);
  });

  it('does not take an item without an id, which no order can name', () => {
    const unknown = aCartItem({ id: '' });
    expect(add([mint], unknown)).toEqual([mint]);
    expect([hasId(unknown), hasId(mint)]).toEqual([false, true]);
  });

  it.each([0, -1, Number.NaN])('ignores an item of quantity %s', (quantity) => {
    const cart = [{ ...chip, quantity: 5 }];
    expect(add(cart, { ...chip, name: 'Nothing', quantity })).toEqual(cart);
  });

  it('sets a quantity', () => {
    expect(setQuantity([mint, chip], 7)).toEqual([mint, { ...chip, quantity: 7 }]);
  });

  it('holds whole quantities only', () => {
    expect(quantityOf(setQuantity([chip], 2.9), 'chip')).toBe(2);
  });

  it.each([0, -1, -99])('removes an item whose quantity is set to %d', (quantity) => {
    expect(setQuantity([mint, { ...chip, quantity: 5 }], quantity)).toEqual([mint]);
  });

  it('leaves the cart as it is when the item to change is not there', () => {
    expect(setQuantity([mint], 3)).toEqual([mint]);
    expect(applyChange([mint], { kind: 'remove', id: 'chip' })).toEqual([mint]);
  });

  it('removes an item', () => {
    expect(applyChange([chip, mint], { kind: 'remove', id: 'chip' })).toEqual([mint]);
  });

  it('is empty after Clear Cart', () => {
    expect(applyChange([chip, mint], { kind: 'clear' })).toEqual([]);
  });

  it('adds up the items it has and appends new ones', () => {
    const merged = applyChange([chip], { kind: 'addAll', items: [mint, { ...chip, quantity: 2 }] });
    expect(merged).toEqual([{ ...chip, quantity: 3 }, mint]);
  });

  it("has the menu's newest name and price when more of an item is added", () => {
    const today = { ...chip, name: 'Chip of today', price: cents(275), quantityAvailable: 2 };
    expect(applyChange([chip], { kind: 'addAll', items: [today] })).toEqual([{ ...today, quantity: 2 }]);
  });

  it('does not change name, price and stock of an item when more of it is restored', () => {
    const today = { ...chip, name: 'Chip of today', price: cents(275), quantityAvailable: 2 };
    expect(applyChange([today], { kind: 'restore', items: [{ ...chip, quantity: 5 }, mint] })).toEqual([
      { ...today, quantity: 2 },
      mint,
    ]);
  });

  it('loses what was ordered, and keeps what was added since', () => {
    const cart = [{ ...chip, quantity: 5 }, mint];
    expect(
      applyChange(cart, {
        kind: 'take',
        items: [
          { ...chip, quantity: 3 },
          { ...mint, quantity: 9 },
        ],
      }),
    ).toEqual([{ ...chip, quantity: 2 }]);
    expect(applyChange([mint], { kind: 'take', items: [chip] })).toEqual([mint]);
  });

  it('marks as real the samples that the menu now has, and no others', () => {
    const samples = [chip, mint].map((item) => ({ ...item, isSample: true as const }));
    expect(applyChange(samples, { kind: 'markReal', ids: ['mint'] })).toStrictEqual([samples[0], mint]);
  });

  it('never changes the cart it was given', () => {
    const cart = Object.freeze([Object.freeze({ ...chip })]);
    add(cart);
    setQuantity(cart, 5);
    expect(cart).toEqual([chip]);
  });
});

describe('cart item', () => {
  it('stays the same object while nothing about it changes', () => {
    const dearer = { ...mint, price: cents(400) };
    const stocked = { ...chip, quantityAvailable: 3 };
    const reused = reuseUnchanged([chip, mint], [{ ...chip }, dearer]);
    expect(reused[0]).toBe(chip);
    expect(reused[1]).toEqual(dearer);
    expect(reuseUnchanged([chip], [stocked])).toEqual([stocked]);
    expect(reuseUnchanged([stocked], [chip, mint])).toEqual([chip, mint]);
  });

  it('has what the cart shows and what the review compares', () => {
    const deliverableOn = aDay('2026-11-22');
    const product = aProduct({ picture: { src: '/chip.avif', alt: '' }, deliverableOn, quantityAvailable: 3 });
    expect(toCartItem(product)).toEqual({
      id: 'classic-chip',
      name: 'Classic Chip',
      price: 250,
      quantity: 1,
      image: '/chip.avif',
      deliverableOn,
      quantityAvailable: 3,
    });
  });

  it('leaves out what the menu does not have', () => {
    expect(toCartItem(aProduct(), 2)).toStrictEqual(aCartItem({ quantity: 2 }));
  });

  it('cart item of a sample is a sample', () => {
    expect(toCartItem(aProduct({ isSample: true })).isSample).toBe(true);
  });

  it('counts items, not lines, and multiplies its price', () => {
    expect(totalItems([{ ...chip, quantity: 2 }, mint])).toBe(3);
    expect(lineTotal({ ...mint, quantity: 3 })).toBe(1125);
    expect(quantityOf([chip], 'mint')).toBe(0);
  });
});
