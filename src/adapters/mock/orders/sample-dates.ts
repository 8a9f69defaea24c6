import { plannedPromise } from '../../../domain/orders/planned-promise';
import type { Order } from '../../../domain/orders/order';
import { groupOf, isFinal, parseStatus, type StatusGroup } from '../../../domain/orders/order-status';
import type { FulfillmentType } from '../../../domain/cart/cart-summary';
import type { TimeWindow } from '../../../domain/orders/order-promise';
import { addDays, type CalendarDate } from '../../../domain/shared/calendar-date';
import { clockTime, openState } from '../../../domain/shop/opening-hours';
import { orderDays, shopMoment, type ShopMoment } from '../../../domain/shop/shop-moment';
import type { MockShop, SampleOrder } from '../sample-data';
import { arrived, waitingForDriver } from './order-progress';
import { promisedTimes } from './promised-times';

type ShopClock = Pick<MockShop, 'timeZone' | 'hours' | 'closedOn' | 'orderingWindow' | 'arrivalWindows'>;
type OrderDates = Pick<Order, 'createdAt' | 'updatedAt' | 'scheduledFor' | 'promisedBy'>;

const minute = 60_000;
const hour = 60 * minute;
const maxHoursBack = 7 * 24;

const begunGroups: readonly StatusGroup[] = ['preparing', 'ready', 'transit'];

export interface SampleClock {
  readonly start: Date;
  readonly now: Date;
}

/**
 * The driver leaves when the window begins. Before that hour a sample that is on the way still waits, and after today's
 * window it has arrived.
 */
export function sampleAt(now: Date, sample: SampleOrder, shop: ShopClock): SampleOrder {
  if (groupOf(parseStatus(sample.status)) !== 'transit') return sample;
  const moment = shopMoment(now, shop);
  const { today, hour: hourNow } = moment;
  const { from, to } = arrivalHours(wayOf(sample), shop);
  const isArrivalDay = openDayFrom(today, moment, shop) === today;
  if (isArrivalDay && hourNow >= from && hourNow < to) return sample;
  const { status, message } = isArrivalDay && hourNow >= to ? arrived : waitingForDriver;
  return { ...sample, status, statusMessage: message };
}

/**
 * Each order was placed while the shop was open, promised for the day that its rules give, and delivered in that day's
 * window. An order that the kitchen has begun is for the next window that is not over.
 */
export function sampleDates(sample: SampleOrder, { start, now }: SampleClock, shop: ShopClock): OrderDates {
  const { created, updated } = sample.minutesAgo ?? {};
  if (created === undefined) return {};
  const status = parseStatus(sample.status);
  const group = groupOf(status);
  const way = wayOf(sample);
  const isBegun = begunGroups.includes(group);
  const next = dayToCome(way, now, shop);
  const nextDayOf = (instant: Date) => orderDays(shopMoment(instant, shop), shop).nextDay;
  const isOpen = (instant: Date) =>
    openState(clockTime(instant, shop.timeZone), shop.hours, shop.closedOn).kind === 'open';
  const isInTime = (instant: Date) => {
    if (group === 'delivered') return nextDayOf(instant) < next;
    return isFinal(status) || (isBegun ? nextDayOf(instant) <= next : nextDayOf(instant) >= next);
  };
  const at = (minutesAgo: number, fits = isOpen) => {
    const instant = new Date(start.getTime() - minutesAgo * minute);
    const apart = Math.round(minutesAgo / 12) % 60;
    return lastHour(instant, apart, fits) ?? lastHour(start, apart, fits) ?? instant;
  };
  const createdAt = at(created, (instant) => isOpen(instant) && isInTime(instant));
  const updatedAt = updated === undefined ? {} : { updatedAt: later(at(updated), createdAt, created - updated, start) };
  if (sample.fulfillmentType === undefined) return { createdAt, ...updatedAt };

  const promised = nextDayOf(createdAt);
  const day = isFinal(status) || (promised > next && !isBegun) ? promised : next;
  const promise = plannedPromise([day], way, shop, createdAt);
  if (!promise) return { createdAt, ...updatedAt };
  return { createdAt, ...updatedAt, ...drivenAt(group, promise.window), ...promisedTimes(promise) };
}

/** The driver is under way until the window ends, so that an order never arrives twice in a demo. */
function drivenAt(group: StatusGroup, window: TimeWindow | undefined): Pick<OrderDates, 'updatedAt'> {
  if (window && group === 'transit') return { updatedAt: window.from };
  if (window && group === 'delivered') return { updatedAt: new Date(window.to.getTime() - minute) };
  return {};
}

/** Both times may have moved back to the same evening, the later one further. */
function later(updated: Date, created: Date, minutes: number, now: Date): Date {
  return updated < created ? new Date(Math.min(created.getTime() + minutes * minute, now.getTime())) : updated;
}

function dayToCome(way: FulfillmentType, now: Date, shop: ShopClock): CalendarDate {
  const moment = shopMoment(now, shop);
  const { today, hour: hourNow } = moment;
  const isTodayOver = hourNow >= arrivalHours(way, shop).to;
  return openDayFrom(isTodayOver ? addDays(today, 1) : today, moment, shop);
}

/** Finds the first open day from `day` on, by the rule for an order that is placed early on the day before. */
function openDayFrom(day: CalendarDate, { open }: ShopMoment, shop: ShopClock): CalendarDate {
  return orderDays({ today: addDays(day, -1), hour: 0, open }, shop).nextDay;
}

function arrivalHours(way: FulfillmentType, { arrivalWindows }: ShopClock) {
  return arrivalWindows?.[way] ?? { from: 0, to: 24 };
}

function wayOf({ fulfillmentType }: SampleOrder): FulfillmentType {
  return fulfillmentType === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
}

/** Orders that move to the same hour get different minutes. */
function lastHour(instant: Date, minutesApart: number, fits: (instant: Date) => boolean): Date | undefined {
  if (fits(instant)) return instant;
  for (let back = 0; back < maxHoursBack; back += 1) {
    const earlier = new Date(instant.getTime() - back * hour - minutesApart * minute);
    if (fits(earlier)) return earlier;
  }
  return undefined;
}
