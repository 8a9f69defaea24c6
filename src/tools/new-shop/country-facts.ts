import type { CountryCode } from 'libphonenumber-js/mobile';
import { cents, type Cents } from '../../domain/shared/money';
import type { PostalCodeRule } from '../../domain/shop/shop-numbers';

interface NaturalPrices {
  readonly perDollar: number;
  /** Prices are multiples of this, in hundredths of the currency. */
  readonly step: number;
}

const asInDollars: NaturalPrices = { perDollar: 1, step: 1 };

export interface CountryFacts {
  readonly name: string;
  readonly code: CountryCode;
  readonly writtenAs: string;
  readonly inSentence: string;
  readonly locale: string;
  readonly currency: string;
  readonly prices?: NaturalPrices;
  /** The field is unset where addresses have no state. */
  readonly stateLabel?: string;
  readonly cityLabel?: string;
  readonly postalCode: PostalCodeRule;
  /** An example number that is not assigned. The owner replaces it. */
  readonly phone: { readonly shown: string; readonly dialed: string };
}

export const countries: readonly CountryFacts[] = [
  {
    name: 'United States',
    code: 'US',
    writtenAs: 'USA',
    inSentence: 'the United States',
    locale: 'en-US',
    currency: 'USD',
    stateLabel: 'State',
    postalCode: { label: 'ZIP code', pattern: '\\d{5}(-\\d{4})?', example: '75201', hint: '5 digits, like 75201' },
    phone: { shown: '(202) 555-0100', dialed: '+12025550100' },
  },
  {
    name: 'Canada',
    code: 'CA',
    writtenAs: 'Canada',
    inSentence: 'Canada',
    locale: 'en-CA',
    currency: 'CAD',
    stateLabel: 'Province',
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
    code: 'GB',
    writtenAs: 'United Kingdom',
    inSentence: 'the United Kingdom',
    locale: 'en-GB',
    currency: 'GBP',
    cityLabel: 'Town or city',
    postalCode: {
      label: 'Postcode',
      pattern: '[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}',
      example: 'LS1 4AP',
      hint: 'Like LS1 4AP',
    },
    phone: { shown: '020 7946 0000', dialed: '+442079460000' },
  },
  {
    name: 'Germany',
    code: 'DE',
    writtenAs: 'Germany',
    inSentence: 'Germany',
    locale: 'en-DE',
    currency: 'EUR',
    postalCode: { label: 'Postcode', pattern: '\\d{5}', example: '10115', hint: '5 digits, like 10115' },
    phone: { shown: '030 23125 000', dialed: '+493023125000' },
  },
  {
    name: 'Australia',
    code: 'AU',
    writtenAs: 'Australia',
    inSentence: 'Australia',
    locale: 'en-AU',
    currency: 'AUD',
    stateLabel: 'State',
    cityLabel: 'Suburb',
    postalCode: { label: 'Postcode', pattern: '\\d{4}', example: '3000', hint: '4 digits, like 3000' },
    phone: { shown: '(02) 5550 0000', dialed: '+61255500000' },
  },
  {
    name: 'Japan',
    code: 'JP',
    writtenAs: 'Japan',
    inSentence: 'Japan',
    locale: 'en-JP',
    currency: 'JPY',
    prices: { perDollar: 100, step: 1000 },
    stateLabel: 'Prefecture',
    postalCode: {
      label: 'Postal code',
      pattern: '\\d{3}-?\\d{4}',
      example: '100-0001',
      hint: '7 digits, like 100-0001',
    },
    phone: { shown: '03-0000-0000', dialed: '+81300000000' },
  },
  {
    name: 'India',
    code: 'IN',
    writtenAs: 'India',
    inSentence: 'India',
    locale: 'en-IN',
    currency: 'INR',
    prices: { perDollar: 20, step: 500 },
    stateLabel: 'State',
    postalCode: { label: 'PIN code', pattern: '\\d{3} ?\\d{3}', example: '560001', hint: '6 digits, like 560001' },
    phone: { shown: '+91 22 5550 0100', dialed: '+912255500100' },
  },
];

/** The amounts are in hundredths. What costs 5 dollars costs about 500 yen or 100 rupees. */
export function localAmount({ prices = asInDollars }: CountryFacts, amount: number): Cents {
  return cents(Math.round((amount * prices.perDollar) / prices.step) * prices.step);
}
