import { cents, type Cents } from '../shared/money';

export interface Pricing {
  /** 0 if prices include tax: no tax line. */
  readonly taxPercent: number;
  readonly shippingFee: Cents;
  /** Shipping is not free at exactly this amount. Undefined: never free. */
  readonly freeShippingAbove?: Cents;
}

export interface PostalCodeRule {
  readonly label: string;
  /** Of the whole code, case-insensitive. */
  readonly pattern: string;
  readonly example: string;
  readonly hint: string;
}

/** Checkout is locked to the state and the country. */
export interface ServedArea {
  /** Undefined where addresses have none. */
  readonly state?: string;
  readonly country: string;
  readonly notice: string;
  readonly postalCode: PostalCodeRule;
  readonly dialCode: string;
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

export const specifiedPricing: Pricing = { taxPercent: 8, shippingFee: cents(599), freeShippingAbove: cents(5000) };

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
  dialCode: '+1',
};

/** From the specification; a shop elsewhere has other values. */
export const specifiedNumbers = {
  locale: 'en-US',
  currency: 'USD',
  pricing: specifiedPricing,
  area: specifiedArea,
} as const;
