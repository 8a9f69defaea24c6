import { typedCode } from '../shared/plain-text';
import type { DialCode, ServedArea } from '../shop/shop-numbers';
import type { CheckoutDetails } from './checkout-details';

export function offeredDialCode({ dialCodes }: Pick<ServedArea, 'dialCodes'>, code: string): DialCode {
  return dialCodes.find((offered) => offered.code === code) ?? dialCodes[0];
}

/** The digits behind the dial code, as the order call takes them. Undefined if the number cannot be one. */
export function nationalNumber(typed: string, dialCode: DialCode): string | undefined {
  const { code, trunkPrefix = '' } = dialCode;
  const digits = digitsOf(dialCode);
  const trunk = trunkPrefix && `(?:${trunkPrefix})?(?!${trunkPrefix})`;
  // With several lengths, the dial code could be read as the first digits of a number.
  const notCode = dialCode.lengths.length > 1 ? `(?!${code.slice(1)})` : '';
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

/** `21455501` becomes `214-555-01`. Without known groups, the number stays as typed. */
export function groupedMobile(typed: string, dialCode: DialCode): string {
  const { code, groups } = dialCode;
  const digits = typedCode(typed).replace('+', '');
  if (!groups || /\D/.test(digits)) return typed;
  const pastedCode = `(?:(?:00)?${code.slice(1)}(?=(?:${digitsOf(dialCode)})$))?`;
  const parts = new RegExp(`^${pastedCode}${groups.map((size) => `(\\d{0,${size}})`).join('')}$`);
  return parts.exec(digits)?.slice(1).filter(Boolean).join('-') ?? typed;
}

function digitsOf({ lengths }: DialCode): string {
  return lengths.map((length) => `\\d{${length}}`).join('|');
}
