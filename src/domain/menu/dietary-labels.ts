import { dietaryLabels, type DietaryLabel, type Product } from './product';

export interface CountedLabel {
  readonly label: DietaryLabel;
  /** Items that state it. */
  readonly count: number;
}

/** An item of which no labels are stated has no diet. */
export function statesDiet(product: Product, slug: string): boolean {
  return product.dietaryLabels?.some((label) => label.slug === slug) ?? false;
}

/** The labels that a menu states, the known ones first and in their order, then the others as the menu first names them. */
export function labelsOn(menu: readonly Product[]): readonly CountedLabel[] {
  const counts = new Map<string, CountedLabel>(dietaryLabels.map((label) => [label.slug, { label, count: 0 }]));
  for (const product of menu) {
    for (const [slug, label] of new Map(product.dietaryLabels?.map((stated) => [stated.slug, stated])))
      counts.set(slug, { label: counts.get(slug)?.label ?? label, count: (counts.get(slug)?.count ?? 0) + 1 });
  }
  return [...counts.values()].filter(({ count }) => count > 0);
}
