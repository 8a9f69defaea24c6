import type { DialCode, ServedArea } from '../shop/shop-numbers';
import type { CheckoutDetails } from './checkout-details';

/** Includes the separators of Japanese keyboards and the invisible ones of copied numbers. */
const separators = /[\s\p{Pd}\p{Cf}\u2212\u30fc()./]/gu;

export function offeredDialCode({ dialCodes }: Pick<ServedArea, 'dialCodes'>, code: string): DialCode {
  return dialCodes.find((offered) => offered.code === code) ?? dialCodes[0];
}

/** The digits behind the dial code, as the order call takes them. Undefined if the number cannot be one. */
export function nationalNumber(typed: string, dialCode: DialCode): string | undefined {
  const { code, trunkPrefix } = dialCode;
  const digits = digitsOf(dialCode);
  if (trunkPrefix === undefined) return new RegExp(`^(${digits})$`).exec(typed.replaceAll(/[\s-]/g, ''))?.[1];
  const trunk = trunkPrefix && `${trunkPrefix}?(?!${trunkPrefix})`;
  // With several lengths, the dial code could be read as the first digits of a number.
  const notCode = dialCode.lengths.length > 1 ? `(?!${code.slice(1)})` : '';
  const number = new RegExp(`^(?:(?:\\+|00)?${code.slice(1)})?${trunk}${notCode}(${digits})$`);
  return number.exec(typed.normalize('NFKC').replaceAll(separators, ''))?.[1];
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
  if (!groups || /[^\d\s().+-]/.test(typed)) return typed;
  const pastedCode = `(?:${code.slice(1)}(?=(?:${digitsOf(dialCode)})$))?`;
  const parts = new RegExp(`^${pastedCode}${groups.map((size) => `(\\d{0,${size}})`).join('')}$`);
  return parts.exec(typed.replaceAll(/\D/g, ''))?.slice(1).filter(Boolean).join('-') ?? typed;
}

function digitsOf({ lengths }: DialCode): string {
  return lengths.map((length) => `\\d{${length}}`).join('|');
}
