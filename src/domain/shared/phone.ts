const format = /^\+?[1-9]\d{0,15}$/;

/** Without spaces: an optional plus, a nonzero digit, then up to 15 more digits. */
export function isPhone(text: string): boolean {
  return format.test(text.replace(/\s/g, ''));
}
