import { containsMeat, dietaryLabels, vegetarian, type DietaryLabel, type Product } from './product';

export interface CountedLabel {
  readonly label: DietaryLabel;
  readonly count: number;
}

const knownLabels = [vegetarian, containsMeat, ...dietaryLabels];

export function statedLabels({ isVegetarian, dietaryLabels: labels = [] }: Product): readonly DietaryLabel[] {
  return isVegetarian === undefined ? labels : [isVegetarian ? vegetarian : containsMeat, ...labels];
}

/** An item without stated labels suits no diet. */
export function statesDiet(product: Product, slug: string): boolean {
  return statedLabels(product).some((label) => label.slug === slug);
}

export function labelsOn(menu: readonly Product[]): readonly CountedLabel[] {
  const counts = new Map<string, CountedLabel>(knownLabels.map((label) => [label.slug, { label, count: 0 }]));
  for (const product of menu) {
    for (const [slug, label] of new Map(statedLabels(product).map((stated) => [stated.slug, stated])))
      counts.set(slug, { label: counts.get(slug)?.label ?? label, count: (counts.get(slug)?.count ?? 0) + 1 });
  }
  return [...counts.values()].filter(({ count }) => count > 0);
}

export function labelsOf(slugs: readonly string[], onMenu: readonly CountedLabel[]): readonly DietaryLabel[] {
  return slugs.flatMap((wanted) => {
    const stated = onMenu.find(({ label }) => label.slug === wanted)?.label;
    return stated ?? knownLabels.find(({ slug }) => slug === wanted) ?? [];
  });
}

/**
 * Keeps chosen labels that the menu lacks, so that they can be deselected. Counts the matching items: as many as the label
 * would leave.
 */
export function labelsToChoose(
  onMenu: readonly CountedLabel[],
  chosen: readonly DietaryLabel[],
  matching: readonly Product[],
): readonly CountedLabel[] {
  const counts = new Map(labelsOn(matching).map(({ label, count }) => [label.slug, count]));
  const labels = new Map([...onMenu.map(({ label }) => label), ...chosen].map((label) => [label.slug, label]));
  return [...labels.values()].map((label) => ({ label, count: counts.get(label.slug) ?? 0 }));
}
