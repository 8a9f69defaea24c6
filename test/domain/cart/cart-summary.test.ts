import { describe, expect, it } from 'vitest';
import { couponDiscount, deliveryDays, missingForFreeShipping, summarize } from '../../../src/domain/cart/cart-summary';
import { cents } from '../../../src/domain/shared/money';
import { specifiedNumbers } from '../../../src/domain/shop/shop-numbers';
import { aCartItem, aDay } from '../../support/builders';

const dollar = aCartItem({ id: 'dollar', price: cents(100) });
const dime = aCartItem({ id: 'dime', price: cents(10) });

describe('cart summary', () => {
  it('is items, totalItems, subtotal, tax, shipping and totalPrice', () => {
    const cart = [
      { ...dollar, quantity: 10 },
      { ...dime, quantity: 5 },
    ];
    expect(summarize(cart, 'DELIVERY', specifiedNumbers.pricing)).toEqual({
      items: cart,
      totalItems: 15,
      subtotal: 1050,
      tax: 84,
      shipping: 599,
      totalPrice: 1733,
    });
  });

  it.each([
    ['a subtotal below 50.00 pays shipping', [{ ...dollar, quantity: 49 }], 599],
    ['a subtotal of exactly 50.00 pays shipping', [{ ...dollar, quantity: 50 }], 599],
    ['a subtotal above 50.00 ships free', [{ ...dollar, quantity: 50 }, aCartItem({ id: 'cent', price: cents(1) })], 0],
    ['an empty cart has no shipping', [], 0],
    ['an item that costs nothing still pays shipping', [aCartItem({ price: cents(0) })], 599],
  ])('%s', (_rule, cart, shipping) => {
    expect(summarize(cart, 'DELIVERY', specifiedNumbers.pricing)).toMatchObject({ shipping });
  });

  it('has no shipping for PICKUP', () => {
    expect(summarize([dollar], 'PICKUP', specifiedNumbers.pricing)).toMatchObject({
      shipping: 0,
      tax: 8,
      totalPrice: 108,
    });
  });

  it('cart summary of an empty cart is zero throughout', () => {
    expect(summarize([], 'DELIVERY', specifiedNumbers.pricing)).toEqual({
      items: [],
      totalItems: 0,
      subtotal: 0,
      tax: 0,
      shipping: 0,
      totalPrice: 0,
    });
  });

  it.each([
    ['0.48 cents are 0', 6, 0],
    ['0.56 cents are one', 7, 1],
    ['3.44 cents are three', 43, 3],
    ['3.52 cents are four', 44, 4],
  ])('rounds the tax to whole cents: %s', (_rule, price, tax) => {
    expect(summarize([aCartItem({ price: cents(price) })], 'DELIVERY', specifiedNumbers.pricing).tax).toBe(tax);
  });

  it('rounds the tax of the subtotal, not of each line', () => {
    const lines = [1, 2, 3].map((id) => aCartItem({ id: String(id), price: cents(6) }));
    expect(summarize(lines, 'DELIVERY', specifiedNumbers.pricing).tax).toBe(1);
  });
});

describe('free shipping', () => {
  it.each([
    [0, 5001],
    [4999, 2],
    [5000, 1],
    [5001, 0],
    [9000, 0],
  ])('free shipping at a subtotal of %d cents is %d cents away', (subtotal, missing) => {
    expect(missingForFreeShipping(cents(subtotal), cents(5000))).toBe(missing);
  });
});

describe('a shop with its own prices', () => {
  const cart = [aCartItem({ price: cents(1000) })];

  it('estimates its own tax and shipping', () => {
    const prices = { taxPercent: 20, shippingFee: cents(350), freeShippingAbove: cents(2500) };
    expect(summarize(cart, 'DELIVERY', prices)).toMatchObject({ tax: 200, shipping: 350, totalPrice: 1550 });
  });

  it('may never ship for free', () => {
    const prices = { taxPercent: 0, shippingFee: cents(350) };
    const dear = [aCartItem({ price: cents(900_000) })];
    expect(summarize(dear, 'DELIVERY', prices)).toMatchObject({ tax: 0, shipping: 350 });
  });
});

describe('prices that include tax', () => {
  const prices = { taxPercent: 0, includedTax: { name: 'VAT', percent: 20 }, shippingFee: cents(350) };
  const soup = aCartItem({ price: cents(1050) });

  it('prices that include tax name the tax of items and shipping, which adds nothing to the total', () => {
    expect(summarize([soup], 'DELIVERY', prices)).toMatchObject({
      subtotal: 1050,
      shipping: 350,
      totalPrice: 1400,
      tax: 233,
    });
  });

  it('have that of the items alone where nothing is shipped', () => {
    expect(summarize([soup], 'PICKUP', prices)).toMatchObject({ totalPrice: 1050, tax: 175 });
  });

  it('rounds the tax of the total once, not of each line', () => {
    const lines = [1, 2].map((id) => aCartItem({ id: String(id), price: cents(2) }));
    expect(summarize(lines, 'PICKUP', prices).tax).toBe(1);
  });

  it.each([
    [{ taxPercent: 8 }, { tax: 4600, totalPrice: 62_600 }],
    [
      { taxPercent: 0, includedTax: { name: 'consumption tax', percent: 8 } },
      { tax: 4300, totalPrice: 58_000 },
    ],
  ])('a tax in whole yen is rounded to them: %j', (tax, expected) => {
    const inYen = { ...tax, smallestAmount: cents(100), shippingFee: cents(50_000) };
    const tea = aCartItem({ price: cents(58_000) });
    expect(summarize([tea], 'PICKUP', inYen)).toMatchObject(expected);
  });

  it('have none in an empty cart', () => {
    expect(summarize([], 'DELIVERY', prices)).toMatchObject({ totalPrice: 0, tax: 0 });
  });
});

describe('delivery days', () => {
  it('are each named once, earliest first; an item without a day has none', () => {
    const days = ['2026-11-23', '2026-11-21', '2026-11-23'].map(aDay);
    const cart = [dollar, ...days.map((deliverableOn) => ({ ...dime, deliverableOn }))];
    expect(deliveryDays(cart)).toEqual(['2026-11-21', '2026-11-23']);
  });
});

describe('coupon', () => {
  it.each([
    [1000, 100],
    [0, 0],
    [14, 1],
    [15, 2],
    [999, 100],
  ])('takes 10 percent off a subtotal of %d cents, rounded half up: %d', (subtotal, discount) => {
    expect(couponDiscount(cents(subtotal))).toBe(discount);
  });
});
