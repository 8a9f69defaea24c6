import { calendarDateIn, type CalendarDate, type Moment } from './calendar-date';
import { localTimeIn } from './local-time';
import type { Clock } from './ports';

/** The calendar where the customer is. `atShop` is the one where the shop is, in which days are promised. */
export class CustomerCalendar {
  constructor(
    private readonly clock: Clock,
    /** Reading the time zone is slow, so it waits until a time is needed. */
    private readonly customerTimeZone: string | (() => string),
    private readonly shopTimeZone?: string,
  ) {}

  get timeZone(): string {
    return typeof this.customerTimeZone === 'string' ? this.customerTimeZone : this.customerTimeZone();
  }

  get atShop(): CustomerCalendar {
    return new CustomerCalendar(this.clock, this.shopTimeZone ?? this.customerTimeZone);
  }

  /** Says whether the customer's clock shows another time than the shop's, in zones of any name. */
  isShopElsewhere(instant: Date): boolean {
    const [here, there] = [this.timeZone, this.atShop.timeZone].map((zone) => localTimeIn(zone, instant).getTime());
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
