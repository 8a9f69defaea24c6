import { foldText } from '../shared/text-folding';
import type { Product } from './product';

/** `notStated` never counts as safe. */
export type AllergenWarning =
  { readonly kind: 'contains'; readonly allergens: readonly string[] } | { readonly kind: 'notStated' };

export function allergenWarning(stated: Product['allergens'], avoided: readonly string[]): AllergenWarning | undefined {
  if (avoided.length === 0) return undefined;
  if (!stated) return { kind: 'notStated' };
  const contained = stated.filter((allergen) => avoided.some((one) => overlap(one, allergen)));
  return contained.length > 0 ? { kind: 'contains', allergens: contained } : undefined;
}

/** `Nuts` also warns about `Tree nuts`, and vice versa, because too many warnings do less harm than too few. */
function overlap(one: string, other: string): boolean {
  return isAllergen(one, other) || isAllergen(other, one);
}

/** Whether what is stated is the named allergen or a kind of it. */
export function isAllergen(name: string, stated: string): boolean {
  const [some, others] = [allergenWords(name), allergenWords(stated)];
  return isWithin(some, others) || isKindOf(some, others);
}

/** Each row has the names of one allergen and, behind the colon, the kinds of it. */
const kinds = [
  'tree nut: almond cashew hazelnut macadamia pecan pistachio walnut',
  'milk dairy lactose: cheese cream ghee paneer yogurt',
  'gluten: wheat barley rye',
  'soy soya',
  'shellfish crustacean: crab lobster prawn shrimp',
].map((kind) => [kind.replace(/:.*/, ''), kind].map(allergenWords));

/** A kitchen may state `Cashews` for a customer who avoids `Tree nuts`, and `Dairy` for one who avoids `Milk`. */
function isKindOf(some: readonly string[], others: readonly string[]): boolean {
  return kinds.some(
    ([names = [], all = []]) => some.some((word) => names.includes(word)) && others.some((word) => all.includes(word)),
  );
}

/** The words may be written together: `Treenuts` are `Tree nuts (cashew)`, and hazelnuts are nuts. */
function isWithin(some: readonly string[], others: readonly string[]): boolean {
  const joined = some.join('');
  const isNamed = (word: string) => others.some((other) => other === word || (word === 'nut' && other.endsWith(word)));
  return some.every(isNamed) || others.some((_word, start) => startsOf(others.slice(start)).includes(joined));
}

/** The first word, the first two together, and so on. */
function startsOf(words: readonly string[]): readonly string[] {
  return words.map((_word, last) => words.slice(0, last + 1).join(''));
}

/** Singular and plural, and the British and the American spelling, have one form. */
export function allergenWords(name: string): readonly string[] {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(stemOf);
}

function stemOf(word: string): string {
  const spelled = word.replaceAll('ph', 'f').replaceAll('k', 'c').replaceAll('y', 'i');
  return spelled.replace(/(?<=..)(?:(?<=i)es?|(?<=o|ch|sh|x|ss|z)es?|s)$/, '');
}
