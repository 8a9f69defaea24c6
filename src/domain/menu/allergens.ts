import { foldText } from '../shared/text-folding';
import type { MenuIndex } from './menu-index';
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

export function withoutAllergens(index: MenuIndex, avoided: readonly string[]): MenuIndex {
  return avoided.length === 0 ? index : index.filter(({ product }) => !allergenWarning(product.allergens, avoided));
}

export function allergensToChoose(menu: readonly Product[], avoided: readonly string[]): readonly string[] {
  const stated = menu.flatMap(({ allergens = [] }) => allergens.map(allergenName));
  const byKey = new Map([...avoided, ...stated].filter(Boolean).map((name) => [keyOf(name), name]));
  const ordered = [...byKey.values()].map((name) => ({ name, words: wordsOf(name).join(' ') }));
  return ordered.sort((one, other) => (one.words < other.words ? -1 : 1)).map(({ name }) => name);
}

export function avoids(avoided: readonly string[], name: string): boolean {
  return avoided.some((one) => keyOf(one) === keyOf(name));
}

export function toggleAllergen(avoided: readonly string[], name: string): readonly string[] {
  return avoids(avoided, name) ? avoided.filter((one) => keyOf(one) !== keyOf(name)) : [...avoided, name];
}

function allergenName(stated: string): string {
  return stated.replace(/\(.*/s, '').trim();
}

/** `Nuts` also warns about `Tree nuts`, and vice versa, because too many warnings do less harm than too few. */
function overlap(one: string, other: string): boolean {
  const [some, others] = [wordsOf(one), wordsOf(other)];
  return isWithin(some, others) || isWithin(others, some);
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

function keyOf(name: string): string {
  return wordsOf(name).join('');
}

/** Singular and plural, and the British and the American spelling, have one form. */
function wordsOf(name: string): readonly string[] {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(stemOf);
}

function stemOf(word: string): string {
  const spelled = word.replaceAll('ph', 'f').replaceAll('k', 'c').replaceAll('y', 'i');
  return spelled.replace(/(?<=..)(?:(?<=i)es?|(?<=o|ch|sh|x|ss|z)es?|s)$/, '');
}
