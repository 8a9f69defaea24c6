import { plannedPromise } from '../../../domain/orders/planned-promise';
import type { Order } from '../../../domain/orders/order';
import { groupOf, isFinal, parseStatus, type StatusGroup } from '../../../domain/orders/order-status';
import type { FulfillmentType } from '../../../domain/cart/cart-summary';
import type { TimeWindow } from '../../../domain/orders/order-promise';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { instantAt } from '../../../domain/shared/instant-at';
import { openState } from '../../../domain/shop/opening-hours';
import { orderDays, shopMoment } from '../../../domain/shop/shop-moment';
import type { MockShop, SampleOrder } from '../sample-data';
import { promisedTimes } from './promised-times';

type ShopClock = Pick<MockShop, 'timeZone' | 'hours' | 'closedOn' | 'orderingWindow' | 'arrivalWindows'>;
type OrderDates = Pick<Order, 'createdAt' | 'updatedAt' | 'scheduledFor' | 'promisedBy'>;

const minute = 60_000;
const hour = 60 * minute;
const maxHoursBack = 7 * 24;
/** A window ends on its own day. */
const lastHourOfDay = 23;

const begunGroups: readonly StatusGroup[] = ['preparing', 'ready', 'transit'];

export interface SampleClock {
  readonly start: Date;
  readonly now: Date;
}

/**
 * Each order was placed while the shop was open, promised for the day that its rules give, and delivered in that day's
 * window. One that is under way arrives today, and one in the kitchen never before today.
 */
export function sampleDates(sample: SampleOrder, { start, now }: SampleClock, shop: ShopClock): OrderDates {
  const { created, updated } = sample.minutesAgo ?? {};
  if (created === undefined) return {};
  const status = parseStatus(sample.status);
  const way = sample.fulfillmentType === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
  const isBegun = begunGroups.includes(groupOf(status));
  const isOnTheWay = groupOf(status) === 'transit';
  const lateWindow = isBegun ? lateWindowAt(way, isOnTheWay, now, shop) : undefined;
  const next = lateWindow ? shopMoment(now, shop).today : dayToCome(way, now, shop);
  const nextDayOf = (instant: Date) => orderDays(shopMoment(instant, shop), shop).nextDay;
  const isOpen = (instant: Date) => openState(instant, shop.timeZone, shop.hours, shop.closedOn).kind === 'open';
  // An order that the kitchen has begun may be late. One that it has not is for a day to come.
  const isInTime = (instant: Date) =>
    isFinal(status) || (isBegun ? nextDayOf(instant) <= next : nextDayOf(instant) >= next);
  const at = (minutesAgo: number, fits = isOpen) => {
    const instant = new Date(start.getTime() - minutesAgo * minute);
    const apart = Math.round(minutesAgo / 12) % 60;
    return lastHour(instant, apart, fits) ?? lastHour(start, apart, fits) ?? instant;
  };
  const createdAt = at(created, (instant) => isOpen(instant) && isInTime(instant));
  const isAtWork = lateWindow ? () => true : isOpen;
  const updatedAt =
    updated === undefined ? {} : { updatedAt: later(at(updated, isAtWork), createdAt, created - updated, start) };
  if (sample.fulfillmentType === undefined) return { createdAt, ...updatedAt };

  const promised = nextDayOf(createdAt);
  const day = isFinal(status) || (promised > next && !isBegun) ? promised : next;
  const promise = lateWindow
    ? ({ days: [day], window: lateWindow } as const)
    : plannedPromise([day], way, shop, createdAt);
  if (!promise) return { createdAt, ...updatedAt };
  const { window } = promise;
  const isDelivered = groupOf(status) === 'delivered' && window !== undefined;
  return {
    createdAt,
    ...(isDelivered ? { updatedAt: new Date(window.from.getTime() + hour) } : updatedAt),
    ...promisedTimes(promise),
  };
}

/** Both times may have moved back to the same evening, the later one further. */
function later(updated: Date, created: Date, minutes: number, now: Date): Date {
  return updated < created ? new Date(Math.min(created.getTime() + minutes * minute, now.getTime())) : updated;
}

function dayToCome(way: FulfillmentType, now: Date, shop: ShopClock): CalendarDate {
  const { today, hour: hourNow, open } = shopMoment(now, shop);
  const isTodayOver = hourNow >= (shop.arrivalWindows?.[way].to ?? 24);
  return isTodayOver ? orderDays({ today, hour: 0, open }, shop).nextDay : today;
}

/** A late order is promised for the hour that it is now. Once the shop is closed, only a driver is still on the way. */
function lateWindowAt(way: FulfillmentType, isOnTheWay: boolean, now: Date, shop: ShopClock): TimeWindow | undefined {
  const { today, hour: hourNow, open } = shopMoment(now, shop);
  const { from: begin, to: end } = shop.arrivalWindows?.[way] ?? { from: 0, to: 24 };
  const isClosed = open.kind === 'closed';
  if (isClosed && !isOnTheWay) return undefined;
  if (hourNow < end && !(isClosed && hourNow < begin)) return undefined;
  const from = instantAt(today, Math.floor(hourNow), shop.timeZone);
  return { from, to: new Date(from.getTime() + (hourNow < lastHourOfDay ? hour : hour - minute)) };
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
