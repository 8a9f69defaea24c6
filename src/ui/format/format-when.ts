import type { OrderPromise } from '../../domain/orders/order-promise';
import { orderByText, promisedHours, promisedWindow } from '../../domain/orders/promise-sentence';
import { addDays, type CalendarDate } from '../../domain/shared/calendar-date';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { formatDays } from './format-days';
import { promiseWriter } from './format-promise';

/** `tomorrow` or `Mon, Nov 30`, and `11 AM–1 PM` where a window is known. */
export function formatWhen({ days, window }: OrderPromise, calendar: CustomerCalendar): readonly string[] {
  const [first, ...others] = days;
  const near = others.length === 0 ? nearDay(first, calendar) : undefined;
  const day = near ?? formatDays(days);
  return window ? [day, promisedWindow(window, promiseWriter(calendar))] : [day];
}

/**
 * `Tomorrow, Sun, Nov 29`, `11 AM–1 PM`, and `CST` for a customer in another time zone. They are apart, so that a narrow
 * place can break the line in front of the zone.
 */
export function formatWhenInFull({ days, window }: OrderPromise, calendar: CustomerCalendar): readonly string[] {
  const day = formatNear({ days }, calendar) + formatDays(days);
  if (!window) return [day];
  const writer = promiseWriter(calendar);
  const zone = writer.zone(window.to).trim();
  return [day, promisedHours(window, writer), ...(zone ? [zone] : [])];
}

/** `Today, `, `Tomorrow, ` or nothing, in front of a day */
export function formatNear({ days }: Pick<OrderPromise, 'days'>, calendar: CustomerCalendar): string {
  const near = days.length === 1 ? nearDay(days[0], calendar) : undefined;
  if (!near) return '';
  return near === 'today' ? 'Today, ' : 'Tomorrow, ';
}

/** `today` or `tomorrow` on the shop's calendar. */
function nearDay(day: CalendarDate, { atShop }: CustomerCalendar): 'today' | 'tomorrow' | undefined {
  const today = atShop.today();
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : undefined;
}

/** `Order by 9 PM tonight` */
export function formatOrderBy(orderBy: Date, calendar: CustomerCalendar): string {
  return orderByText(orderBy, promiseWriter(calendar));
}
