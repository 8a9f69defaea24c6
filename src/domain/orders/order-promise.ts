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
const day = 24 * 60 * minute;

function scheduleOf(order: PromisedOrder, { atShop }: CustomerCalendar): OrderPromise | undefined {
  const window = windowOf(order);
  // A window that ends at midnight is of the day that ends.
  const end = window ? new Date(window.to.getTime() - 1) : order.promisedBy;
  const moments = [order.scheduledFor, end].flatMap((moment) => moment ?? []);
  const [first, last] = moments.map((moment) => atShop.dayOf(moment)).toSorted();
  if (first === undefined) return undefined;
  if (last !== undefined && last !== first) return { days: [first, last] };
  return present({ days: [first], window });
}

/**
 * A single time is no window, nor are two within a minute, which would be written the same. Two that are a day apart are days. Then
 * only the day counts.
 */
function windowOf({ scheduledFor, promisedBy }: PromisedOrder): TimeWindow | undefined {
  if (!(scheduledFor instanceof Date && promisedBy instanceof Date)) return undefined;
  const length = promisedBy.getTime() - scheduledFor.getTime();
  return length >= minute && length < day ? { from: scheduledFor, to: promisedBy } : undefined;
}
