import { allergenWarning } from '../menu/allergens';
import { dietsOf, labelNames } from '../menu/stated-labels';
import type { Product } from '../menu/product';
import { NameList } from '../shared/name-list';
import type { CalendarDate } from '../shared/calendar-date';
import { hasId, type Cart } from './cart';

const maxSuggestions = 3;

export interface Wishes {
  readonly avoided: readonly string[];
  /** The slugs of the labels that filter the menu. Suggestions keep to them, because a diet is a promise. */
  readonly diets: readonly string[];
  /** The days for which the cart is promised. There are none if the menu states no days. */
  readonly days: readonly CalendarDate[];
}

/**
 * Returns the items to suggest beside a cart. They are of categories that the cart lacks, and for the same day. Popular
 * items come first, then better rated ones. A customer who avoids allergens gets no item whose allergens are not listed.
 */
export function goesWith(cart: Cart, menu: readonly Product[], wishes: Wishes): readonly Product[] {
  if (cart.length === 0) return [];
  const chosen = new Set(cart.map(({ id }) => id));
  const groups = new NameList(menu.filter(({ id }) => chosen.has(id)).map(({ category }) => category));
  const labels = labelNames(menu);
  const suits = (product: Product) => {
    const diets = dietsOf(product, labels).map(({ slug }) => slug);
    return wishes.diets.every((slug) => diets.includes(slug));
  };
  return menu
    .filter((product) => !groups.find(product.category) && isOrderable(product) && meets(wishes, product))
    .filter(suits)
    .toSorted((one, other) => Number(other.isPopular) - Number(one.isPopular) || other.rating - one.rating)
    .slice(0, maxSuggestions);
}

function isOrderable(product: Product): boolean {
  return hasId(product) && (product.quantityAvailable ?? 1) > 0;
}

function meets({ avoided, days }: Wishes, { deliverableOn, allergens }: Product): boolean {
  return (
    allergenWarning(allergens, avoided) === undefined &&
    (days.length === 0 || (deliverableOn !== undefined && days.includes(deliverableOn)))
  );
}
