import { plainText, typedCode } from './plain-text';

const format = /^\+?[1-9]\d{0,15}$/;

/** In `+44 (0)7400 123456` the zero is for callers inside of the country. */
const zeroInCountry = /^((?:\+|00) ?[2-689]\d ?)\( ?0 ?\)/;

export function isPhone(text: string): boolean {
  return format.test(cleanPhone(text));
}

/** `+12145550100`, as Checkout sends it: what only makes the number readable is dropped, `00` is a plus. */
export function cleanPhone(text: string): string {
  const plain = plainText(text).replace(zeroInCountry, '$1');
  return typedCode(plain).replace(/^00/, '+');
}
