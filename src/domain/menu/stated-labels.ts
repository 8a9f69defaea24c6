import { NameList, nameKey, type Named } from '../shared/name-list';
import {
  containsMeat,
  dietaryLabelNamed,
  dietaryLabels,
  vegetarian,
  type DietaryLabel,
  type MenuLabel,
  type Product,
} from './product';

export interface CountedLabel {
  readonly label: MenuLabel;
  readonly count: number;
}

const knownLabels = [vegetarian, ...dietaryLabels, containsMeat];

export function statedLabels({ isVegetarian, dietaryLabels: labels = [] }: Product): readonly DietaryLabel[] {
  return isVegetarian === undefined ? labels : [isVegetarian ? vegetarian : containsMeat, ...labels];
}

/**
 * The known labels come first, so that a menu may write them in another case. Those of `earlier` menus follow: a chosen diet
 * stays a promise where today's menu lacks it.
 */
export function labelNames(menu: readonly Product[], earlier: readonly Named[] = []): NameList<DietaryLabel> {
  const stated = menu.map(statedLabels);
  const shared = sharedIds(stated);
  const named = stated.flat().map((label) => (shared.has(label.id) ? withoutId(label) : label));
  return new NameList([...earlier.map(({ name }) => dietaryLabelNamed(name)), ...named], knownLabels);
}

const knownKeys = new Set(knownLabels.map(({ name }) => nameKey(name)));

/** An id that one item gives to two labels, or a menu to two known ones, is no reason to take any two labels for one. */
function sharedIds(stated: readonly (readonly DietaryLabel[])[]): ReadonlySet<string | undefined> {
  const known = stated.map((labels) => labels.filter(({ name }) => knownKeys.has(nameKey(name)))).flat();
  return new Set([known, ...stated].flatMap(idsOfSeveral));
}

function idsOfSeveral(different: readonly DietaryLabel[]): readonly string[] {
  const keys = new Map<string, string>();
  return different.flatMap(({ name, id }) => {
    if (id === undefined) return [];
    const key = nameKey(name);
    const other = keys.get(id);
    keys.set(id, key);
    return other === undefined || other === key ? [] : [id];
  });
}

function withoutId({ id: _id, ...label }: DietaryLabel): DietaryLabel {
  return label;
}

/** An item without stated labels suits no diet. */
export function dietsOf(product: Product, names: NameList<DietaryLabel>): readonly MenuLabel[] {
  return [...new Set(statedLabels(product).flatMap((label) => names.find(label) ?? []))];
}

/** The labels are in the order of `names`. One that no product states is left out. */
export function countLabels(products: readonly Product[], names: NameList<DietaryLabel>): readonly CountedLabel[] {
  const counts = new Map<MenuLabel, number>(names.all.map((label) => [label, 0]));
  for (const product of products)
    for (const label of dietsOf(product, names)) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => ({ label, count })).filter(({ count }) => count > 0);
}

export function labelsOf(slugs: readonly string[], names: NameList<DietaryLabel>): readonly MenuLabel[] {
  return slugs.flatMap((slug) => names.at(slug) ?? []);
}

/**
 * Chosen labels that the menu lacks stay, so that they can be deselected. Each label has the number of items that it
 * would leave.
 */
export function labelsToChoose(
  onMenu: readonly CountedLabel[],
  chosen: readonly MenuLabel[],
  matching: readonly CountedLabel[],
): readonly CountedLabel[] {
  const counts = new Map(matching.map(({ label, count }) => [label.slug, count]));
  const labels = new Map([...onMenu.map(({ label }) => label), ...chosen].map((label) => [label.slug, label]));
  return [...labels.values()].map((label) => ({ label, count: counts.get(label.slug) ?? 0 }));
}
