import type { CalendarDate } from '../shared/calendar-date';
import type { FulfillmentType } from '../cart/cart-summary';
import type { ShopProfile } from '../shop/shop-profile';
import { instantAt } from '../shared/instant-at';
import type { CustomerCalendar } from '../shared/customer-calendar';
import type { Order } from './order';
import { groupOf, isFinal } from './order-status';

export interface TimeWindow {
  readonly from: Date;
  readonly to: Date;
}

/** When an order is delivered or ready: the day that the menu promised. */
export interface OrderPromise {
  /** In the shop's time zone. One day, or the first and the last if the items come on several. */
  readonly days: readonly [CalendarDate, ...CalendarDate[]];
  /** Only where the service gives both ends. */
  readonly window?: TimeWindow;
}

type PromisedOrder = Pick<Order, 'status' | 'scheduledFor' | 'promisedBy'>;

/** Undefined where the service says nothing, and for an order that is over: nothing of it is still to come. */
export function promiseOf(order: PromisedOrder, calendar: CustomerCalendar): OrderPromise | undefined {
  return isFinal(order.status) ? undefined : scheduleOf(order, calendar);
}

/** What was promised of an order that has been delivered. One that was cancelled or has failed never came. */
export function pastPromiseOf(order: PromisedOrder, calendar: CustomerCalendar): OrderPromise | undefined {
  return groupOf(order.status) === 'delivered' ? scheduleOf(order, calendar) : undefined;
}

/** What is promised for items of these days, earliest first, before they are ordered: a window that has begun is no longer promised. */
export function plannedPromise(
  [first, ...others]: readonly CalendarDate[],
  fulfillment: FulfillmentType,
  { timeZone, arrivalWindows }: Pick<ShopProfile, 'timeZone' | 'arrivalWindows'>,
  now: Date,
): OrderPromise | undefined {
  if (first === undefined) return undefined;
  const last = others.at(-1);
  const hours = arrivalWindows?.[fulfillment];
  if (last !== undefined || !hours) return { days: last === undefined ? [first] : [first, last] };
  const window = { from: instantAt(first, hours.from, timeZone), to: instantAt(first, hours.to, timeZone) };
  return { days: [first], ...(window.from > now ? { window } : {}) };
}

/** A single time of day is no window, so only its day counts. */
function scheduleOf(
  { scheduledFor, promisedBy }: PromisedOrder,
  { atShop }: CustomerCalendar,
): OrderPromise | undefined {
  const moments = [scheduledFor, promisedBy].flatMap((moment) => moment ?? []);
  const [first, last] = moments.map((moment) => atShop.dayOf(moment)).toSorted();
  if (first === undefined) return undefined;
  if (last !== undefined && last !== first) return { days: [first, last] };
  const isWindow = scheduledFor instanceof Date && promisedBy instanceof Date && scheduledFor < promisedBy;
  return { days: [first], ...(isWindow ? { window: { from: scheduledFor, to: promisedBy } } : {}) };
}
