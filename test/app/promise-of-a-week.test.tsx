import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMockOrder } from '../../src/adapters/mock/orders/create-mock-order';
import { productOf } from '../../src/adapters/mock/sample-data';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { sample as cookiesSample } from '../../src/app/profiles/cookies/sample';
import { profile as homeKitchen } from '../../src/app/profiles/home-kitchen/profile';
import { sample as homeKitchenSample } from '../../src/app/profiles/home-kitchen/sample';
import type { FulfillmentType } from '../../src/domain/cart/cart-summary';
import { toCartItem } from '../../src/domain/cart/to-cart-item';
import { addDays, type CalendarDate } from '../../src/domain/shared/calendar-date';
import { CustomerCalendar } from '../../src/domain/shared/customer-calendar';
import { hoursOn, weekdayOf } from '../../src/domain/shop/opening-hours';
import { orderDays, shopMoment } from '../../src/domain/shop/shop-moment';
import type { ShopProfile } from '../../src/domain/shop/shop-profile';
import { CartFulfillment } from '../../src/ui/cart/cart-overlay';
import { ReviewList } from '../../src/ui/checkout/review-list';
import { formatDay } from '../../src/ui/format/format-date';
import { HeroPromise } from '../../src/ui/home/home-screen';
import { MenuFulfillment } from '../../src/ui/menu/menu-promise';
import { Arrival } from '../../src/ui/payment/arrival';
import { ShopProvider } from '../../src/ui/shop-context';
import { ViewModelProvider, type Resolve } from '../../src/ui/view-model-context';
import { CartViewModel } from '../../src/view-models/cart/cart.view-model';
import { FulfillmentViewModel } from '../../src/view-models/cart/fulfillment.view-model';
import { CartDrawerViewModel } from '../../src/view-models/cart/cart-drawer.view-model';
import { MenuViewModel } from '../../src/view-models/menu/menu.view-model';
import { OpeningHoursViewModel } from '../../src/view-models/shell/opening-hours.view-model';
import { ToastsViewModel } from '../../src/view-models/shell/toasts.view-model';
import { aDay, aUser, deliveryDetails, pickupDetails } from '../support/builders';
import { aCheckout } from '../support/checkout';
import { InMemoryCart, InMemoryFulfillment } from '../support/in-memory';
import { FakeTime, InMemoryReports, flushPromises } from '../support/in-memory-device';
import { aMenuGateway } from '../support/in-memory-gateways';
import { aMenuFreshness } from '../support/menu-freshness';
import { seenText } from '../support/seen-text';
import { everyHourOfAWeek } from '../support/week';

type Sample = typeof cookiesSample;

const { arrivalWindows: _hours, ...withoutWindows } = cookies;
const shops: readonly (readonly [string, ShopProfile, Sample])[] = [
  ['Second Batch', cookies, cookiesSample],
  ['Tiffin Lane', homeKitchen, homeKitchenSample],
  ['a shop without windows, closed on Thursday', { ...withoutWindows, closedOn: [aDay('2026-11-26')] }, cookiesSample],
];

function menuAt(now: Date, shop: ShopProfile, sample: Sample) {
  const moment = shopMoment(now, shop);
  const days = orderDays(moment, shop);
  return { moment, ...days, menu: sample.products.map((item) => productOf(sample, item, days)) };
}

const toasts = new ToastsViewModel(new FakeTime());
const fulfillment = new FulfillmentViewModel(new InMemoryFulfillment(), cookies);
const emptyCart = new CartViewModel(new InMemoryCart(), toasts, cookies, new InMemoryReports());

function seen(shop: ShopProfile, opening: OpeningHoursViewModel, part: ReactNode, where = 'body'): string {
  return seenText(pageOf(shop, opening, part).querySelector(where));
}

/** The names of the two choices. */
function offered(shop: ShopProfile, opening: OpeningHoursViewModel, part: ReactNode): readonly (string | null)[] {
  const choices = pageOf(shop, opening, part).querySelectorAll('input[type=radio]');
  return [...choices].map((choice) => choice.getAttribute('aria-label'));
}

function pageOf(shop: ShopProfile, opening: OpeningHoursViewModel, part: ReactNode): Document {
  const resolve: Resolve = (type) => {
    for (const viewModel of [toasts, opening, fulfillment, emptyCart]) if (viewModel instanceof type) return viewModel;
    throw new Error(`The test gives no ${type.name}`);
  };
  return parsed(
    renderToStaticMarkup(
      <MemoryRouter>
        <ShopProvider value={shop}>
          <ViewModelProvider value={resolve}>{part}</ViewModelProvider>
        </ShopProvider>
      </MemoryRouter>,
    ),
  );
}

const pages = new Map<string, Document>();

/** Most hours of a day say the same. */
function parsed(markup: string): Document {
  const page = pages.get(markup) ?? new DOMParser().parseFromString(markup, 'text/html');
  pages.set(markup, page);
  return page;
}

const ways = ['DELIVERY', 'PICKUP'] as const;

/** Each place as the app makes it, with items of the menu's day in the cart. */
async function sentencesAt(now: Date, shop: ShopProfile, sample: Sample) {
  const { menu, nextDay } = menuAt(now, shop, sample);
  const time = new FakeTime(now);
  const calendar = new CustomerCalendar(time, shop.timeZone, shop.timeZone);
  const opening = new OpeningHoursViewModel(calendar, time, shop);
  opening.look();
  opening.dispose();
  const cart = menu.filter(({ deliverableOn }) => deliverableOn === nextDay).map((item) => toCartItem(item));
  const { checkout, cart: cartViewModel, fulfillment } = await aCheckout({ cart, now, todaysMenu: async () => menu });
  const todays = new MenuViewModel(aMenuGateway(), time, aMenuFreshness());
  todays.show(menu);
  const drawer = new CartDrawerViewModel(cartViewModel, todays, fulfillment, { avoided: [] }, shop, calendar);
  await checkout.load();
  await flushPromises();
  const confirm = (way: FulfillmentType) => {
    checkout.form.fill(way === 'PICKUP' ? pickupDetails() : deliveryDetails());
    return seen(
      shop,
      opening,
      <ReviewList checkout={checkout} isHeld={false} onChange={undefined} />,
      '.review > div:last-child dd',
    );
  };
  const receipt = (fulfillmentType: FulfillmentType) => {
    const items = cart.map(({ id }) => ({ itemId: id, quantity: 1 }));
    const wanted = { channel: 'WEB', fulfillmentType, tipAmount: 0, items } as const;
    const { order } = createMockOrder(aUser(), wanted, menu, shop, { orderId: 'SB-1', checkoutId: 'chk_1' }, now);
    const page = pageOf(shop, opening, <Arrival order={{ ...order, status: 'PAID' }} calendar={calendar} />);
    const [verb, day, window] = ['p:first-child', '.arrive__day', '.arrive__window'].map((where) =>
      seenText(page.querySelector(where)),
    );
    return `${verb} ${[day, window].filter(Boolean).join(', ')}.`;
  };
  return {
    now,
    hero: seen(shop, opening, <HeroPromise menu={{ hasNothing: false, wholeMenu: menu }} opening={opening} />),
    menu: offered(shop, opening, <MenuFulfillment products={menu} opening={opening} />),
    cart: offered(shop, opening, <CartFulfillment drawer={drawer} />),
    confirm: ways.map(confirm),
    receipt: ways.map(receipt),
  };
}

const form =
  /^(Delivery|Pick up|Ready|Tomorrow,) ([A-Z][a-z]{2}, [A-Z][a-z]{2} \d+)(?:, (\d+ AM–\d+ PM))?(\.|, if you order by 9 PM tonight\.)$/;
const untilNine = /^Tomorrow, (.*), if you order by 9 PM tonight\.$/;

/** Reads the sentence as a customer would. */
function read(sentence: string, now: Date, shop: ShopProfile) {
  const [, verb, written, window, end] = form.exec(sentence) ?? [];
  const { today } = shopMoment(now, shop);
  const ahead = Array.from({ length: 10 }, (_, days) => addDays(today, days));
  const day = ahead.find((date) => formatDay(date) === written);
  if (!day) throw new Error(`"${sentence}" at ${now.toISOString()} is no promise of a day to come`);
  return { verb, day, window, isUntilNine: end !== '.' };
}

function isDeliveryDay(day: CalendarDate, { hours, closedOn = [] }: ShopProfile): boolean {
  return !closedOn.includes(day) && hoursOn(weekdayOf(day), hours).length > 0;
}

describe.each(shops)('at every hour of a week %s', (_name, shop, sample) => {
  const week = everyHourOfAWeek(shop.timeZone);
  let said: Awaited<ReturnType<typeof sentencesAt>>[] = [];
  beforeAll(async () => {
    said = [];
    for (const now of week) said.push(await sentencesAt(now, shop, sample));
  }, 120_000);

  it('says the same sentence in the hero and before paying, but for the last hour', () => {
    expect(said).toHaveLength(2 * 7 * 24);
    for (const { now, hero, confirm } of said)
      expect([now, confirm[0]]).toEqual([now, hero.replace(untilNine, 'Delivery $1.')]);
  });

  it('offers over the menu and in the cart the days and windows that it says before paying', () => {
    for (const { now, menu, cart, confirm } of said) {
      const { today } = shopMoment(now, shop);
      const when = confirm.map((sentence) => {
        const { day, window } = read(sentence, now, shop);
        return [day === addDays(today, 1) ? 'tomorrow' : formatDay(day), window].filter(Boolean).join(' ');
      });
      expect([now, menu]).toEqual([now, [`Delivery ${when[0]} $5.99`, `Pickup ${when[1]} free`]]);
      expect(cart.map((name) => name?.replace(/ (\$5\.99|free)$/, ''))).toEqual([
        `Delivery ${when[0]}`,
        `Pickup ${when[1]}`,
      ]);
    }
  });

  it('promises a day on which it delivers, the window of that day, and 9 PM only until then', () => {
    for (const { now, hero } of said) {
      const { moment, menu } = menuAt(now, shop, sample);
      const { verb, day, window, isUntilNine } = read(hero, now, shop);
      expect(verb).toBe(isUntilNine ? 'Tomorrow,' : 'Delivery');
      expect(day > moment.today && isDeliveryDay(day, shop), `${hero} at ${now.toISOString()}`).toBe(true);
      expect(menu.some(({ deliverableOn }) => deliverableOn === day)).toBe(true);
      expect(window).toBe(shop.arrivalWindows && '11 AM–1 PM');
      expect(isUntilNine).toBe(moment.hour < 21 && day === addDays(moment.today, 1));
    }
  });

  it('promises the same day for a pickup, with the hours of a pickup', () => {
    for (const { now, hero, confirm } of said) {
      const collected = { verb: 'Pick up', window: shop.arrivalWindows && '11 AM–6 PM', isUntilNine: false };
      expect(read(confirm[1] ?? '', now, shop)).toEqual({ ...read(hero, now, shop), ...collected });
    }
  });

  it('says on the receipt what it said before paying', () => {
    for (const { confirm, receipt } of said)
      expect(receipt).toEqual(confirm.map((sentence) => sentence.replace('Pick up', 'Ready')));
  });

  it('promises no day that is over, nor today once it has closed', () => {
    for (const now of week) {
      const { moment, menu } = menuAt(now, shop, sample);
      const isOver = moment.open.kind === 'closed' && !moment.open.opens?.today;
      const earliest = isOver ? addDays(moment.today, 1) : moment.today;
      for (const { name, deliverableOn = '' } of menu) {
        expect(deliverableOn >= earliest, `${name} for ${deliverableOn} at ${now.toISOString()}`).toBe(true);
      }
    }
  });
});
