import type { ShopProfile } from '../../domain/shop/shop-profile';
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

/** `12 cookies` */
export function formatShopItems(count: number, { item, items }: ShopProfile['words']): string {
  return `${formatCount(count)} ${count === 1 ? item : items}`;
}

export function formatRating(rating: number): string {
  return oneDecimal().format(rating);
}
