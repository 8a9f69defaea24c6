import { toUtcMidnight, type CalendarDate } from './calendar-date';
import { localTimeIn } from './local-time';

export function instantAt(day: CalendarDate, hour: number, timeZone: string): Date {
  const wanted = toUtcMidnight(day);
  wanted.setUTCMinutes(hour * 60);
  return instantShownAs(wanted, timeZone);
}

/**
 * Returns the instant of a time that a service wrote without a zone, which is given as if it were UTC. Most services mean
 * UTC. If that is in the future, a clock of the shop wrote the time.
 */
export function zonelessInstant(asUtc: Date, now: Date, timeZone: string): Date {
  return asUtc > now ? instantShownAs(asUtc, timeZone) : asUtc;
}

/** `shown` holds the local time in its UTC fields. */
function instantShownAs(shown: Date, timeZone: string): Date {
  return new Date(shown.getTime() - (localTimeIn(timeZone, shown).getTime() - shown.getTime()));
}
