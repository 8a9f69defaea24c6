import { expect, it } from 'vitest';
import { counterNumber } from '../../../src/domain/orders/counter-number';

it.each([
  ['SB-20481', '20481'],
  ['20481', '20481'],
  ['ord_7', '7'],
  ['#118-', '118'],
  ['order--118', '118'],
  ['20481abc', '20481abc'],
  ['20481abcd', '81ABCD'],
  ['6f1c3a8e-92b4-4c1d-8f7a-5be0d2a917cf', 'A917CF'],
  ['---', '---'],
])('the number that is called out for %s is %s', (orderId, number) => {
  expect(counterNumber(orderId)).toBe(number);
});
