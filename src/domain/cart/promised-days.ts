import { offersAt } from '../menu/todays-menu';
import type { Product } from '../menu/product';
import { calendarDateIn, type CalendarDate, type Moment } from '../shared/calendar-date';
import type { Cart, CartItem } from './cart';

export interface KnownDays {
  readonly menu?: readonly Product[] | undefined;
  readonly today: CalendarDate;
}

/**
 * Computes each line's promised day from its stored day and today's menu, every time it is shown. The stored day alone is
 * not enough: the cart may be old, or come from another tab or the service. An order that is sent stores the day that it
 * promised.
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

/** Keeps the line's day while enough is left of it, else takes the earliest. It never returns a past day. */
export function promisedDay(
  item: CartItem,
  product: Product | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  const own = ahead(item, today);
  if (!product) return own[0];
  const offers = offersAt(product, item);
  // If no day has the line's price, the customer may accept the menu's.
  const possible = offers.length > 0 ? offers : offersAt(product, product);
  // A day with too few pieces is no promise. If none has enough, checkout says so.
  const enough = possible.filter(({ quantityAvailable = item.quantity }) => quantityAvailable >= item.quantity);
  const days = (enough.length > 0 ? enough : possible).flatMap((offer) => ahead(offer, today));
  return days.length === 0 || own.some((day) => days.includes(day)) ? own[0] : days.toSorted()[0];
}

export function isDayChanged(seen: Cart, known: KnownDays): boolean {
  const now = withPromisedDays(seen, known);
  return seen.some((item, position) => item.deliverableOn !== undefined && now[position] !== item);
}

/**
 * Whether an order comes later than the customer has confirmed: the last hour for a day may pass while the order is on its way, and
 * the order call names no day. A line without a day may come on any. A window may end at midnight, which is still of its day.
 */
export function isLaterThan(confirmed: Cart, promisedBy: Moment | undefined, shopTimeZone: string): boolean {
  if (promisedBy === undefined) return false;
  const day =
    typeof promisedBy === 'string' ? promisedBy : calendarDateIn(shopTimeZone, new Date(promisedBy.getTime() - 1));
  return confirmed.every(({ deliverableOn }) => deliverableOn !== undefined && day > deliverableOn);
}

function ahead({ deliverableOn: day }: Pick<CartItem, 'deliverableOn'>, today: CalendarDate): readonly CalendarDate[] {
  return day !== undefined && day >= today ? [day] : [];
}
