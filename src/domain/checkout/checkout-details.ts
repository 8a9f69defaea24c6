import type { FulfillmentType } from '../cart/cart-summary';
import type { DeliveryAddress } from '../orders/order';
import { cleanPhone } from '../shared/phone';
import { typedCodeLike } from '../shared/plain-text';
import { present } from '../shared/present';
import { specifiedArea, type ServedArea } from '../shop/shop-numbers';

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

export const emptyDetails: CheckoutDetails = {
  fulfillmentType: 'DELIVERY',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: specifiedArea.state ?? '',
  zip: '',
  country: specifiedArea.country,
  dialCode: specifiedArea.dialCodes[0].code,
  mobile: '',
};

export function deliveryAddressOf(
  details: CheckoutDetails,
  { postalCode }: Pick<ServedArea, 'postalCode'>,
): DeliveryAddress {
  return present({
    line1: details.addressLine1.trim(),
    line2: details.addressLine2.trim() || undefined,
    city: details.city.trim(),
    state: details.state,
    postalCode: typedCodeLike(details.zip, postalCode.pattern) ?? details.zip.trim(),
    country: details.country,
  });
}

export function detailsFrom(
  address: Partial<DeliveryAddress> | undefined,
  mobile: string | undefined,
  { dialCodes }: ServedArea,
): CheckoutDetails {
  const number = mobile === undefined ? '' : cleanPhone(mobile);
  const known = dialCodes.find(({ code }) => number.startsWith(code));
  return {
    ...emptyDetails,
    addressLine1: address?.line1 ?? '',
    addressLine2: address?.line2 ?? '',
    city: address?.city ?? '',
    zip: address?.postalCode ?? '',
    ...(known ? { dialCode: known.code, mobile: number.slice(known.code.length) } : {}),
  };
}

export function isSameAddress(one: CheckoutDetails, other: CheckoutDetails): boolean {
  return addressText(one) === addressText(other);
}

export function hasNoAddress(details: CheckoutDetails): boolean {
  return addressText(details).trim() === '';
}

function addressText({ addressLine1, addressLine2, city, zip }: CheckoutDetails): string {
  return [addressLine1, addressLine2, city, zip].map((line) => line.trim().toLowerCase()).join('\n');
}
