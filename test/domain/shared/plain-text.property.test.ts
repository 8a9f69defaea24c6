import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trimCustomer, validateCustomer } from '../../../src/domain/auth/customer-form';
import { deliveryAddressOf } from '../../../src/domain/checkout/checkout-details';
import { validateDetails } from '../../../src/domain/checkout/checkout-details-rules';
import { fullMobile, groupedMobile, nationalNumber } from '../../../src/domain/checkout/mobile-number';
import { cleanEmail, emailErrors } from '../../../src/domain/shared/email';
import { cleanPhone } from '../../../src/domain/shared/phone';
import { idInLink, typedCodeLike } from '../../../src/domain/shared/plain-text';
import { specifiedArea } from '../../../src/domain/shop/shop-numbers';
import { deliveryDetails } from '../../support/builders';

const dashes = [
  '-',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\ufe58',
  '\uff0d',
  '\u30fc',
];
const spaces = [' ', '\u00a0', '\u2009', '\u202f', '\u3000', '\t', '\u2800', '  '];
const invisible = ['\u200b', '\u200c', '\u200e', '\u200f', '\u202a', '\u202c', '\u2060', '\u2066', '\ufeff', '\u00ad'];
const marks = fc.constantFrom('', '', '', ...dashes, ...spaces, ...invisible, '.', '/', '\u00b7', '(', ')', '[', '（');
const asTyped = (text: string, signs: readonly string[]) =>
  text
    .split('')
    .flatMap((sign, at) => [signs[at] ?? '', sign])
    .join('') + (signs[text.length] ?? '');
const fullWidth = (text: string) =>
  text.replaceAll(/[0-9+]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));
const digitsFrom = (zero: number) => (text: string) =>
  text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
/** Digits in Arabic, Persian, Devanagari, Bengali and Thai. */
const scripts = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50].map(digitsFrom);
const digitsAsTyped = fc.constantFrom((text: string) => text, fullWidth, ...scripts);
const written = (text: string) =>
  fc
    .tuple(fc.array(marks, { minLength: text.length + 1, maxLength: text.length + 1 }), digitsAsTyped)
    .map(([signs, digits]) => asTyped(digits(text), signs));

const dialCode = fc.constantFrom(...specifiedArea.dialCodes);
const national = dialCode.chain((offered) =>
  fc.record({
    offered: fc.constant(offered),
    // A number behind a trunk zero does not begin with one.
    number: fc.stringMatching(new RegExp(`^[1-9]\\d{${(offered.lengths[0] ?? 10) - 1}}$`)),
  }),
);

describe('a right mobile number', () => {
  const anyForm = national.chain(({ offered, number }) => {
    const digits = offered.code.slice(1);
    const trunks = offered.trunkPrefix ? ['', offered.trunkPrefix] : [''];
    const forms = ['', offered.code, digits, `00${digits}`].flatMap((code) =>
      trunks.map((trunk) => code + trunk + number),
    );
    return fc.constantFrom(...forms).chain((form) => written(form).map((typed) => ({ offered, number, typed })));
  });

  it('is accepted and sent in one form, however it is written', () => {
    fc.assert(
      fc.property(anyForm, ({ offered, number, typed }) => {
        const details = deliveryDetails({ dialCode: offered.code, mobile: typed });
        expect(validateDetails(details, specifiedArea)).toEqual({});
        expect(fullMobile(details, specifiedArea)).toBe(offered.code + number);
      }),
      { numRuns: 500 },
    );
  });

  it('is taken by the profile as Checkout sends it, and as people write it', () => {
    const user = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
    const full = national.map(({ offered, number }) => offered.code + number);
    fc.assert(
      fc.property(
        full.chain((number) => written(number).map((typed) => ({ number, typed }))),
        ({ number, typed }) => {
          expect(validateCustomer({ ...user, phone: typed })).toEqual({});
          expect(trimCustomer({ ...user, phone: typed }).phone).toBe(number);
        },
      ),
    );
    expect(trimCustomer({ ...user, phone: '+44 (0)7400 123456' }).phone).toBe('+447400123456');
    expect(trimCustomer({ ...user, phone: '001 214 555 0100' }).phone).toBe('+12145550100');
  });

  it('is taken by the profile without the zero in brackets, which is for callers inside of the country', () => {
    const user = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
    const code = fc.constantFrom('44', '61', '91', '49', '353', '971');
    const around = fc.constantFrom('', ' ', '-', ' \u2013 ', '.', '\u00a0');
    const written = fc.record({
      code,
      number: fc.stringMatching(/^[1-9]\d{7}$/),
      plus: fc.constantFrom('+', '00', '\uff0b'),
      brackets: fc.constantFrom('()', '[]', '\uff08\uff09'),
      isCodeInBrackets: fc.boolean(),
      front: around,
      back: around,
      digits: digitsAsTyped,
    });
    fc.assert(
      fc.property(written, ({ code: dial, number, plus, brackets, isCodeInBrackets, front, back, digits }) => {
        const [open = '', close = ''] = brackets;
        const international = isCodeInBrackets ? `${open}${plus}${dial}${close}` : plus + dial;
        const phone = digits(`${international}${front}${open}0${close}${back}${number}`);
        expect(trimCustomer({ ...user, phone }).phone).toBe(`+${dial}${number}`);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps a zero that is no part of a code for callers abroad', () => {
    expect(cleanPhone('(214) 0 555 010')).toBe('2140555010');
    expect(cleanPhone('+1 (0)214')).toBe('+10214');
  });
});

describe('a wrong mobile number', () => {
  const text = fc.string({ unit: fc.constantFrom('0', '1', '2', '4', '6', '9', '9', 'x', '+', 'é'), maxLength: 15 });

  it('stays wrong, however it is written', () => {
    fc.assert(
      fc.property(
        dialCode,
        text.chain((code) => written(code).map((typed) => ({ code, typed }))),
        (offered, { code, typed }) => {
          const rest = code.replace(new RegExp(`^(?:\\+|00)?${offered.code.slice(1)}`), '');
          const forms = [code, rest].map((form) => (offered.trunkPrefix ? form.replace(/^0/, '') : form));
          const length = offered.lengths[0] ?? 10;
          const isRight = forms.some(
            (form) => /^\d+$/.test(form) && form.length === length && (!offered.trunkPrefix || form[0] !== '0'),
          );
          expect(nationalNumber(typed, offered) !== undefined).toBe(isRight);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['+1', '214555010'],
    ['+1', '+2145550100'],
    ['+1', '+44 7400 123456'],
    ['+44', '00 7400 123456'],
    ['+61', '412 345 67'],
    ['+61', '00412 345 678'],
    ['+91', '98765 4321O'],
  ])('stays wrong with %s: "%s"', (code, mobile) => {
    expect(fullMobile({ dialCode: code, mobile }, specifiedArea)).toBeUndefined();
  });
});

it('a number that was pasted with other dashes is shown in groups', () => {
  expect(groupedMobile('214\u2011555\u20110100', specifiedArea.dialCodes[0])).toBe('214-555-0100');
  expect(groupedMobile('001 (214) 555.0100', specifiedArea.dialCodes[0])).toBe('214-555-0100');
});

describe('a ZIP code', () => {
  const zips = fc.stringMatching(/^\d{5}(-\d{4})?$/);
  const sent = (zip: string) => deliveryAddressOf(deliveryDetails({ zip }), specifiedArea).postalCode;

  it('is accepted and sent in one form, whatever dash and blanks it is written with', () => {
    const around = fc.constantFrom('', ...spaces, ...invisible);
    const dash = fc.tuple(around, fc.constantFrom(...dashes), around).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        zips,
        fc.oneof(dash, fc.constantFrom('', ...spaces)),
        around,
        fc.boolean(),
        (zip, between, end, isWide) => {
          const typed = end + (isWide ? fullWidth(zip) : zip).replace('-', between) + end;
          expect(validateDetails(deliveryDetails({ zip: typed }), specifiedArea)).toEqual({});
          expect(sent(typed)).toBe(zip);
        },
      ),
    );
  });

  it.each(['7520', '7520-11234', '752011234-', '7520-1', '75201-123', '75201-12345', '7520l', '- -'])(
    'is none: "%s"',
    (zip) => {
      expect(validateDetails(deliveryDetails({ zip }), specifiedArea)).toHaveProperty('zip');
    },
  );
});

describe('a code whose blank is left out', () => {
  const british = '[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}';

  it.each([
    ['ls14ap', british, 'LS1 4AP'],
    ['SW1A1AA', british, 'SW1A 1AA'],
    ['75201\u0661123', '\\d{5}(?:-\\d{4})?', '75201-1123'],
    ['1234', '\\d-\\d{3}|\\d{3}-\\d', undefined],
    ['1234AB', '\\d{4} [A-Z]{2}', '1234 AB'],
  ])('is read where it has one place: %s', (typed, pattern, code) => {
    expect(typedCodeLike(typed, pattern)).toBe(code);
  });

  it('is not looked for in a pasted page, where each place would be tried', () => {
    expect(typedCodeLike('1'.repeat(50), '1{25}-1{25}')).toBeUndefined();
  });
});

describe('an email', () => {
  it.each([
    ['ada\uff20example.com', 'ada@example.com'],
    ['\u200bada@example.com\u200e', 'ada@example.com'],
    ['\u202aada@example\u3002com\u202c', 'ada@example.com'],
    ['\uff41\uff44\uff41@example.com\u00a0', 'ada@example.com'],
    ['o\u2019neil@example.com', "o'neil@example.com"],
    ['<ada@example.com>', 'ada@example.com'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['<mailto:ada@example.com>;', 'ada@example.com'],
    ['ada@example.com,', 'ada@example.com'],
    ['< ada@example.com >, ', 'ada@example.com'],
  ])('"%s" is sent as %s', (typed, email) => {
    expect(emailErrors(typed)).toEqual({});
    expect(cleanEmail(typed)).toBe(email);
  });

  it('of invisible marks only is missing', () => {
    expect(emailErrors('\u200b\u2060')).toEqual({ email: 'Email is required' });
  });
});

it('an id in a link is read without what was copied with it', () => {
  expect(idInLink('\u200eSB-20414\u200b\u00a0')).toBe('SB-20414');
  expect(idInLink(null)).toBe('');
});
