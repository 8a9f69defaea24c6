import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarize } from '../../../src/domain/cart/cart-summary';
import { fulfillmentOffers } from '../../../src/domain/orders/fulfillment-offers';
import { offeredPromise } from '../../../src/domain/orders/planned-promise';
import { cents } from '../../../src/domain/shared/money';
import { shopMoment } from '../../../src/domain/shop/shop-moment';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { aCartItem, aDay } from '../../support/builders';
import { aDish } from '../../support/builders-menu';

const [today, tomorrow] = [aDay('2026-11-24'), aDay('2026-11-25')];
const menuFor = (...days: readonly (typeof today)[]) =>
  days.map((deliverableOn, id) => aDish(String(id), { deliverableOn }));
const at = (hour: string) => shopMoment(new Date(`2026-11-24T${hour}-06:00`), profile);
const offersAt = (hour: string, menu = menuFor(tomorrow), subtotal = 0, days: readonly (typeof today)[] = []) =>
  fulfillmentOffers({ days, menu, subtotal: cents(subtotal) }, at(hour), profile);

describe('delivery or pickup', () => {
  it('each way has its day, its window and its price', () => {
    expect(offersAt('14:00')).toMatchObject([
      { fulfillment: 'DELIVERY', fee: 599, promise: { days: [tomorrow], window: { to: at11(2) } } },
      { fulfillment: 'PICKUP', fee: 0, promise: { days: [tomorrow], window: { to: at11(7) } } },
    ]);
  });

  it('each way is for the days of what is chosen', () => {
    const later = aDay('2026-11-28');
    expect(offersAt('14:00', menuFor(tomorrow), 500, [later]).map(({ promise }) => promise?.days)).toEqual([
      [later],
      [later],
    ]);
  });

  it('delivery is free above the limit, and only above it', () => {
    const fees = [5000, 5001].map((subtotal) => offersAt('14:00', menuFor(tomorrow), subtotal)[0]?.fee);
    expect(fees).toEqual([599, 0]);
  });

  it.each([
    ['10:45', [today, today]],
    ['11:00', [tomorrow, today]],
    ['17:45', [tomorrow, today]],
    ['18:00', [tomorrow, tomorrow]],
  ])('a window that is over at %s is not offered while the menu has another day', (hour, days) => {
    expect(offersAt(hour, menuFor(today, today, tomorrow)).map(({ promise }) => promise?.days[0])).toEqual(days);
  });

  it('a shop with one way has nothing to choose', () => {
    const { pickup: _pickup, ...deliveryOnly } = profile;
    const wanted = { days: [], menu: menuFor(tomorrow), subtotal: cents(0) };
    expect(fulfillmentOffers(wanted, at('14:00'), deliveryOnly)).toEqual([]);
  });

  it('the prices are known before the time is', () => {
    const wanted = { days: [], menu: [], subtotal: cents(0) };
    expect(fulfillmentOffers(wanted, undefined, profile)).toEqual([
      { fulfillment: 'DELIVERY', fee: 599 },
      { fulfillment: 'PICKUP', fee: 0 },
    ]);
  });

  it('the price of each way is what the sums of the cart add for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 99 }), (price, quantity) => {
        const cart = [aCartItem({ price: cents(price), quantity })];
        for (const { fulfillment, fee } of offersAt('14:00', menuFor(tomorrow), price * quantity))
          expect(summarize(cart, fulfillment, profile.pricing).shipping).toBe(fee);
      }),
    );
  });

  it('no way promises a day that is over or another than the one promise of these days', () => {
    const hours = fc.integer({ min: 0, max: 7 * 24 * 4 - 1 }).map((quarters) => {
      return shopMoment(new Date(Date.UTC(2026, 10, 23, 6) + quarters * 15 * 60_000), profile);
    });
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(hours, days, (moment, ahead) => {
        const chosen = ahead.map((day) => aDay(`2026-12-0${day + 1}`)).toSorted();
        for (const { fulfillment, promise } of fulfillmentOffers(
          { days: chosen, menu: [], subtotal: cents(0) },
          moment,
          profile,
        )) {
          expect(promise && promise.days[0] >= moment.today).toBe(true);
          expect(promise).toEqual(offeredPromise(chosen, fulfillment, profile, moment));
        }
      }),
    );
  });
});

/** Hours after 11 AM of the next day, in Dallas. */
function at11(hours: number): Date {
  return new Date(Date.UTC(2026, 10, 25, 17 + hours));
}
