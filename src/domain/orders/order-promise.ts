import type { CalendarDate } from '../shared/calendar-date';
import type { CustomerCalendar } from '../shared/customer-calendar';
import type { Order } from './order';

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

/** Undefined where the service says nothing. A single time of day is no window, so only its day is promised. */
export function promiseOf(
  { scheduledFor, promisedBy }: Pick<Order, 'scheduledFor' | 'promisedBy'>,
  { atShop }: CustomerCalendar,
): OrderPromise | undefined {
  const moments = [scheduledFor, promisedBy].flatMap((moment) => moment ?? []);
  const [first, last] = moments.map((moment) => atShop.dayOf(moment)).toSorted();
  if (first === undefined) return undefined;
  if (last !== undefined && last !== first) return { days: [first, last] };
  const isWindow = scheduledFor instanceof Date && promisedBy instanceof Date && scheduledFor < promisedBy;
  return { days: [first], ...(isWindow ? { window: { from: scheduledFor, to: promisedBy } } : {}) };
}
