import { typedNumber } from '../shared/plain-text';
import { maxItemQuantity } from './cart';

/**
 * Returns undefined for a text that is no whole number, and the quantity stays as it was. More than `maxItemQuantity`
 * becomes `maxItemQuantity`.
 */
export function typedQuantity(text: string): number | undefined {
  const digits = typedNumber(text);
  return /^[0-9]+$/.test(digits) ? Math.min(Number(digits), maxItemQuantity) : undefined;
}
