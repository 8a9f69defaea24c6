import { inLocale } from './locale';

const wholeNumber = inLocale((locale) => new Intl.NumberFormat(locale));
const oneDecimal = inLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

export function formatCount(count: number): string {
  return wholeNumber().format(count);
}

export function formatItemCount(count: number): string {
  return count === 1 ? '1 item' : `${formatCount(count)} items`;
}

export function formatRating(rating: number): string {
  return oneDecimal().format(rating);
}
