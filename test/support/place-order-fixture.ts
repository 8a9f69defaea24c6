import type { Cart, CartChange } from '../../src/domain/cart/cart';
import type { CartRepository } from '../../src/domain/cart/ports';
import { PlaceOrder } from '../../src/domain/checkout/place-order';
import type { PendingOrder, PendingOrderRepository } from '../../src/domain/checkout/ports';
import { ReviewOrder } from '../../src/domain/checkout/review-order';
import type { MenuGateway } from '../../src/domain/menu/ports';
import type { NewOrder } from '../../src/domain/orders/new-order';
import type { OrderGateway } from '../../src/domain/orders/ports';
import { UrlGuard } from '../../src/domain/shared/url-allowlist';
import type { Browser } from '../../src/domain/shared/ports';
import { aCartItem, aProduct } from './builders';
import { InMemoryCart, InMemoryOrderedItems, InMemoryPendingOrder } from './in-memory';
import { CountingRandomness, FakeBrowser, FakeTime } from './in-memory-device';
import { aMenuGateway, anOrderGateway } from './in-memory-gateways';

export const paymentPage = 'https://pay.test/chk_1';

interface Circumstances {
  readonly cart?: Cart;
  readonly todaysMenu?: MenuGateway['todaysMenu'];
  readonly place?: OrderGateway['place'];
  /** Kept from an earlier press. */
  readonly pending?: PendingOrder;
  /** Instead of the cart in memory. */
  readonly applyToCart?: CartRepository['apply'];
}

/** Placing orders in memory. Every effect leaves its name in `steps`, in the order in which it came about. */
export function orderingWith(given: Circumstances = {}) {
  const place = given.place ?? (async () => ({ checkoutUrl: paymentPage, orderId: 'order-1' }));
  const steps: string[] = [];
  const sent: { readonly order: NewOrder; readonly key: string }[] = [];
  const carts = new InMemoryCart(given.cart ?? [aCartItem({ quantity: 2 })]);
  const pending = new InMemoryPendingOrder(given.pending);
  const orderedItems = new InMemoryOrderedItems();
  const randomness = new CountingRandomness();
  const browser = new FakeBrowser();
  const time = new FakeTime();

  const menu = aMenuGateway({ todaysMenu: given.todaysMenu ?? (async () => [aProduct()]) });
  const orders = anOrderGateway({
    place: (order, key) => {
      steps.push('order sent');
      sent.push({ order, key });
      return place(order, key);
    },
  });
  const watchedCarts: CartRepository = {
    load: () => carts.load(),
    apply: (change: CartChange) => {
      steps.push(`cart ${change.kind}`);
      return given.applyToCart ? given.applyToCart(change) : carts.apply(change);
    },
    onChange: carts.onChange,
  };
  const watchedPending: PendingOrderRepository = {
    load: () => pending.load(),
    save: (order) => {
      steps.push(`pending ${order.stage}`);
      pending.save(order);
    },
    clear: () => pending.clear(),
  };
  const watchedBrowser: Browser = {
    origin: browser.origin,
    parseUrl: (text) => {
      steps.push('URL checked');
      return browser.parseUrl(text);
    },
    leaveFor: (url) => {
      steps.push('browser left');
      browser.leaveFor(url);
    },
  };
  /** As after a reload: what is kept on the device is the same. */
  const openShop = () =>
    new PlaceOrder(
      new ReviewOrder(menu, watchedCarts),
      orders,
      watchedCarts,
      watchedPending,
      orderedItems,
      new UrlGuard(watchedBrowser, [], false),
      watchedBrowser,
      randomness,
      time,
    );
  return { placeOrder: openShop(), openShop, steps, sent, carts, pending, orderedItems, browser, time };
}
