import type { PostalCodeRule } from '../../domain/shop/shop-numbers';

export interface CountryFacts {
  readonly name: string;
  readonly writtenAs: string;
  /** Follows 'in'. */
  readonly inSentence: string;
  readonly locale: string;
  readonly currency: string;
  /** Must be in `dialCodes`, the countries that checkout offers. */
  readonly dialCode: string;
  readonly hasStates: boolean;
  readonly postalCode: PostalCodeRule;
  /** Unassigned; the owner replaces it. */
  readonly phone: { readonly shown: string; readonly dialed: string };
}

export const countries: readonly CountryFacts[] = [
  {
    name: 'United States',
    writtenAs: 'USA',
    inSentence: 'the United States',
    locale: 'en-US',
    currency: 'USD',
    dialCode: '+1',
    hasStates: true,
    postalCode: { label: 'ZIP code', pattern: '\\d{5}(-\\d{4})?', example: '75201', hint: '5 digits, like 75201' },
    phone: { shown: '(202) 555-0100', dialed: '+12025550100' },
  },
  {
    name: 'Canada',
    writtenAs: 'Canada',
    inSentence: 'Canada',
    locale: 'en-CA',
    currency: 'CAD',
    dialCode: '+1',
    hasStates: true,
    postalCode: {
      label: 'Postal code',
      pattern: '[a-z]\\d[a-z] ?\\d[a-z]\\d',
      example: 'M5V 2T6',
      hint: 'Like M5V 2T6',
    },
    phone: { shown: '(613) 555-0100', dialed: '+16135550100' },
  },
  {
    name: 'United Kingdom',
    writtenAs: 'United Kingdom',
    inSentence: 'the United Kingdom',
    locale: 'en-GB',
    currency: 'GBP',
    dialCode: '+44',
    hasStates: false,
    postalCode: {
      label: 'Postcode',
      pattern: '[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}',
      example: 'LS1 4AP',
      hint: 'Like LS1 4AP',
    },
    phone: { shown: '020 7946 0000', dialed: '+442079460000' },
  },
  {
    name: 'Australia',
    writtenAs: 'Australia',
    inSentence: 'Australia',
    locale: 'en-AU',
    currency: 'AUD',
    dialCode: '+61',
    hasStates: true,
    postalCode: { label: 'Postcode', pattern: '\\d{4}', example: '3000', hint: '4 digits, like 3000' },
    phone: { shown: '(02) 5550 0000', dialed: '+61255500000' },
  },
  {
    name: 'India',
    writtenAs: 'India',
    inSentence: 'India',
    locale: 'en-IN',
    currency: 'INR',
    dialCode: '+91',
    hasStates: true,
    postalCode: { label: 'PIN code', pattern: '\\d{3} ?\\d{3}', example: '560001', hint: '6 digits, like 560001' },
    phone: { shown: '+91 22 5550 0100', dialed: '+912255500100' },
  },
];
