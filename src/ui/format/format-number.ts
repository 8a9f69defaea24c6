import type { ShopProfile } from '../../domain/shop/shop-profile';
import { formatsOf } from './locale';

export const numberFormat = formatsOf(Intl.NumberFormat);

export function formatCount(count: number): string {
  return numberFormat({}).format(count);
}

export function formatItemCount(count: number): string {
  return count === 1 ? '1 item' : `${formatCount(count)} items`;
}

/** `12 cookies` */
export function formatShopItems(count: number, { item, items }: ShopProfile['words']): string {
  return `${formatCount(count)} ${count === 1 ? item : items}`;
}

export function formatRating(rating: number): string {
  return numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
}
