import { maxItemQuantity } from './cart';

/** Undefined for what is no whole number: then the quantity stays as it was. More than `maxItemQuantity` is that many. */
export function typedQuantity(text: string): number | undefined {
  const digits = text.normalize('NFKC').trim();
  return /^[0-9]+$/.test(digits) ? Math.min(Number(digits), maxItemQuantity) : undefined;
}
