import { plannedPromise } from '../../../domain/orders/planned-promise';
import type { Order } from '../../../domain/orders/order';
import { groupOf, isFinal, parseStatus, type OrderStatus } from '../../../domain/orders/order-status';
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

/** Placed while the shop was open, promised for the day that its rules give, delivered in that day's window. */
export function sampleDates(sample: SampleOrder, now: Date, shop: ShopClock): OrderDates {
  const { created, updated } = sample.minutesAgo ?? {};
  if (created === undefined) return {};
  const at = (minutesAgo: number) => lastOpenHour(new Date(now.getTime() - minutesAgo * minute), shop);
  const createdAt = at(created);
  const updatedAt = updated === undefined ? {} : { updatedAt: later(at(updated), createdAt, created - updated) };
  if (sample.fulfillmentType === undefined) return { createdAt, ...updatedAt };

  const status = parseStatus(sample.status);
  const way = sample.fulfillmentType === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
  const { days, window } = plannedPromise([promisedDay(status, createdAt, now, shop)], way, shop, createdAt) ?? {};
  if (!days) return { createdAt, ...updatedAt };
  const isLate = window !== undefined && window.to <= now && !isFinal(status);
  const isDelivered = groupOf(status) === 'delivered' && window !== undefined;
  return {
    createdAt,
    ...(isDelivered ? { updatedAt: new Date(window.from.getTime() + hour) } : updatedAt),
    ...promisedTimes({ days, ...(window && !isLate ? { window } : {}) }),
  };
}

/** Both times may have moved back to the same evening, the later one further. */
function later(updated: Date, created: Date, minutes: number): Date {
  return updated < created ? new Date(created.getTime() + minutes * minute) : updated;
}

function promisedDay(status: OrderStatus, createdAt: Date, now: Date, shop: ShopClock): CalendarDate {
  const { nextDay } = orderDays(shopMoment(createdAt, shop), shop);
  if (isFinal(status)) return nextDay;
  const { today, hour: hourNow } = shopMoment(now, shop);
  if (groupOf(status) === 'transit') return today;
  const isTodayOver = hourNow >= (shop.arrivalWindows?.DELIVERY.to ?? 24);
  const earliest = isTodayOver ? addDays(today, 1) : today;
  return nextDay > earliest ? nextDay : earliest;
}

function lastOpenHour(instant: Date, { timeZone, hours, closedOn }: ShopClock): Date {
  for (let back = 0; back < maxHoursBack; back += 1) {
    const earlier = new Date(instant.getTime() - back * hour);
    if (openState(earlier, timeZone, hours, closedOn).kind === 'open') return earlier;
  }
  return instant;
}
