import { groupedMobile, nationalNumber } from '../../domain/checkout/mobile-number';
import { cleanPhone } from '../../domain/shared/phone';
import type { DeliveryAddress, DeliveryInfo } from '../../domain/orders/order';
import type { DialCode } from '../../domain/shop/shop-numbers';
import { formatRegion } from './format-place';

const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** `+1 214-555-0188`, whatever was between the digits. Numbers of other countries stay unchanged. */
export function formatPhone(phone: string): string {
  const digits = cleanPhone(phone);
  return northAmerican.test(digits) ? digits.replace(northAmerican, '+1 $1-$2-$3') : phone;
}

export function formatMobile(typed: string, dialCode: DialCode): string {
  const national = nationalNumber(typed, dialCode);
  const shown = national === undefined || typed.replaceAll(/\D/g, '') === national ? typed : national;
  return `${dialCode.code} ${groupedMobile(shown, dialCode)}`;
}

/** `2811 Swiss Avenue, Apt 4` and `Dallas, TX 75204, USA`, without unknown parts */
export function addressLines(address: Partial<DeliveryAddress>): readonly string[] {
  const { line1, line2, city, state, postalCode, country } = address;
  const region = formatRegion(state, postalCode);
  return [[line1, line2].filter(Boolean).join(', '), [city, region, country].filter(Boolean).join(', ')].filter(
    Boolean,
  );
}

export function formatDelivery({ contact = {}, userMobile, address = {}, instructions }: DeliveryInfo = {}) {
  const phone = contact.phone ?? userMobile;
  const otherPhone = userMobile === phone ? undefined : userMobile;
  return {
    name: contact.name,
    phone: phone && formatPhone(phone),
    otherPhone: otherPhone && formatPhone(otherPhone),
    addressLines: addressLines(address),
    instructions,
  };
}
