import { inLocale } from './locale';

const wholeNumber = inLocale((locale) => new Intl.NumberFormat(locale));
const oneDecimal = inLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** `1,234` */
export function formatCount(count: number): string {
  return wholeNumber().format(count);
}

/** `1 item`, `1,234 items` */
export function formatItemCount(count: number): string {
  return count === 1 ? '1 item' : `${formatCount(count)} items`;
}

/** `4.5` */
export function formatRating(rating: number): string {
  return oneDecimal().format(rating);
}
