const pattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return pattern.test(text.trim());
}

export function emailErrors(text: string): { readonly email?: string } {
  if (text.trim() === '') return { email: 'Email is required' };
  return isEmail(text) ? {} : { email: 'Email is invalid' };
}
