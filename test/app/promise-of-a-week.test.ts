import { describe, expect, it } from 'vitest';
import { createMockOrder } from '../../src/adapters/mock/orders/create-mock-order';
import { productOf } from '../../src/adapters/mock/sample-data';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { sample as cookiesSample } from '../../src/app/profiles/cookies/sample';
import { profile as homeKitchen } from '../../src/app/profiles/home-kitchen/profile';
import { sample as homeKitchenSample } from '../../src/app/profiles/home-kitchen/sample';
import { shopPromise } from '../../src/domain/menu/shop-promise';
import { plannedPromise, promiseOf } from '../../src/domain/orders/order-promise';
import { addDays } from '../../src/domain/shared/calendar-date';
import { CustomerCalendar } from '../../src/domain/shared/customer-calendar';
import { orderDays, shopMoment } from '../../src/domain/shop/shop-moment';
import { promiseSentence } from '../../src/ui/format/format-shop-promise';
import { formatDay } from '../../src/ui/format/format-date';
import { aUser } from '../support/builders';
import { everyHourOfAWeek } from '../support/week';

describe.each([
  ['Second Batch', cookies, cookiesSample],
  ['Tiffin Lane', homeKitchen, homeKitchenSample],
])('at every hour of a week %s', (_name, shop, sample) => {
  const week = everyHourOfAWeek(shop.timeZone);
  const at = (now: Date) => {
    const moment = shopMoment(now, shop);
    const menu = sample.products.map((item) => productOf(sample, item, orderDays(moment, shop)));
    return { moment, menu, promise: shopPromise(menu, moment, shop) };
  };

  it.each(['DELIVERY', 'PICKUP'] as const)(
    'promises one day and window in the head of the menu, before paying and on the receipt: %s',
    (kind) => {
      for (const now of week) {
        const { moment, menu, promise } = at(now);
        const calendar = new CustomerCalendar({ now: () => now }, 'Asia/Tokyo', shop.timeZone);
        const [dish] = menu.filter(({ deliverableOn }) => deliverableOn === promise.day);
        const planned = plannedPromise([promise.day], kind, shop, now);
        const wanted = {
          channel: 'WEB',
          fulfillmentType: kind,
          tipAmount: 0,
          items: [{ itemId: dish?.id ?? '', quantity: 1 }],
        } as const;
        const numbers = { orderId: 'SB-1', checkoutId: 'chk_1' };
        const { order } = createMockOrder(aUser(), wanted, menu, shop, numbers, now);
        expect(promiseOf(order, calendar)).toEqual(planned);
        expect(shopPromise([], moment, shop).day).toBe(promise.day);
        expect(promiseSentence(promise).day).toBe(formatDay(promise.day));
      }
    },
  );

  it('promises no day that is over, nor today once it has closed', () => {
    for (const now of week) {
      const { moment, menu } = at(now);
      const isOver = moment.open.kind === 'closed' && !moment.open.opens?.today;
      const earliest = isOver ? addDays(moment.today, 1) : moment.today;
      for (const { name, deliverableOn = '' } of menu) {
        expect(deliverableOn >= earliest, `${name} for ${deliverableOn} at ${now.toISOString()}`).toBe(true);
      }
    }
  });

  it('names the hour at which orders for tomorrow end until that hour, and never later', () => {
    for (const now of week) {
      const { moment, promise } = at(now);
      const isBefore = moment.hour < shop.orderingWindow.to;
      expect(promise.orderBy).toBe(isBefore ? shop.orderingWindow.to : undefined);
      expect(promise.day).toBe(addDays(moment.today, isBefore ? 1 : 2));
    }
  });
});
