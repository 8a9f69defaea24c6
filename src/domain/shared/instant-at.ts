import { toUtcMidnight, type CalendarDate } from './calendar-date';
import { localTimeIn } from './local-time';
import { clockTolerance } from './time-limits';

/** `hour` is on the shop's clock. One above 24 is on the next day. */
export function instantAt(day: CalendarDate, hour: number, timeZone: string): Date {
  const wanted = toUtcMidnight(day);
  wanted.setUTCMinutes(hour * 60);
  return instantShownAs(wanted, timeZone);
}

/**
 * Says how to read the times that a service wrote without a zone, which are given as if they were UTC. Most services mean
 * UTC. If the earliest time of an order is in the future then, a clock of the shop wrote them: all of them, because one
 * order has one clock.
 */
export function zonelessReader(earliest: Date, now: Date, timeZone: string): (asUtc: Date) => Date {
  const isOfShop = earliest.getTime() > now.getTime() + clockTolerance;
  return (asUtc) => (isOfShop ? instantShownAs(asUtc, timeZone) : asUtc);
}

/** `shown` holds the local time in its UTC fields. */
function instantShownAs(shown: Date, timeZone: string): Date {
  const back = (at: Date) => new Date(shown.getTime() - offsetAt(at, timeZone));
  // The clocks may change between the instant that is looked for and the one that is asked for its offset.
  return back(back(shown));
}

function offsetAt(instant: Date, timeZone: string): number {
  return localTimeIn(timeZone, instant).getTime() - instant.getTime();
}
