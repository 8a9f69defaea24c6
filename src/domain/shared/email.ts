const looksLikeAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return looksLikeAddress.test(text.trim());
}

/** What is wrong with the address of a form: none is given, or it is none. */
export function emailErrors(text: string): { readonly email?: string } {
  if (text.trim() === '') return { email: 'Email is required' };
  return isEmail(text) ? {} : { email: 'Email is invalid' };
}
