import type { Product } from './product';

export const previewRequestLimit = 8;
export const maxPreviewItems = 15;
export const featuredCount = 6;

/** The six best rated items, of which popular ones come first. Ties are broken by name. */
export function featured(products: readonly Product[]): readonly Product[] {
  const popularFirst = (a: Product, b: Product) => Number(b.isPopular) - Number(a.isPopular);
  return [...products]
    .sort((a, b) => b.rating - a.rating || popularFirst(a, b) || (a.name < b.name ? -1 : Number(a.name > b.name)))
    .slice(0, featuredCount)
    .sort(popularFirst);
}

/** `total` counts the whole menu. 'View Full Menu' is offered only for more than the preview can show. */
export function hasMoreThanPreview(total: number): boolean {
  return total > maxPreviewItems;
}
