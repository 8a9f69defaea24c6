import { cents, type Cents } from '../shared/money';

export interface IncludedTax {
  /** The name in a sentence, like VAT, GST or consumption tax. */
  readonly name: string;
  readonly percent: number;
}

export interface Pricing {
  /** This tax is added to the subtotal. If it is 0, screens show no tax line. */
  readonly taxPercent: number;
  /** This tax is part of every price and fee. A shop that adds a tax has none. */
  readonly includedTax?: IncludedTax;
  /** Taxes are rounded to multiples of it, which is 100 if the currency has no cents. The default is 1. */
  readonly smallestAmount?: Cents;
  readonly shippingFee: Cents;
  /** An order of exactly this amount pays shipping. If it is unset, shipping is never free. */
  readonly freeShippingAbove?: Cents;
}

export interface PostalCodeRule {
  readonly label: string;
  /** A regular expression for the whole code. It ignores case. */
  readonly pattern: string;
  readonly example: string;
  readonly hint: string;
}

export interface DialCode {
  readonly code: string;
  readonly label: string;
  /** How many digits follow the dial code and the trunk prefix. */
  readonly lengths: readonly number[];
  /** A typed prefix is dropped once, like the dial code. It is unset or empty in a country that has none. */
  readonly trunkPrefix?: string;
  /** Sizes of the groups of digits. If they are unset, a number stays as typed. */
  readonly groups?: readonly number[];
}

/** Checkout is locked to the state and the country. */
export interface ServedArea {
  readonly state?: string;
  /** The default is State. */
  readonly stateLabel?: string;
  /** The default is City. */
  readonly cityLabel?: string;
  readonly country: string;
  readonly notice: string;
  readonly postalCode: PostalCodeRule;
  /** The countries whose mobile numbers are accepted. The first is the shop's own. */
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
