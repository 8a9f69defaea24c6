import * as z from 'zod';
import { type Cents, cents } from '../../domain/shared/money';
import type {
  DialCode,
  PickupPlace,
  PostalCodeRule,
  Pricing,
  ServedArea,
  IncludedTax,
} from '../../domain/shop/shop-numbers';
import { fields, httpsUrl, matching, mustBe, nonEmptyList, text, wholeNumber } from './field-schemas';

export const locale = z
  .string(mustBe('a locale like en-US'))
  .refine((value) => isLocale(value), mustBe('a locale like en-US'));

const amount: z.ZodType<Cents> = wholeNumber(0).transform(cents);

const includedPercent = mustBe('a percentage above 0 and up to 50');
const includedTax = fields<IncludedTax>({
  name: text,
  percent: z.number(includedPercent).gt(0, includedPercent).max(50, includedPercent),
});

export const pricing = fields<Pricing>({
  taxPercent: z
    .number(mustBe('a percentage from 0 to 100'))
    .min(0, mustBe('a percentage from 0 to 100'))
    .max(100, mustBe('a percentage from 0 to 100')),
  includedTax: includedTax.exactOptional(),
  smallestAmount: wholeNumber(1).transform(cents).exactOptional(),
  shippingFee: amount,
  freeShippingAbove: amount.exactOptional(),
}).refine(({ taxPercent, includedTax: included }) => included === undefined || taxPercent === 0, {
  path: ['taxPercent'],
  error: 'must be 0 if {includedTax} is set',
});

const postalCode = fields<PostalCodeRule>({
  label: text,
  pattern: text.refine(isPattern, mustBe('a regular expression')),
  example: text,
  hint: text,
}).refine(({ pattern, example }) => !isPattern(pattern) || new RegExp(`^(?:${pattern})$`, 'iu').test(example), {
  path: ['example'],
  error: 'must fit {pattern}',
});

const dialCode = fields<DialCode>({
  code: matching(/^\+[1-9]\d{0,2}$/, 'a dial code like +61'),
  label: text,
  lengths: nonEmptyList(wholeNumber(4, 14)),
  trunkPrefix: matching(/^\d*$/, 'digits').exactOptional(),
  groups: nonEmptyList(wholeNumber(1)).exactOptional(),
});

export const area = fields<ServedArea>({
  state: text.exactOptional(),
  stateLabel: text.exactOptional(),
  cityLabel: text.exactOptional(),
  country: text,
  notice: text,
  postalCode,
  dialCodes: z.tuple([dialCode], dialCode, mustBe('a list that is not empty')),
});

export const pickup = fields<PickupPlace>({
  name: text,
  street: text,
  city: text,
  state: text.exactOptional(),
  postalCode: text,
  country: text,
  directionsUrl: httpsUrl.exactOptional(),
});

function isLocale(value: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(value).length > 0;
  } catch {
    return false;
  }
}

function isPattern(value: string): boolean {
  try {
    return new RegExp(value, 'iu').source !== '';
  } catch {
    return false;
  }
}
