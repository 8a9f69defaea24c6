import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { describe, expect, it } from 'vitest';
import { fullMobile } from '../../../src/domain/checkout/mobile-number';
import { validateDetails } from '../../../src/domain/checkout/checkout-details-rules';
import type { ServedArea } from '../../../src/domain/shop/shop-numbers';
import { countries } from '../../../src/tools/new-shop/country-facts';
import { dialCodesOf } from '../../../src/tools/new-shop/dial-codes';
import { deliveryDetails } from '../../support/builders';

function areaOf(name: string) {
  const facts = countries.find((country) => country.name === name);
  const [own] = dialCodesOf(facts ? [facts.code] : []);
  if (!facts || !own) throw new Error(`${name} is no country of a new shop.`);
  const area: ServedArea = { country: name, notice: '', postalCode: facts.postalCode, dialCodes: [own] };
  return { area, own, code: facts.code };
}

function sent(name: string, mobile: string): string | undefined {
  const { area, own } = areaOf(name);
  return fullMobile({ dialCode: own.code, mobile }, area);
}

function refusal(name: string, mobile: string): string | undefined {
  const { area, own } = areaOf(name);
  return validateDetails(deliveryDetails({ dialCode: own.code, mobile, zip: area.postalCode.example }), area).mobile;
}

describe('the dial codes of new shops', () => {
  it('are those of the package, with its trunk prefixes and lengths', () => {
    expect(dialCodesOf(countries.map(({ code }) => code))).toEqual([
      { code: '+1', label: '+1 (US, CA)', lengths: [10], trunkPrefix: '', groups: [3, 3, 4] },
      { code: '+44', label: '+44 (GB)', lengths: [10], trunkPrefix: '0' },
      { code: '+49', label: '+49 (DE)', lengths: [10, 11], trunkPrefix: '0' },
      { code: '+61', label: '+61 (AU)', lengths: [9], trunkPrefix: '0' },
      { code: '+81', label: '+81 (JP)', lengths: [10], trunkPrefix: '0' },
      { code: '+91', label: '+91 (IN)', lengths: [10], trunkPrefix: '0' },
    ]);
  });

  it.each(countries)('the numbers of $name are the same whoever of its dial code comes first', ({ code }) => {
    const [{ label: _label, ...own } = { label: '' }] = dialCodesOf([code]);
    const shared = dialCodesOf(countries.map((country) => country.code)).find((one) => one.label.includes(code));
    expect(shared).toMatchObject(own);
  });
});

const examples = [
  [
    'United States',
    '+12145550188',
    '2145550188',
    '214-555-0188',
    '(214) 555-0188',
    '+1 214 555 0188',
    '1 214 555 0188',
  ],
  ['Canada', '+15062345678', '5062345678', '506-234-5678', '+1 506-234-5678', '1-506-234-5678'],
  ['United Kingdom', '+447400123456', '7400123456', '07400 123456', '+44 7400 123456', '+44 (0)7400 123456'],
  [
    'Germany',
    '+4915123456789',
    '15123456789',
    '01512 3456789',
    '0151/23456789',
    '+49 1512 3456789',
    '0049 1512-3456789',
  ],
  ['Germany', '+491701234567', '1701234567', '0170 1234567', '0170-123 45 67', '+49 170 1234567'],
  ['Australia', '+61412345678', '412345678', '0412 345 678', '0412-345-678', '+61 412 345 678', '61412345678'],
  [
    'Japan',
    '+819012345678',
    '9012345678',
    '090-1234-5678',
    '０９０－１２３４－５６７８',
    '090ー1234ー5678',
    '+81 90-1234-5678',
  ],
  ['India', '+918123456789', '8123456789', '081234 56789', '81234-56789', '+91 81234 56789', '918123456789'],
].flatMap(([country = '', number = '', ...typed]) => typed.map((mobile) => [country, mobile, number] as const));

describe('a mobile number of a new shop', () => {
  it.each(examples)('a mobile number of %s typed as "%s" is sent as %s', (country, typed, number) => {
    expect(refusal(country, typed)).toBeUndefined();
    expect(sent(country, typed)).toBe(number);
    expect(parsePhoneNumberFromString(number)?.isValid()).toBe(true);
  });

  it.each([
    ['United States', '214555018', '21455501889', '10'],
    ['Canada', '506-234-567', '+1 506-234-56789', '10'],
    ['United Kingdom', '07400 12345', '07400 1234567', '10'],
    ['Germany', '0170 123456', '01512 34567890', '10- or 11'],
    ['Germany', '49 151 234567', '49 1512 34567890', '10- or 11'],
    ['Australia', '0412 345 67', '0412 345 6789', '9'],
    ['Japan', '090-1234-567', '090-1234-56789', '10'],
    ['India', '081234 5678', '+91 81234 567890', '10'],
  ])('a mobile number of %s is refused if it is as short as %s or as long as %s', (country, short, long, digits) => {
    const sentence = `Please enter a valid ${digits}-digit mobile number`;
    for (const typed of [short, long]) {
      expect(refusal(country, typed)).toBe(sentence);
      expect(sent(country, typed)).toBeUndefined();
    }
  });

  it.each(['0151 23456789 x', '+44 151 23456789', '00151 23456789', '0151,23456789'])(
    'a mobile number of Germany is refused if it is %s',
    (typed) => expect(sent('Germany', typed)).toBeUndefined(),
  );

  it.each(countries)('a mobile number of $name is sent the same, whatever separators are typed', ({ name }) => {
    const { own } = areaOf(name);
    const { code, trunkPrefix = '', lengths } = own;
    const separator = fc.stringMatching(/^[ \u00a0()./\u2010-\u2015\u2060\u202c-]{0,2}$/);
    const digits = fc
      .constantFrom(...lengths)
      .chain((length) => fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 1}}$`)))
      .filter((number) => lengths.length === 1 || !number.startsWith(code.slice(1)));
    const prefix = fc.constantFrom('', trunkPrefix, code, `00${code.slice(1)}`, code + trunkPrefix);
    const numbers = fc.tuple(prefix, digits).chain(([front, national]) =>
      fc.array(separator, { minLength: 20, maxLength: 20 }).map((between) => ({
        national,
        typed: Array.from(front + national, (one, at) => one + between[at]).join(''),
      })),
    );
    fc.assert(
      fc.property(numbers, ({ national, typed }) => {
        expect(sent(name, typed)).toBe(code + national);
      }),
    );
  });
});
