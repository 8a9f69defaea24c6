/** The only dial code whose grouping is known; its national numbers have ten digits. */
const northAmerica = '+1';
const length = 10;

/**
 * Groups a mobile number as it is typed: `214-555-01` on the way to `214-555-0188`. Numbers of other countries, and text
 * that cannot become a number, stay as typed.
 */
export function groupedMobile(typed: string, dialCode: string): string {
  if (dialCode !== northAmerica || /[^\d\s().+-]/.test(typed)) return typed;
  const digits = typed.replaceAll(/\D/g, '');
  // Pasted or filled in with its country code.
  const national = digits.length === length + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (national.length > length) return typed;
  return [national.slice(0, 3), national.slice(3, 6), national.slice(6)].filter(Boolean).join('-');
}
