import { indexMenu } from '../../src/domain/menu/menu-index';
import { allItems, queryMenu, type MenuPage, type MenuQuery } from '../../src/domain/menu/menu-query';
import { countLabels, labelNames, type CountedLabel } from '../../src/domain/menu/stated-labels';
import { dietaryLabelNamed, type Product } from '../../src/domain/menu/product';
import { aProduct, dallas } from './builders';

export function aDish(id: string, fields: Partial<Product> = {}, labels: readonly string[] = []): Product {
  const dietaryLabels = labels.map((name) => dietaryLabelNamed(name));
  return aProduct({ id, name: id, description: '', dietaryLabels, ...fields });
}

export function labelsOn(menu: readonly Product[]): readonly CountedLabel[] {
  return countLabels(menu, labelNames(menu));
}

export function askMenu(
  menu: readonly Product[],
  change: Partial<MenuQuery> = {},
  favorites: ReadonlySet<string> = new Set(),
): MenuPage {
  return queryMenu(indexMenu(menu), { ...allItems, ...change }, favorites);
}

/** As the page shows them. */
export function idsOf({ groups, sorted }: MenuPage): string {
  return (sorted ?? groups.flatMap(({ items }) => items)).map(({ id }) => id).join(' ');
}

/** Orders until 9 PM are for the next day; the phone is answered until 8 PM. */
/** A shop without pickup: its cart says what it promises, in place of a choice. */
export const shopClock = {
  ...dallas,
  contact: { phoneHours: [{ from: 'Mon', to: 'Sat', opens: 8, closes: 20 }] },
} as const;
