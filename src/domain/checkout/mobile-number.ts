/** The only dial code with known grouping. */
const northAmerica = '+1';
const length = 10;

/** `214-555-01`, then `214-555-0188`. Other countries' numbers stay as typed. */
export function groupedMobile(typed: string, dialCode: string): string {
  if (dialCode !== northAmerica || /[^\d\s().+-]/.test(typed)) return typed;
  const digits = typed.replaceAll(/\D/g, '');
  // Pasted with the country code.
  const national = digits.length === length + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (national.length > length) return typed;
  return [national.slice(0, 3), national.slice(3, 6), national.slice(6)].filter(Boolean).join('-');
}
