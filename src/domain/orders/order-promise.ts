import type { CalendarDate } from '../shared/calendar-date';
import type { CustomerCalendar } from '../shared/customer-calendar';
import { present } from '../shared/present';
import { isPickup, type Order } from './order';
import { groupOf, isFinal } from './order-status';

export interface TimeWindow {
  readonly from: Date;
  readonly to: Date;
}

export interface OrderPromise {
  /** One day, or the first and the last, in the shop's time zone. */
  readonly days: readonly [CalendarDate, ...CalendarDate[]];
  readonly window?: TimeWindow;
}

type PromisedOrder = Pick<Order, 'status' | 'scheduledFor' | 'promisedBy'>;

export function promiseOf(order: PromisedOrder, calendar: CustomerCalendar): OrderPromise | undefined {
  return isFinal(order.status) ? undefined : scheduleOf(order, calendar);
}

export function isForLaterDay({ days: [first] }: OrderPromise, { atShop }: CustomerCalendar): boolean {
  return first > atShop.today();
}

/** The last promised moment has gone by. */
export function isPast({ days, window }: OrderPromise, { atShop }: CustomerCalendar): boolean {
  return window ? window.to < atShop.now() : days.every((day) => day < atShop.today());
}

/** A late order no longer 'arrives' at its promised time. A pickup that is ready still waits for the customer. */
export function arrivalVerb(
  order: Pick<Order, 'status' | 'fulfillmentType'>,
  promise: OrderPromise,
  calendar: CustomerCalendar,
): 'Arrives' | 'Pick up' | 'Was due' {
  const isWaiting = isPickup(order) && groupOf(order.status) === 'ready';
  if (isPast(promise, calendar) && !isWaiting) return 'Was due';
  return isPickup(order) ? 'Pick up' : 'Arrives';
}

/** Only a delivered order has an arrival, because a failed order never came. */
export function pastPromiseOf(order: PromisedOrder, calendar: CustomerCalendar): OrderPromise | undefined {
  return groupOf(order.status) === 'delivered' ? scheduleOf(order, calendar) : undefined;
}

const minute = 60_000;

/** A single time is no window, nor are two within a minute, which would be written the same. Then only the day counts. */
function scheduleOf(
  { scheduledFor, promisedBy }: PromisedOrder,
  { atShop }: CustomerCalendar,
): OrderPromise | undefined {
  const moments = [scheduledFor, promisedBy].flatMap((moment) => moment ?? []);
  const [first, last] = moments.map((moment) => atShop.dayOf(moment)).toSorted();
  if (first === undefined) return undefined;
  if (last !== undefined && last !== first) return { days: [first, last] };
  const isWindow = scheduledFor instanceof Date && promisedBy instanceof Date && +promisedBy - +scheduledFor >= minute;
  return present({ days: [first], window: isWindow ? { from: scheduledFor, to: promisedBy } : undefined });
}
