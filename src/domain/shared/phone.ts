const format = /^\+?[1-9]\d{0,15}$/;

/** An optional plus, a nonzero digit, then up to 15 more digits, after removing spaces. */
export function isPhone(text: string): boolean {
  return format.test(text.replace(/\s/g, ''));
}
