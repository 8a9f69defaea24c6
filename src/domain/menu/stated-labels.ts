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

/** The labels of these slugs. One that the menu does not state is among them if it is known; others do not exist. */
export function labelsOf(slugs: readonly string[], onMenu: readonly CountedLabel[]): readonly DietaryLabel[] {
  return slugs.flatMap((wanted) => {
    const stated = onMenu.find(({ label }) => label.slug === wanted)?.label;
    return stated ?? dietaryLabels.find(({ slug }) => slug === wanted) ?? [];
  });
}

/** Those of the menu, and those that are chosen although the menu does not state them, so that they can be taken back. */
export function labelsToChoose(
  onMenu: readonly CountedLabel[],
  chosen: readonly DietaryLabel[],
): readonly CountedLabel[] {
  const isStated = ({ slug }: DietaryLabel) => onMenu.some(({ label }) => label.slug === slug);
  return [...onMenu, ...chosen.filter((label) => !isStated(label)).map((label) => ({ label, count: 0 }))];
}
