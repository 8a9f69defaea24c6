import { describe, expect, it } from 'vitest';
import { includesTax } from '../../../src/domain/orders/order';
import { cents } from '../../../src/domain/shared/money';

const sums = {
  subtotal: cents(1000),
  discount: cents(100),
  tax: cents(200),
  deliveryFee: cents(250),
  tip: cents(50),
  total: cents(1200),
};
const { subtotal, tax } = sums;

describe('the tax of an order', () => {
  it.each([
    ['all but the tax adds up to the total', sums, true],
    ['an order has neither discount, fee nor tip', { subtotal, tax, total: cents(1000) }, true],
    ['the total needs the tax to add up', { ...sums, total: cents(1400) }, false],
    ['the total adds up neither way', { ...sums, total: cents(1300) }, false],
    ['there is no tax', { ...sums, tax: cents(0) }, false],
    ['the service says no subtotal', { tax, total: cents(1000) }, false],
  ])('the tax of an order where %s is part of the total: %s', (_what, order, expected) => {
    expect(includesTax(order)).toBe(expected);
  });
});
