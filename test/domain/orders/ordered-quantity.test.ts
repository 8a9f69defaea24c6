import { expect, it } from 'vitest';
import { isOrderedQuantity } from '../../../src/domain/orders/ordered-quantity';

it.each([
  [0, false],
  [1, true],
  [1.5, false],
  [999, true],
  [1000, false],
  [Number.NaN, false],
])('an order may have %d of an item: %s', (quantity, expected) => {
  expect(isOrderedQuantity(quantity)).toBe(expected);
});
