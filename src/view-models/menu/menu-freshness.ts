import type { BackForwardRestore, Cancel, Clock, PageVisibility, Timers } from '../../domain/shared/ports';
import { clockTime, openState } from '../../domain/shop/opening-hours';
import type { ShopProfile } from '../../domain/shop/shop-profile';

const freshFor = 300_000;
const lookPeriod = 60_000;

/** A menu is today's for 5 minutes, but not past the shop's midnight or its opening or closing hour. */
export class MenuFreshness {
  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
    private readonly visibility: PageVisibility,
    private readonly backForwardRestore: BackForwardRestore,
    private readonly shop: Pick<ShopProfile, 'hours' | 'timeZone' | 'closedOn'>,
  ) {}

  isFresh(readAt: Date): boolean {
    const now = this.clock.now();
    // A menu of the future is one from before the clock was set back.
    return (
      Math.abs(now.getTime() - readAt.getTime()) < freshFor && this.dayAndOpening(now) === this.dayAndOpening(readAt)
    );
  }

  watch(look: () => void): Cancel {
    const lookIfVisible = () => this.visibility.isVisible() && look();
    let stopTimer: Cancel;
    const wait = () => {
      stopTimer = this.timers.after(lookPeriod, () => {
        wait();
        lookIfVisible();
      });
    };
    wait();
    const stops = [this.visibility.onChange(lookIfVisible), this.backForwardRestore.onReturn(look), () => stopTimer()];
    return () => stops.forEach((stop) => stop());
  }

  private dayAndOpening(instant: Date): string {
    const { timeZone, hours, closedOn = [] } = this.shop;
    const time = clockTime(instant, timeZone);
    return `${time.date} ${openState(time, hours, closedOn).kind}`;
  }
}
