import { plannedPromise } from '../../../domain/orders/planned-promise';
import type { Order } from '../../../domain/orders/order';
import { groupOf, isFinal, parseStatus, type StatusGroup } from '../../../domain/orders/order-status';
import { addDays, type CalendarDate } from '../../../domain/shared/calendar-date';
import { openState } from '../../../domain/shop/opening-hours';
import { orderDays, shopMoment } from '../../../domain/shop/shop-moment';
import type { MockShop, SampleOrder } from '../sample-data';
import { promisedTimes } from './promised-times';

type ShopClock = Pick<MockShop, 'timeZone' | 'hours' | 'closedOn' | 'orderingWindow' | 'arrivalWindows'>;
type OrderDates = Pick<Order, 'createdAt' | 'updatedAt' | 'scheduledFor' | 'promisedBy'>;

const minute = 60_000;
const hour = 60 * minute;
const maxHoursBack = 7 * 24;

const groupsOfPromisedDay: readonly StatusGroup[] = ['preparing', 'ready', 'transit'];

/** Placed while the shop was open, promised for the day that its rules give, delivered in that day's window. */
export function sampleDates(sample: SampleOrder, now: Date, shop: ShopClock): OrderDates {
  const { created, updated } = sample.minutesAgo ?? {};
  if (created === undefined) return {};
  const status = parseStatus(sample.status);
  const isBegun = groupsOfPromisedDay.includes(groupOf(status));
  const { today } = shopMoment(now, shop);
  const nextDayOf = (instant: Date) => orderDays(shopMoment(instant, shop), shop).nextDay;
  const isOpen = (instant: Date) => openState(instant, shop.timeZone, shop.hours, shop.closedOn).kind === 'open';
  const at = (minutesAgo: number, fits = isOpen) => lastHour(new Date(now.getTime() - minutesAgo * minute), fits);
  const createdAt = at(created, (instant) => isOpen(instant) && !(isBegun && nextDayOf(instant) > today));
  const updatedAt = updated === undefined ? {} : { updatedAt: later(at(updated), createdAt, created - updated) };
  if (sample.fulfillmentType === undefined) return { createdAt, ...updatedAt };

  const way = sample.fulfillmentType === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
  const day = isBegun ? today : isFinal(status) ? nextDayOf(createdAt) : dayToCome(nextDayOf(createdAt), now, shop);
  const { days, window } = plannedPromise([day], way, shop, createdAt) ?? {};
  if (!days) return { createdAt, ...updatedAt };
  const isLate = window !== undefined && window.to <= now && !isFinal(status);
  const isDelivered = groupOf(status) === 'delivered' && window !== undefined;
  return {
    createdAt,
    ...(isDelivered ? { updatedAt: new Date(window.from.getTime() + hour) } : updatedAt),
    ...(isLate ? { promisedBy: window.to } : promisedTimes({ days, ...(window ? { window } : {}) })),
  };
}

/** Both times may have moved back to the same evening, the later one further. */
function later(updated: Date, created: Date, minutes: number): Date {
  return updated < created ? new Date(created.getTime() + minutes * minute) : updated;
}

function dayToCome(nextDay: CalendarDate, now: Date, shop: ShopClock): CalendarDate {
  const { today, hour: hourNow } = shopMoment(now, shop);
  const isTodayOver = hourNow >= (shop.arrivalWindows?.DELIVERY.to ?? 24);
  const earliest = isTodayOver ? addDays(today, 1) : today;
  return nextDay > earliest ? nextDay : earliest;
}

function lastHour(instant: Date, fits: (instant: Date) => boolean): Date {
  for (let back = 0; back < maxHoursBack; back += 1) {
    const earlier = new Date(instant.getTime() - back * hour);
    if (fits(earlier)) return earlier;
  }
  return instant;
}
