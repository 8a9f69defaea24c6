import { makeAutoObservable, observableStruct } from 'mobx';
import { fulfillmentOffers, type FulfillmentOffer, type WantedItems } from '../../domain/orders/fulfillment-offers';
import { shopPromise, type ShopPromise } from '../../domain/orders/shop-promise';
import type { FulfillmentType } from '../../domain/cart/cart-summary';
import type { Product } from '../../domain/menu/product';
import { offeredPromise, type OfferedPromise, type PromisingShop } from '../../domain/orders/planned-promise';
import type { Cancel, Timers } from '../../domain/shared/ports';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import {
  clockTime,
  nextOpening,
  openingOnLaterDay,
  openState,
  upcomingClosures,
  type Opening,
  type OpenState,
} from '../../domain/shop/opening-hours';
import { shopMoment, type ShopMoment } from '../../domain/shop/shop-moment';
import type { ShopProfile } from '../../domain/shop/shop-profile';

const lookPeriod = 60_000;

/**
 * Says whether the shop is open, and what an order placed now is promised for. It reads the shop's clock again each
 * minute.
 */
export class OpeningHoursViewModel {
  private moment: ShopMoment | undefined = undefined;
  phone: OpenState | undefined = undefined;
  nextOpening: Opening | undefined = undefined;
  openingOnLaterDay: Opening | undefined = undefined;
  closures: readonly CalendarDate[] = [];
  private cancel: Cancel | undefined;

  constructor(
    readonly calendar: CustomerCalendar,
    private readonly timers: Timers,
    private readonly shop: PromisingShop &
      Pick<ShopProfile, 'hours' | 'closedOn' | 'pickup' | 'pricing'> & {
        readonly contact: Pick<ShopProfile['contact'], 'phoneHours'>;
      },
  ) {
    makeAutoObservable<this, 'moment'>(
      this,
      {
        moment: observableStruct,
        phone: observableStruct,
        nextOpening: observableStruct,
        openingOnLaterDay: observableStruct,
        closures: observableStruct,
      },
      { autoBind: true, deep: false },
    );
  }

  get state(): OpenState | undefined {
    return this.moment?.open;
  }

  promise(menu: readonly Product[], fulfillment: FulfillmentType): ShopPromise | undefined {
    return this.moment && shopPromise(menu, fulfillment, this.moment, this.shop);
  }

  fulfillments(wanted: WantedItems): readonly FulfillmentOffer[] {
    return fulfillmentOffers(wanted, this.moment, this.shop);
  }

  /** The promise for the days of chosen items, which are in order, the earliest first. */
  offer(days: readonly CalendarDate[], fulfillment: FulfillmentType): OfferedPromise | undefined {
    return this.moment && offeredPromise(days, fulfillment, this.shop, this.moment);
  }

  /** A separate task, because the first use of a time zone takes longer than a frame on a phone. */
  load(): void {
    this.cancel ??= this.timers.after(0, () => this.look());
  }

  dispose(): void {
    this.cancel?.();
    this.cancel = undefined;
  }

  look(): void {
    this.cancel?.();
    const now = this.calendar.now();
    const { timeZone, hours, closedOn = [], contact } = this.shop;
    const time = clockTime(now, timeZone);
    this.moment = shopMoment(now, this.shop);
    this.phone = openState(time, contact.phoneHours, closedOn);
    this.nextOpening = nextOpening(time, hours, closedOn);
    this.openingOnLaterDay = openingOnLaterDay(time.date, hours, closedOn);
    this.closures = upcomingClosures(time.date, closedOn);
    this.cancel = this.timers.after(lookPeriod, () => this.look());
  }
}
