import type { CalendarDate } from '../shared/calendar-date';
import type { CustomerCalendar } from '../shared/customer-calendar';
import { hourText } from '../shared/hour-text';
import { localTimeIn } from '../shared/local-time';
import type { OrderPromise, TimeWindow } from './order-promise';
import type { OfferedPromise } from './planned-promise';

/** These parts depend on the page's locale and on where the customer is. */
export interface PromiseWriter {
  readonly shopTimeZone: string;
  /** For screen readers, which read no dash. */
  readonly isSpoken: boolean;
  days(days: readonly CalendarDate[]): string;
  /** ` CST` where the customer's clock shows another time than the shop's. */
  zone(instant: Date): string;
}

/** The sentence in three parts, so that the time can be emphasized and the words after it stay on one line. */
interface SentenceParts {
  readonly before: string;
  readonly time: string;
  /** `, if you order by 9 PM tonight.`, or the full stop alone. */
  readonly after: string;
}

/** The words of `OfferedPromise`; an order that is placed has no `orderBy` any more. */
export type StatedPromise = OrderPromise & Pick<OfferedPromise, 'fulfillment' | 'orderBy'>;

export const promiseVerbs = { DELIVERY: 'Delivery', PICKUP: 'Pick up' } as const;

const tomorrowTexts = { DELIVERY: 'Tomorrow, ', PICKUP: 'Pick up tomorrow, ' } as const;

/**
 * `Tomorrow, Wed, Nov 25, 11 AM–1 PM, if you order by 9 PM tonight.`, and `Delivery Thu, Nov 26, 11 AM–1 PM.` for a day
 * with no last hour ahead. The hero, the menu, the cart, the confirmation and the calendar say this one sentence.
 */
export function promiseSentence(promise: StatedPromise, writer: PromiseWriter): SentenceParts {
  const { days, fulfillment, orderBy } = promise;
  // Only tomorrow has a last hour, so a single day with one is tomorrow.
  const isTomorrow = orderBy !== undefined && days.length === 1;
  return {
    before: isTomorrow ? tomorrowTexts[fulfillment] : `${promiseVerbs[fulfillment]} `,
    time: promisedTime(promise, writer),
    after: orderBy ? `, if you ${orderByText(orderBy, writer, 'order')}.` : '.',
  };
}

/** Its day is said as `today`. */
export function isForToday({ days }: OrderPromise, { atShop }: CustomerCalendar): boolean {
  return days.length === 1 && days[0] === atShop.today();
}

/** `Wed, Nov 25, 11 AM–1 PM` */
export function promisedTime({ days, window }: OrderPromise, writer: PromiseWriter): string {
  const written = writer.days(days);
  return window ? `${written}, ${promisedWindow(window, writer)}` : written;
}

/** `11 AM–1 PM`, and `11 AM–1 PM CST` for a customer in another time zone. */
export function promisedWindow(window: TimeWindow, writer: PromiseWriter): string {
  return promisedHours(window, writer) + writer.zone(window.to);
}

/** `11 AM–1 PM`, `5–7:30 PM`, or `between 5 PM and 7:30 PM` */
export function promisedHours({ from, to }: TimeWindow, writer: PromiseWriter): string {
  const [first, last] = [timeOf(from, writer), timeOf(to, writer)];
  const isSameHalf = first.slice(-2) === last.slice(-2);
  const range = `${isSameHalf ? first.slice(0, -3) : first}–${last}`;
  return writer.isSpoken ? `between ${first} and ${last}` : range;
}

const evening = 17;

/** `Order by 9 PM tonight`. In another time zone it may be tomorrow by then, so the shop's zone replaces the day. */
export function orderByText(orderBy: Date, writer: PromiseWriter, verb: 'Order' | 'order' = 'Order'): string {
  const zone = writer.zone(orderBy);
  // Midnight, `12 AM`, ends the evening before it.
  const isEvening = (localTimeIn(writer.shopTimeZone, orderBy).getUTCHours() || 24) >= evening;
  return `${verb} by ${timeOf(orderBy, writer)}${zone || (isEvening ? ' tonight' : ' today')}`;
}

function timeOf(instant: Date, { shopTimeZone }: PromiseWriter): string {
  const shown = localTimeIn(shopTimeZone, instant);
  return hourText(shown.getUTCHours() + shown.getUTCMinutes() / 60);
}
