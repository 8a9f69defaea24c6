import { cents, type Cents } from '../shared/money';

export interface IncludedTax {
  /** As in a sentence: VAT, GST, consumption tax. */
  readonly name: string;
  readonly percent: number;
}

export interface Pricing {
  /** Added to the subtotal. 0 adds none: screens then show no tax line. */
  readonly taxPercent: number;
  /** Part of every price and fee; only if no tax is added. */
  readonly includedTax?: IncludedTax;
  /** Taxes are rounded to multiples of it: to 100 where the currency has no cents. Unset: 1. */
  readonly smallestAmount?: Cents;
  readonly shippingFee: Cents;
  /** An order of exactly this amount pays shipping. Unset: shipping is never free. */
  readonly freeShippingAbove?: Cents;
}

export interface PostalCodeRule {
  readonly label: string;
  /** A regular expression for the whole code, case-insensitive. */
  readonly pattern: string;
  readonly example: string;
  readonly hint: string;
}

export interface DialCode {
  readonly code: string;
  readonly label: string;
  /** Digits behind the dial code and the trunk prefix. */
  readonly lengths: readonly number[];
  /** Dropped once where it is typed, as the dial code is. Unset or empty in a country without one. */
  readonly trunkPrefix?: string;
  /** Sizes of the groups of digits. Unset: a number stays as typed. */
  readonly groups?: readonly number[];
}

/** Checkout is locked to the state and the country. */
export interface ServedArea {
  readonly state?: string;
  /** Unset: State. */
  readonly stateLabel?: string;
  /** Unset: City. */
  readonly cityLabel?: string;
  readonly country: string;
  readonly notice: string;
  readonly postalCode: PostalCodeRule;
  /** The countries whose mobile numbers are taken; the first is the shop's own. */
  readonly dialCodes: readonly [DialCode, ...DialCode[]];
}

export interface PickupPlace {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode: string;
  readonly country: string;
  readonly directionsUrl?: string;
}

const specifiedPricing: Pricing = { taxPercent: 8, shippingFee: cents(599), freeShippingAbove: cents(5000) };

export const specifiedArea: ServedArea = {
  state: 'TX',
  country: 'USA',
  notice: 'We only serve the Dallas, Texas area. Orders outside it may be cancelled.',
  postalCode: {
    label: 'ZIP code',
    pattern: '\\d{5}(-\\d{4})?',
    example: '75201',
    hint: '5 digits, like 75201',
  },
  dialCodes: [
    { code: '+1', label: '+1 (US, CA)', lengths: [10], groups: [3, 3, 4] },
    { code: '+44', label: '+44 (GB)', lengths: [10], trunkPrefix: '0' },
    { code: '+61', label: '+61 (AU)', lengths: [9], trunkPrefix: '0' },
    { code: '+91', label: '+91 (IN)', lengths: [10], trunkPrefix: '0' },
  ],
};

export const specifiedNumbers = {
  locale: 'en-US',
  currency: 'USD',
  pricing: specifiedPricing,
  area: specifiedArea,
} as const;
