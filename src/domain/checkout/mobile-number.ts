/** With a national number of ten digits; the one country code whose grouping is known. */
const northAmerica = '+1';
const length = 10;

/**
 * A mobile number as it is typed: `214-555-01` on the way to `214-555-0188`. Numbers of other countries, and what cannot
 * become a number, stay as typed.
 */
export function groupedMobile(typed: string, dialCode: string): string {
  if (dialCode !== northAmerica || /[^\d\s().+-]/.test(typed)) return typed;
  const digits = typed.replaceAll(/\D/g, '');
  // Pasted or filled in with its country code.
  const national = digits.length === length + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (national.length > length) return typed;
  return [national.slice(0, 3), national.slice(3, 6), national.slice(6)].filter(Boolean).join('-');
}
