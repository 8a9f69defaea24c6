import { plainText, typedCode, typedCodeLike } from '../shared/plain-text';
import type { FieldErrors } from '../shared/field-errors';
import type { PostalCodeRule, ServedArea } from '../shop/shop-numbers';
import type { ShopProfile } from '../shop/shop-profile';
import { lengthError, maxLengths } from '../shared/text-limits';
import type { CheckoutDetails } from './checkout-details';
import { nationalNumber, offeredDialCode } from './mobile-number';

export type ServingShop = Pick<ShopProfile, 'area' | 'pickup'>;

/** State and country are always the shop's; so is the dial code until a number is typed. */
export function servedBy({ area, pickup }: ServingShop, details: CheckoutDetails): CheckoutDetails {
  const { state = '', country, dialCodes } = area;
  return {
    ...details,
    state,
    country,
    dialCode: isTyped(details.mobile) ? offeredDialCode(area, details.dialCode).code : dialCodes[0].code,
    fulfillmentType: pickup ? details.fulfillmentType : 'DELIVERY',
  };
}

/** A pickup needs no address or mobile number, but a typed number must be valid. */
export function validateDetails(details: CheckoutDetails, area: ServedArea): FieldErrors<CheckoutDetails> {
  return details.fulfillmentType === 'DELIVERY'
    ? { ...addressErrors(details, area), ...mobileErrors(details, area, true) }
    : mobileErrors(details, area, false);
}

export function addressErrors(
  { addressLine1, addressLine2, city, state, zip }: CheckoutDetails,
  area: ServedArea,
): FieldErrors<CheckoutDetails> {
  const { cityLabel = 'City', stateLabel = 'State' } = area;
  const stateError = area.state === undefined ? longError : placeError;
  return {
    ...placeError('addressLine1', 'Address', addressLine1, maxLengths.addressLine),
    ...longError('addressLine2', 'Address line 2', addressLine2, maxLengths.addressLine),
    ...placeError('city', cityLabel, city, maxLengths.city),
    ...stateError('state', stateLabel, state, maxLengths.city),
    ...postalCodeErrors(zip, area.postalCode),
  };
}

function placeError(field: keyof CheckoutDetails, label: string, written: string, max: number) {
  return plainText(written) ? longError(field, label, written, max) : { [field]: `${label} is required` };
}

function longError(field: keyof CheckoutDetails, label: string, written: string, max: number) {
  const error = lengthError(label, written, max);
  return error === undefined ? {} : { [field]: error };
}

function postalCodeErrors(zip: string, { label, pattern }: PostalCodeRule): FieldErrors<CheckoutDetails> {
  if (plainText(zip) === '') return { zip: `${label} is required` };
  return typedCodeLike(zip, pattern) === undefined ? { zip: `Invalid ${label} format` } : {};
}

function mobileErrors(
  { dialCode, mobile }: CheckoutDetails,
  area: ServedArea,
  required: boolean,
): FieldErrors<CheckoutDetails> {
  if (!isTyped(mobile)) return required ? { mobile: 'Mobile number is required' } : {};
  const offered = offeredDialCode(area, dialCode);
  if (nationalNumber(mobile, offered) !== undefined) return {};
  return { mobile: `Please enter a valid ${offered.lengths.join('- or ')}-digit mobile number` };
}

function isTyped(mobile: string): boolean {
  return typedCode(mobile) !== '';
}
