import { describe, expect, it } from 'vitest';
import {
  cents,
  fromDollars,
  hasCents,
  percentOf,
  percentWithin,
  readCurrency,
  readPrice,
  sum,
  times,
  toDollars,
} from '../../../src/domain/shared/money';

describe('money', () => {
  it.each([
    [2.5, 250],
    [3.75, 375],
    [0, 0],
    [5.99, 599],
    [19.99, 1999],
    [1.005, 101],
    [8.345, 835],
    [1.0049, 100],
    [0.005, 1],
    [0.0049, 0],
    [1.115, 112],
    [4.35, 435],
    [1e6, 100_000_000],
    [-0, 0],
  ])('%d dollars are %d cents, rounded half up', (dollars, amount) => {
    expect(fromDollars(dollars)).toBe(amount);
  });

  it('is a whole number of cents', () => {
    expect(cents(250)).toBe(250);
    for (const amount of [2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => cents(amount)).toThrow(new RangeError(`${amount} is not a whole number of cents`));
    }
  });

  it('converts to dollars', () => {
    expect(toDollars(cents(1139))).toBe(11.39);
  });

  it('adds up and multiplies exactly', () => {
    expect(sum([10, 20, 30].map(cents))).toBe(60);
    expect(sum([])).toBe(0);
    expect(times(cents(1999), 99)).toBe(197_901);
  });

  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [1050, 8, 84],
    [25, 2, 1],
    [24, 2, 0],
    [0, 8, 0],
  ])('money of %d cents, %d percent is %d, rounded half up', (amount, percent, part) => {
    expect(percentOf(cents(amount), percent)).toBe(part);
  });
});

describe('a price that includes a percentage', () => {
  it.each([
    [1200, 20, 200],
    [1639, 20, 273],
    [110, 10, 10],
    [3, 20, 1],
    [2, 20, 0],
    [1077, 7.7, 77],
    [150, 50, 50],
    [0, 20, 0],
  ])(
    'a price that includes a percentage, %d cents at %d percent, has %d of it, rounded half up',
    (total, percent, part) => {
      expect(percentWithin(cents(total), percent)).toBe(part);
    },
  );
});

describe('a price from outside', () => {
  it('is read in dollars', () => {
    expect(readPrice(2.5)).toBe(250);
    expect(readPrice(0)).toBe(0);
    expect(readPrice(1e6)).toBe(100_000_000);
  });

  it.each([undefined, null, '2.50', -0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e20, {}])(
    '%s is no price',
    (written) => {
      expect(readPrice(written)).toBeUndefined();
    },
  );
});

describe('a currency', () => {
  it.each([
    ['USD', true],
    ['KWD', true],
    ['JPY', false],
    ['KRW', false],
  ])('a currency such as %s has cents: %s', (currency, expected) => {
    expect(hasCents(currency)).toBe(expected);
  });
});

describe('a currency from outside', () => {
  it.each([
    ['USD', 'USD'],
    [' eur ', 'EUR'],
    ['US', undefined],
    ['USDT', undefined],
    ['U$D', undefined],
    ['', undefined],
  ])('%j is %s', (written, currency) => {
    expect(readCurrency(written)).toBe(currency);
  });
});
