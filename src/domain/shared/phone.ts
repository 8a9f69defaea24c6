import { typedCode, typedNumber } from './plain-text';

const format = /^\+?[1-9]\d{0,15}$/;

/** In `+44 (0)7400 123456` the zero is for callers inside of the country. North America has none. */
const zeroInCountry = /^((?:\p{Ps} ?)?(?:\+|00) ?[2-9]\d{0,2}[ \p{Pe}]*)[ .-]*\p{Ps} ?0 ?\p{Pe}/u;

export function isPhone(text: string): boolean {
  return format.test(cleanPhone(text));
}

/** `+12145550100`, as Checkout sends it: what only makes the number readable is dropped, `00` is a plus. */
export function cleanPhone(text: string): string {
  const plain = typedNumber(text).replace(zeroInCountry, '$1');
  return typedCode(plain).replace(/^00/, '+');
}
