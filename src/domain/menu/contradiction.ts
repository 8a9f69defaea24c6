import { nameKey } from '../shared/name-list';
import { isAllergen } from './allergens';
import { isFreeFrom } from './free-from';

export interface Contradiction {
  readonly label: string;
  readonly allergen: string;
}

/** The allergens that come from animals, by the diet that excludes them. */
const ofDiets: ReadonlyMap<string, readonly string[]> = new Map([
  ['vegan', ['Milk', 'Egg', 'Fish', 'Shellfish']],
  ['vegetarian', ['Fish', 'Shellfish']],
]);

/** A coconut is no nut, and its milk is no milk. */
const ofCoconut = /coconut/i;

/** Traces contradict a claim such as Milk-Free. They do not contradict Vegan, which may be made beside milk. */
const ofTraces = /may contain|\btraces?\b/i;

/** Finds a label or category, such as Nut-Free, that an allergen of the same dish, such as `Tree nuts`, contradicts. */
export function contradictionOf(
  labels: readonly string[],
  allergens: readonly string[] | undefined = [],
): Contradiction | undefined {
  // Oats that are gluten-free are stated as such, and are no gluten.
  const stated = allergens.filter((allergen) => !ofCoconut.test(allergen) && !isFreeFrom({ name: allergen }));
  const contained = stated.filter((allergen) => !ofTraces.test(allergen));
  for (const label of labels)
    for (const name of deniedBy(label)) {
      const allergen = (isFreeFrom({ name: label }) ? stated : contained).find((one) => isAllergen(name, one));
      if (allergen !== undefined) return { label, allergen };
    }
  return undefined;
}

function deniedBy(label: string): readonly string[] {
  if (!isFreeFrom({ name: label })) return ofDiets.get(nameKey(label)) ?? [];
  const names = label.split(/[^\p{L}\s-]+|\band\b|\bor\b/iu);
  return names.map((name) => name.replaceAll(/free|from|\bof\b|without|\bno\b|less\b/gi, '')).filter(hasLetters);
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
