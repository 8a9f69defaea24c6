import { plainText } from './plain-text';

/** Mail programs read the other signs as several addresses, or as a name beside one. */
const pattern = /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)+$/;

/** No mail server takes more. */
const maxEmailLength = 254;

/**
 * Matches the signs that a copied link, the list of a mail program or a sentence has around an address. The lookbehind lets a
 * match begin only at the first sign of a row: without it, a long row in the middle would be read again from each of its signs.
 */
const around = /^(?:mailto:|[< ])+|(?<![>,; ])[>,; ]+$/gi;

/**
 * Returns the address as it is sent. Keyboards may have other signs for `@` and `.`, and copies hold invisible marks. A Turkish
 * keyboard capitalizes `i` as `İ`. Some programs make `i` of it again and others make two signs, so one address would count as two.
 */
export function cleanEmail(text: string): string {
  return plainText(text).replaceAll('\u3002', '.').replaceAll('\u0130', 'I').replaceAll(around, '');
}

export function isEmail(text: string): boolean {
  const email = cleanEmail(text);
  return email.length <= maxEmailLength && pattern.test(email);
}

export function emailErrors(text: string): { readonly email?: string } {
  if (cleanEmail(text) === '') return { email: 'Email is required' };
  return isEmail(text) ? {} : { email: 'Email is invalid' };
}
