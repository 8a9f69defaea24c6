import fc from 'fast-check';
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
  ['+', '+'],
  ['+1', '+1'],
  ['+1 214 555 018', '+1 214 555 018'],
  ['+47 412 34 567', '+47 412 34 567'],
  ['+45 20 12 34 56', '+45 20 12 34 56'],
  ['+65 8123 4567', '+65 8123 4567'],
  ['\uff0b49 30 123456', '\uff0b49 30 123456'],
])('"%s" is shown as "%s"', (typed, shown) => {
  expect(groupedMobile(typed, northAmerica)).toBe(shown);
});

it('the number of another country stays as typed', () => {
  expect(groupedMobile('7700 900123', britain)).toBe('7700 900123');
});

describe('a dial code', () => {
  it('is the one that the shop offers, or else its own', () => {
    expect(britain.label).toBe('+44 (GB)');
    expect(offeredDialCode(specifiedArea, '+7').label).toBe('+1 (US, CA)');
  });
});

describe('a country with a trunk prefix', () => {
  const britain = { code: '+44', label: '+44 (GB)', lengths: [10], trunkPrefix: '0' };
  const germany = { code: '+49', label: '+49 (DE)', lengths: [10, 11], trunkPrefix: '0', groups: [3, 8] };

  it.each([
    ['07400 123456', '7400123456'],
    ['7400 123456', '7400123456'],
    ['+44 (0)7400 123456', '7400123456'],
    ['0044 7400 123456', '7400123456'],
    ['4400 123456', '4400123456'],
    ['007400 123456', undefined],
    ['00400 123456', undefined],
  ])('reads "%s" as %s', (typed, sent) => {
    expect(nationalNumber(typed, britain)).toBe(sent);
  });

  it.each([
    ['0170 1234567', '1701234567'],
    ['0151 23456789', '15123456789'],
    ['+49 151 23456789', '15123456789'],
    ['49 151 2345678', '1512345678'],
    ['49 151 234567', undefined],
    ['0151 234567890', undefined],
  ])('a country with numbers of 10 or 11 digits reads "%s" as %s', (typed, sent) => {
    expect(nationalNumber(typed, germany)).toBe(sent);
  });

  it.each(['49 170 1234567', '49 170 12345678'])('a pasted number of 10 or 11 digits is shown grouped: %s', (typed) => {
    expect(groupedMobile(typed, germany)).toBe(typed.slice(3).replace(' ', '-'));
  });
});

describe('a country without a trunk prefix', () => {
  const rule = { code: '+45', label: '+45 (DK)', lengths: [8], trunkPrefix: '' };

  it.each([
    ['20 12 34 56', '20123456'],
    ['+45 20 12 34 56', '20123456'],
    ['020123456', undefined],
  ])('reads "%s" as %s', (typed, sent) => {
    expect(nationalNumber(typed, rule)).toBe(sent);
  });
});

it('what the field shows is the number that was typed, or none as that was none', () => {
  const dialCodes = [
    ...specifiedArea.dialCodes,
    { code: '+45', label: '+45 (DK)', lengths: [8], groups: [2, 2, 2, 2] },
    { code: '+49', label: '+49 (DE)', lengths: [10, 11], trunkPrefix: '0', groups: [3, 8] },
  ];
  const prefix = fc.constantFrom('', '', '0', '1', '+', '+1', '+4', '+45', '+49', '+65', '00', '0049', '00 1', '(0)');
  const digits = fc.string({ unit: fc.constantFrom('0', '1', '4', '5', '9', ' ', '-'), maxLength: 15 });
  fc.assert(
    fc.property(fc.constantFrom(...dialCodes), prefix, digits, (dialCode, front, rest) => {
      const typed = front + rest;
      expect(nationalNumber(groupedMobile(typed, dialCode), dialCode)).toBe(nationalNumber(typed, dialCode));
    }),
    { numRuns: 2000 },
  );
});
