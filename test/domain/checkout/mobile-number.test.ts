import { expect, it } from 'vitest';
import { groupedMobile } from '../../../src/domain/checkout/mobile-number';

it.each([
  ['', ''],
  ['214', '214'],
  ['2145', '214-5'],
  ['1214', '121-4'],
  ['214-', '214'],
  ['2145550188', '214-555-0188'],
  ['(214) 555-0188', '214-555-0188'],
  ['+1 214 555 0188', '214-555-0188'],
  ['12145550188', '214-555-0188'],
  ['21455501889', '21455501889'],
  ['214 CALL', '214 CALL'],
])('"%s" is shown as "%s"', (typed, shown) => {
  expect(groupedMobile(typed, '+1')).toBe(shown);
});

it('the number of another country stays as typed', () => {
  expect(groupedMobile('7700 900123', '+44')).toBe('7700 900123');
});
