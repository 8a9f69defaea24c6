import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, percentOf, percentWithin, type Cents } from '../../../src/domain/shared/money';
import { paidFor, type PaidOrder } from '../../../src/tools/backend/orders/paid-for';

function orderOf(prices: readonly number[], percent: number, fee: number, step: Cents, isIncluded: boolean): PaidOrder {
  const subtotal = cents(prices.reduce((sum, price) => sum + price, 0));
  const deliveryFee = cents(fee);
  const before = cents(subtotal + deliveryFee);
  if (isIncluded) return { subtotal, deliveryFee, tax: percentWithin(before, percent, step), total: before };
  const tax = percentOf(subtotal, percent, step);
  return { subtotal, deliveryFee, tax, total: cents(before + tax) };
}

const steps = fc.constantFrom(cents(1), cents(5), cents(100));
const orders = steps.chain((step) =>
  fc.record({
    step: fc.constant(step),
    prices: fc.array(
      fc.integer({ min: 0, max: 5000 }).map((price) => price * step),
      { minLength: 1, maxLength: 8 },
    ),
    percent: fc.integer({ min: 0, max: 27 }),
    fee: fc.integer({ min: 0, max: 20 }).map((fee) => fee * step),
    isIncluded: fc.boolean(),
  }),
);

it('lines that are paid back one after another sum up to what was paid for all of them', () => {
  fc.assert(
    fc.property(orders, ({ prices, percent, fee, step, isIncluded }) => {
      const order = orderOf(prices, percent, fee, step, isIncluded);
      let [value, sum] = [0, 0];
      for (const price of prices) {
        const part = paidFor(cents(value + price), order, step) - paidFor(cents(value), order, step);
        expect(part).toBeGreaterThanOrEqual(price);
        expect(part % step).toBe(0);
        value += price;
        sum += part;
      }
      expect(sum).toBe(order.total - order.deliveryFee);
    }),
  );
});

it('a line is paid back with its part of the tax', () => {
  const order = orderOf([900, 225], 8, 599, cents(1), false);
  expect(paidFor(cents(225), order)).toBe(243);
});

it('nothing is added to a line whose price includes the tax', () => {
  const order = orderOf([900, 225], 20, 599, cents(1), true);
  expect(paidFor(cents(225), order)).toBe(225);
});
