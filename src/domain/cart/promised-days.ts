import { offersAt } from '../menu/menu-schedule';
import type { Product } from '../menu/product';
import type { CalendarDate } from '../shared/calendar-date';
import type { Cart, CartItem } from './cart';

/** What is known of the days on which the kitchen delivers. */
export interface KnownDays {
  /** Undefined where today's menu could not be read, or is not read yet. */
  readonly menu?: readonly Product[] | undefined;
  /** The day at the shop. */
  readonly today: CalendarDate;
}

/**
 * The cart with the days that can be promised. Derived wherever days are shown, not stored: a cart may be days old, may have been
 * filled in another tab, or may be the service's, which stores no day of ours.
 */
export function withPromisedDays(cart: Cart, { menu = [], today }: KnownDays): Cart {
  const byId = new Map(menu.map((product) => [product.id, product]));
  return cart.map((item) => {
    const day = promisedDay(item, byId.get(item.id), today);
    if (day === item.deliverableOn) return item;
    const { deliverableOn: _over, ...rest } = item;
    return day ? { ...rest, deliverableOn: day } : rest;
  });
}

/**
 * The line's own day if the menu still has enough of it that day, else the menu's earliest one for its name and price; never a day
 * that is over.
 */
export function promisedDay(
  item: CartItem,
  product: Product | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  const own = ahead(item, today);
  if (!product) return own[0];
  const offers = offersAt(product, item);
  // At another price the customer decides, and may get it at the one that the menu shows.
  const possible = offers.length > 0 ? offers : offersAt(product, product);
  // A day with too few left is no promise, unless no day has enough: then checkout says so.
  const enough = possible.filter(({ quantityAvailable = item.quantity }) => quantityAvailable >= item.quantity);
  const days = (enough.length > 0 ? enough : possible).flatMap((offer) => ahead(offer, today));
  return days.length === 0 || own.some((day) => days.includes(day)) ? own[0] : days.toSorted()[0];
}

/** Whether a day that the customer saw is another one now. A line that was shown without a day promised none. */
export function isDayChanged(seen: Cart, known: KnownDays): boolean {
  const now = withPromisedDays(seen, known);
  return seen.some((item, position) => item.deliverableOn !== undefined && now[position] !== item);
}

/** The day, unless it is over. */
function ahead({ deliverableOn: day }: Pick<CartItem, 'deliverableOn'>, today: CalendarDate): readonly CalendarDate[] {
  return day !== undefined && day >= today ? [day] : [];
}
