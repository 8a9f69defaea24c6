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

export interface SentOrder {
  readonly order: NewOrder;
  readonly key: string;
}

/** Accepts any order as order-1. */
export const placeOrder1: OrderGateway['place'] = async () => ({ checkoutUrl: paymentPage, orderId: 'order-1' });

/** An order gateway that reports each order before it places it. */
export function aRecordingOrderGateway(place: OrderGateway['place'], onSend: (sent: SentOrder) => void): OrderGateway {
  return anOrderGateway({
    place: (order, key) => {
      onSend({ order, key });
      return place(order, key);
    },
  });
}

interface PlaceOrderOptions {
  readonly cart?: Cart;
  readonly todaysMenu?: MenuGateway['todaysMenu'];
  readonly place?: OrderGateway['place'];
  /** From an earlier order attempt. */
  readonly pending?: PendingOrder;
  /** Replaces the `apply` of the in-memory cart. */
  readonly applyToCart?: CartRepository['apply'];
}

/** PlaceOrder over in-memory ports. `steps` names every effect in the order it happened. */
export function placeOrderFixture(options: PlaceOrderOptions = {}) {
  const steps: string[] = [];
  const sent: SentOrder[] = [];
  const carts = new InMemoryCart(options.cart ?? [aCartItem({ quantity: 2 })]);
  const pending = new InMemoryPendingOrder(options.pending);
  const orderedItems = new InMemoryOrderedItems();
  const randomness = new CountingRandomness();
  const browser = new FakeBrowser();
  const time = new FakeTime();

  const menu = aMenuGateway({ todaysMenu: options.todaysMenu ?? (async () => [aProduct()]) });
  const orders = aRecordingOrderGateway(options.place ?? placeOrder1, (order) => {
    steps.push('order sent');
    sent.push(order);
  });
  const recordingCarts: CartRepository = {
    load: () => carts.load(),
    apply: (change: CartChange) => {
      steps.push(`cart ${change.kind}`);
      return options.applyToCart ? options.applyToCart(change) : carts.apply(change);
    },
    onChange: carts.onChange,
  };
  const recordingPending: PendingOrderRepository = {
    load: () => pending.load(),
    save: (order) => {
      steps.push(`pending ${order.stage}`);
      pending.save(order);
    },
    clear: () => pending.clear(),
  };
  const recordingBrowser: Browser = {
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
  /** A new instance over the same storage, as after a reload. */
  const openShop = () =>
    new PlaceOrder(
      new ReviewOrder(menu, recordingCarts),
      orders,
      recordingCarts,
      recordingPending,
      orderedItems,
      new UrlGuard(recordingBrowser, [], false),
      recordingBrowser,
      randomness,
      time,
    );
  return { placeOrder: openShop(), openShop, steps, sent, carts, pending, orderedItems, browser, time };
}
