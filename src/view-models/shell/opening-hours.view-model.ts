import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock, Timers } from '../../domain/shared/ports';
import { openState, type OpenState } from '../../domain/shop/opening-hours';
import type { ShopProfile } from '../../domain/shop/shop-profile';

/** How often the clock is read, in ms. */
const lookPeriod = 60_000;

/** Whether the shop is open now, in its own time zone. */
export class OpeningHoursViewModel {
  /** Undefined until loaded: a prerendered page does not know the time of the visit. */
  state: OpenState | undefined = undefined;
  private cancel: Cancel | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
    private readonly shop: Pick<ShopProfile, 'hours' | 'timeZone'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(): void {
    this.dispose();
    this.state = openState(this.clock.now(), this.shop.timeZone, this.shop.hours);
    this.cancel = this.timers.after(lookPeriod, () => this.load());
  }

  dispose(): void {
    this.cancel?.();
    this.cancel = undefined;
  }
}
