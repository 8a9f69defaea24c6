import { makeAutoObservable, observableStruct } from 'mobx';
import type { Cancel, Clock, Timers } from '../../domain/shared/ports';
import { calendarDateIn, type CalendarDate } from '../../domain/shared/calendar-date';
import { openState, upcomingClosures, type OpenState } from '../../domain/shop/opening-hours';
import type { ShopProfile } from '../../domain/shop/shop-profile';

/** How often the clock is read, in ms. */
const lookPeriod = 60_000;

/** Whether the shop is open now, in its own time zone. */
export class OpeningHoursViewModel {
  /** Undefined until loaded: a prerendered page does not know the time of the visit. */
  state: OpenState | undefined = undefined;
  /** Days on which the shop will be closed. */
  closures: readonly CalendarDate[] = [];
  private cancel: Cancel | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
    private readonly shop: Pick<ShopProfile, 'hours' | 'timeZone' | 'closedOn'>,
  ) {
    // The clock is read every minute: an equal value renders nothing again.
    makeAutoObservable(this, { state: observableStruct, closures: observableStruct }, { autoBind: true, deep: false });
  }

  /** Runs as a separate task: the first use of a time zone takes longer than a frame on a phone. */
  load(): void {
    this.dispose();
    this.cancel = this.timers.after(0, () => this.look());
  }

  /** Before the next paint, for a page that would move if the state came later. */
  loadNow(): void {
    this.dispose();
    this.look();
  }

  dispose(): void {
    this.cancel?.();
    this.cancel = undefined;
  }

  private look(): void {
    const now = this.clock.now();
    const { timeZone, hours, closedOn = [] } = this.shop;
    this.state = openState(now, timeZone, hours, closedOn);
    this.closures = upcomingClosures(calendarDateIn(timeZone, now), closedOn);
    this.cancel = this.timers.after(lookPeriod, () => this.look());
  }
}
