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
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
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
  return some.every((word) => others.includes(word)) || others.every((word) => some.includes(word));
}

function keyOf(name: string): string {
  return wordsOf(name).join(' ');
}

function wordsOf(name: string): readonly string[] {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=..)s$/, ''));
}
