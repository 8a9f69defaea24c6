import { describe, expect, it } from 'vitest';
import { groupedMobile, nationalNumber, offeredDialCode } from '../../../src/domain/checkout/mobile-number';
import { specifiedArea } from '../../../src/domain/shop/shop-numbers';

const northAmerica = offeredDialCode(specifiedArea, '+1');
const britain = offeredDialCode(specifiedArea, '+44');

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
  expect(groupedMobile(typed, northAmerica)).toBe(shown);
});

it('the number of another country stays as typed', () => {
  expect(groupedMobile('7700 900123', britain)).toBe('7700 900123');
});

describe('a dial code', () => {
  it('a dial code is the one that the shop offers, or else its own', () => {
    expect(britain.label).toBe('+44 (GB)');
    expect(offeredDialCode(specifiedArea, '+7').label).toBe('+1 (US, CA)');
  });
});

describe('a country without a trunk prefix', () => {
  const rule = { code: '+45', label: '+45 (DK)', lengths: [8], trunkPrefix: '' };

  it.each([
    ['20 12 34 56', '20123456'],
    ['+45 20 12 34 56', '20123456'],
    ['020123456', undefined],
  ])('a country without a trunk prefix reads "%s" as %s', (typed, sent) => {
    expect(nationalNumber(typed, rule)).toBe(sent);
  });
});
