import type { DeliveryAddress } from '../../domain/orders/order';

const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** `+1 214-555-0188`; a number of another country as it came. */
export function formatPhone(phone: string): string {
  return phone.replace(northAmerican, '+1 $1-$2-$3');
}

/** `2811 Swiss Avenue, Apt 4` and `Dallas, TX 75204, USA`, without what is not known. */
export function addressLines(address: Partial<DeliveryAddress>): readonly string[] {
  const { line1, line2, city, state, postalCode, country } = address;
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [[line1, line2].filter(Boolean).join(', '), [city, region, country].filter(Boolean).join(', ')].filter(
    Boolean,
  );
}
