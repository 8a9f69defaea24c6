import { plainText } from './plain-text';

/** Mail programs read the other signs as several addresses, or as a name beside one. */
const pattern = /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)+$/;

/** No mail server takes more. */
const maxEmailLength = 254;

/**
 * What a copied link, the list of a mail program or a sentence writes around an address. Without the look behind, each sign of a long
 * row in the middle would be followed to its end.
 */
const around = /^(?:mailto:|[< ])+|(?<![>,; ])[>,; ]+$/gi;

/**
 * Returns the address as it is sent. Keyboards may have other signs for `@` and `.`, and copies hold invisible marks. One in Turkish
 * begins a line with `İ`, whose small letter is `i` to some programs and two signs to others: it would be two addresses.
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
