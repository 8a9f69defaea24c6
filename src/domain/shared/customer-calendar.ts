import { calendarDateIn, type CalendarDate } from './calendar-date';
import type { Clock } from './ports';

/** Days and times as they are where the customer is. */
export class CustomerCalendar {
  constructor(
    private readonly clock: Clock,
    /** IANA name: Europe/Berlin. */
    readonly timeZone: string,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  today(): CalendarDate {
    return this.dayOf(this.now());
  }

  dayOf(instant: Date): CalendarDate {
    return calendarDateIn(this.timeZone, instant);
  }
}
