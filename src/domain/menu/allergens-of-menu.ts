import { allergenWarning, allergenWords } from './allergens';
import type { MenuIndex } from './menu-index';
import type { Product } from './product';

export function withoutAllergens(index: MenuIndex, avoided: readonly string[]): MenuIndex {
  return avoided.length === 0 ? index : index.filter(({ product }) => !allergenWarning(product.allergens, avoided));
}

export function allergensToChoose(menu: readonly Product[], avoided: readonly string[]): readonly string[] {
  const stated = menu.flatMap(({ allergens = [] }) => allergens.map(allergenName));
  const byKey = new Map([...avoided, ...stated].filter(Boolean).map((name) => [allergenKey(name), name]));
  const ordered = [...byKey.values()].map((name) => ({ name, words: allergenWords(name).join(' ') }));
  return ordered.sort((one, other) => (one.words < other.words ? -1 : 1)).map(({ name }) => name);
}

/** `soy free` and `no peanuts` name one, whatever the menu's labels are. */
export function namesAllergen(search: string, allergens: readonly string[]): boolean {
  return allergenWarning(allergens, search.match(/\p{L}+/gu) ?? []) !== undefined;
}

export function avoids(avoided: readonly string[], name: string): boolean {
  return avoided.some((one) => allergenKey(one) === allergenKey(name));
}

export function withAllergen(avoided: readonly string[], name: string, isAvoided: boolean): readonly string[] {
  const others = avoided.filter((one) => !avoids([one], name));
  return isAvoided ? [...others, name] : others;
}

function allergenKey(name: string): string {
  return allergenWords(name).join('');
}

function allergenName(stated: string): string {
  return stated.replace(/\(.*/s, '').trim();
}
