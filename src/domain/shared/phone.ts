import { plainText, typedCode } from './plain-text';

const format = /^\+?[1-9]\d{0,15}$/;

export function isPhone(text: string): boolean {
  return format.test(cleanPhone(text));
}

/** `+12145550100`, as Checkout sends it: what only makes the number readable is dropped, `00` is a plus. */
export function cleanPhone(text: string): string {
  return withoutDialledZero(text).replace(/^00/, '+');
}

/** In `+44 (0)7400 123456` the zero is for callers inside of the country. */
export function withoutDialledZero(text: string): string {
  const plain = plainText(text);
  return typedCode(/^(?:\+|00)/.test(plain) ? plain.replace(/\( ?0 ?\)/, '') : plain);
}
