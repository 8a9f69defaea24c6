import { typedCode } from '../shared/plain-text';
import type { DialCode, ServedArea } from '../shop/shop-numbers';
import type { CheckoutDetails } from './checkout-details';

export function offeredDialCode({ dialCodes }: Pick<ServedArea, 'dialCodes'>, code: string): DialCode {
  return dialCodes.find((offered) => offered.code === code) ?? dialCodes[0];
}

/** The digits behind the dial code, as the order call takes them. Undefined if the number cannot be one. */
export function nationalNumber(typed: string, dialCode: DialCode): string | undefined {
  const { code, lengths, trunkPrefix } = dialCode;
  const digits = lengths.map((length) => `\\d{${length}}`).join('|');
  const trunk = trunkPrefix ? `(?:${trunkPrefix})?(?!${trunkPrefix})` : '';
  // With several lengths, the dial code could be read as the first digits of a number.
  const notCode = lengths.length > 1 ? `(?!${code.slice(1)})` : '';
  const number = new RegExp(`^(?:(?:\\+|00)?${code.slice(1)})?${trunk}${notCode}(${digits})$`);
  return number.exec(typedCode(typed))?.[1];
}

export function fullMobile(
  { dialCode, mobile }: Pick<CheckoutDetails, 'dialCode' | 'mobile'>,
  area: ServedArea,
): string | undefined {
  const offered = offeredDialCode(area, dialCode);
  const national = nationalNumber(mobile, offered);
  return national === undefined ? undefined : `${offered.code}${national}`;
}

/**
 * `21455501` becomes `214-555-01`. Without known groups, the number stays as typed. A plus stays too, unless the dial code
 * and a whole number are behind it: the number of another country must not turn into one of this country.
 */
export function groupedMobile(typed: string, dialCode: DialCode): string {
  const { groups } = dialCode;
  const digits = nationalNumber(typed, dialCode) ?? typedCode(typed);
  if (!groups || /\D/.test(digits)) return typed;
  const parts = new RegExp(`^${groups.map((size) => `(\\d{0,${size}})`).join('')}$`);
  return parts.exec(digits)?.slice(1).filter(Boolean).join('-') ?? typed;
}
