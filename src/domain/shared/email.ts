const pattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** No mail server takes more. */
const maxEmailLength = 254;

export function isEmail(text: string): boolean {
  return text.trim().length <= maxEmailLength && pattern.test(text.trim());
}

export function emailErrors(text: string): { readonly email?: string } {
  if (text.trim() === '') return { email: 'Email is required' };
  return isEmail(text) ? {} : { email: 'Email is invalid' };
}
