const format = /^\+?[1-9]\d{0,15}$/;

export function isPhone(text: string): boolean {
  return format.test(text.replace(/\s/g, ''));
}
