import type { FulfillmentType } from '../cart/cart-summary';
import type { DeliveryAddress } from '../orders/order';
import { specifiedArea, type PostalCodeRule, type ServedArea } from '../shop/shop-numbers';
import type { ShopProfile } from '../shop/shop-profile';
import type { FieldErrors } from '../shared/field-errors';

export interface CheckoutDetails {
  readonly fulfillmentType: FulfillmentType;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly dialCode: string;
  readonly mobile: string;
}

export const dialCodes: readonly { readonly code: string; readonly label: string }[] = [
  { code: '+1', label: '+1 (US, CA)' },
  { code: '+44', label: '+44 (GB)' },
  { code: '+61', label: '+61 (AU)' },
  { code: '+91', label: '+91 (IN)' },
];

export const emptyDetails: CheckoutDetails = {
  fulfillmentType: 'DELIVERY',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: specifiedArea.state ?? '',
  zip: '',
  country: specifiedArea.country,
  dialCode: specifiedArea.dialCode,
  mobile: '',
};

export type ServingShop = Pick<ShopProfile, 'area' | 'pickup'>;

/** State and country are always the shop's, and the dial code until a number is typed. */
export function servedBy({ area, pickup }: ServingShop, details: CheckoutDetails): CheckoutDetails {
  const { state = '', country, dialCode } = area;
  return {
    ...details,
    state,
    country,
    dialCode: mobileDigits(details.mobile) ? details.dialCode : dialCode,
    fulfillmentType: pickup ? details.fulfillmentType : 'DELIVERY',
  };
}

const mobileFormat = /^\d{10}$/;

/** A pickup needs no address or mobile number, but a typed number must be valid. */
export function validateDetails(details: CheckoutDetails, area: ServedArea): FieldErrors<CheckoutDetails> {
  return details.fulfillmentType === 'DELIVERY'
    ? { ...addressErrors(details, area), ...mobileErrors(details.mobile, true) }
    : mobileErrors(details.mobile, false);
}

export function addressErrors(
  { addressLine1, city, state, zip }: CheckoutDetails,
  area: ServedArea,
): FieldErrors<CheckoutDetails> {
  return {
    ...(addressLine1.trim() ? {} : { addressLine1: 'Address is required' }),
    ...(city.trim() ? {} : { city: 'City is required' }),
    ...(state.trim() || area.state === undefined ? {} : { state: 'State is required' }),
    ...postalCodeErrors(zip.trim(), area.postalCode),
  };
}

function postalCodeErrors(zip: string, { label, pattern }: PostalCodeRule): FieldErrors<CheckoutDetails> {
  if (zip === '') return { zip: `${label} is required` };
  return new RegExp(`^(?:${pattern})$`, 'iu').test(zip) ? {} : { zip: `Invalid ${label} format` };
}

function mobileErrors(mobile: string, required: boolean): FieldErrors<CheckoutDetails> {
  const digits = mobileDigits(mobile);
  if (digits === '') return required ? { mobile: 'Mobile number is required' } : {};
  return mobileFormat.test(digits) ? {} : { mobile: 'Please enter a valid 10-digit mobile number' };
}

function mobileDigits(mobile: string): string {
  return mobile.replace(/[\s-]/g, '');
}

export function fullMobile({ dialCode, mobile }: Pick<CheckoutDetails, 'dialCode' | 'mobile'>): string | undefined {
  const digits = mobileDigits(mobile);
  return digits === '' ? undefined : `${dialCode}${digits}`;
}

export function deliveryAddressOf(details: CheckoutDetails): DeliveryAddress {
  const line2 = details.addressLine2.trim();
  return {
    line1: details.addressLine1.trim(),
    ...(line2 ? { line2 } : {}),
    city: details.city.trim(),
    state: details.state,
    postalCode: details.zip.trim(),
    country: details.country,
  };
}

export function detailsFrom(
  address: Partial<DeliveryAddress> | undefined,
  mobile: string | undefined,
): CheckoutDetails {
  const known = dialCodes.find(({ code }) => mobile?.startsWith(code));
  return {
    ...emptyDetails,
    addressLine1: address?.line1 ?? '',
    addressLine2: address?.line2 ?? '',
    city: address?.city ?? '',
    zip: address?.postalCode ?? '',
    ...(known && mobile ? { dialCode: known.code, mobile: mobile.slice(known.code.length) } : {}),
  };
}
