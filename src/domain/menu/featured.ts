import type { Product } from './product';

/** The preview's request asks for this many items. */
export const previewLimit = 8;
/** The preview shows at most this many items. */
export const previewShown = 15;
export const featuredCount = 6;

export function featured(products: readonly Product[]): readonly Product[] {
  const popularFirst = (a: Product, b: Product) => Number(b.isPopular) - Number(a.isPopular);
  return [...products]
    .sort((a, b) => b.rating - a.rating || popularFirst(a, b) || (a.name < b.name ? -1 : Number(a.name > b.name)))
    .slice(0, featuredCount)
    .sort(popularFirst);
}

export function hasMoreThanPreview(total: number): boolean {
  return total > previewShown;
}
