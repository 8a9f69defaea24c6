import { indexMenu } from '../../src/domain/menu/menu-index';
import { everything, queryMenu, type MenuPage, type MenuQuery } from '../../src/domain/menu/menu-query';
import { dietaryLabelNamed, type Product } from '../../src/domain/menu/product';
import { aProduct } from './builders';

/** A product that is called as its id, with the labels named. */
export function aDish(id: string, fields: Partial<Product> = {}, labels: readonly string[] = []): Product {
  const dietaryLabels = labels.map((name) => dietaryLabelNamed(name));
  return aProduct({ id, name: id, description: '', dietaryLabels, ...fields });
}

/** What a menu answers to a query that is as usual but for a change. */
export function askMenu(
  menu: readonly Product[],
  change: Partial<MenuQuery> = {},
  favorites: ReadonlySet<string> = new Set(),
): MenuPage {
  return queryMenu(indexMenu(menu), { ...everything, ...change }, favorites);
}

/** The ids of a page in the order shown, apart by blanks. */
export function idsOf({ groups }: MenuPage): string {
  return groups.flatMap(({ items }) => items.map(({ id }) => id)).join(' ');
}
