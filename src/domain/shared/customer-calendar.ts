import { calendarDateIn, type CalendarDate, type Moment } from './calendar-date';
import { localTimeIn } from './local-time';
import type { Clock } from './ports';

export class CustomerCalendar {
  constructor(
    private readonly clock: Clock,
    readonly timeZone: string,
    private readonly shopTimeZone = timeZone,
  ) {}

  get atShop(): CustomerCalendar {
    return new CustomerCalendar(this.clock, this.shopTimeZone);
  }

  isShopElsewhere(instant: Date): boolean {
    const [here, there] = [this.timeZone, this.shopTimeZone].map((zone) => localTimeIn(zone, instant).getTime());
    return here !== there;
  }

  now(): Date {
    return this.clock.now();
  }

  today(): CalendarDate {
    return this.dayOf(this.now());
  }

  dayOf(moment: Moment): CalendarDate {
    return typeof moment === 'string' ? moment : calendarDateIn(this.timeZone, moment);
  }
}
