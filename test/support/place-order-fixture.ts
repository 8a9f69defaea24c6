import { WebLocks } from '../../src/adapters/browser/web-locks';
import type { Cart, CartChange } from '../../src/domain/cart/cart';
import type { CartRepository } from '../../src/domain/cart/ports';
import { GoToPayment } from '../../src/domain/checkout/go-to-payment';
import { IdentifyOrders } from '../../src/domain/checkout/pending-orders/identify-orders';
import { PlaceOrder } from '../../src/domain/checkout/place-order';
import { OrderLedger } from '../../src/domain/checkout/pending-orders/order-ledger';
import type { PendingOrder } from '../../src/domain/checkout/pending-orders/pending-order';
import type { PendingOrderRepository } from '../../src/domain/checkout/ports';
import { ReviewOrder } from '../../src/domain/checkout/review-order';
import type { MenuGateway } from '../../src/domain/menu/ports';
import type { NewOrder } from '../../src/domain/orders/new-order';
import type { Order } from '../../src/domain/orders/order';
import type { OrderGateway } from '../../src/domain/orders/ports';
import { CustomerCalendar } from '../../src/domain/shared/customer-calendar';
import { UrlGuard } from '../../src/domain/shared/url-allowlist';
import type { Browser, Locks } from '../../src/domain/shared/ports';
import { aCartItem, aProduct, chicago, dallas } from './builders';
import {
  InMemoryCart,
  InMemoryDeparture,
  InMemoryDraft,
  InMemoryOrderedItems,
  InMemoryPendingOrders,
} from './in-memory';
import { CountingRandomness, FakeBrowser, FakeTime, InMemoryLocks, InMemoryReports } from './in-memory-device';
import { aMenuGateway, anOrderGateway } from './in-memory-gateways';

export const paymentPage = 'https://pay.test/chk_1';

export interface SentOrder {
  readonly order: NewOrder;
  readonly key: string;
}

export const placeOrder1: OrderGateway['place'] = async () => ({ checkoutUrl: paymentPage, orderId: 'order-1' });

export function aRecordingOrderGateway(
  place: OrderGateway['place'],
  onSend: (sent: SentOrder) => void,
  listed: readonly Order[] = [],
): OrderGateway {
  return anOrderGateway({
    listMine: async () => ({ orders: listed, unreadable: 0 }),
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
  readonly listed?: readonly Order[];
  readonly pending?: PendingOrder;
  readonly applyToCart?: CartRepository['apply'];
  /** True by default. Without Web Locks a tab's locks do not hold in other tabs. */
  readonly hasWebLocks?: boolean;
}

/** `steps` names every effect in the order it happened. */
export function placeOrderFixture(options: PlaceOrderOptions = {}) {
  const { hasWebLocks = true } = options;
  const steps: string[] = [];
  const sent: SentOrder[] = [];
  const carts = new InMemoryCart(options.cart ?? [aCartItem({ quantity: 2 })]);
  const pending = new InMemoryPendingOrders(...(options.pending ? [options.pending] : []));
  const orderedItems = new InMemoryOrderedItems();
  const randomness = new CountingRandomness();
  const browser = new FakeBrowser();
  const time = new FakeTime();
  const customer: { id: string | undefined } = { id: 'user-1' };
  /** Each page has its own locks: a reload forgets them. */
  let locks: Locks = new InMemoryLocks();

  const menu = aMenuGateway({ todaysMenu: options.todaysMenu ?? (async () => [aProduct()]) });
  const onSend = (order: SentOrder) => {
    steps.push('order sent');
    sent.push(order);
  };
  const orders = aRecordingOrderGateway(options.place ?? placeOrder1, onSend, options.listed);
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
    save: (orders) => {
      steps.push(`pending ${orders[0]?.stage}`);
      pending.save(orders);
    },
  };
  const recordingBrowser: Browser = {
    origin: browser.origin,
    home: browser.home,
    userAgent: browser.userAgent,
    parseUrl: (text) => {
      steps.push('URL checked');
      return browser.parseUrl(text);
    },
    leaveFor: (url) => {
      steps.push('browser left');
      browser.leaveFor(url);
    },
  };
  const openShop = () => {
    const shopLocks = hasWebLocks ? locks : new WebLocks(undefined, time);
    const current = { id: () => customer.id };
    const ledger = new OrderLedger(recordingPending, recordingCarts, new InMemoryDraft(), shopLocks, current);
    return new PlaceOrder({
      review: new ReviewOrder(menu, recordingCarts, new CustomerCalendar(time, chicago)),
      orders,
      carts: recordingCarts,
      ledger,
      identifyOrders: new IdentifyOrders(ledger, orders, orderedItems, current, recordingBrowser),
      orderedItems,
      checkoutUrls: new UrlGuard(recordingBrowser, [], false),
      customer: current,
      goToPayment: new GoToPayment(ledger, new InMemoryDeparture(), recordingBrowser),
      randomness,
      clock: time,
      timers: time,
      shop: dallas,
      reports: new InMemoryReports(),
    });
  };
  const reload = () => {
    locks = new InMemoryLocks();
    return openShop();
  };
  return {
    placeOrder: openShop(),
    openShop,
    reload,
    customer,
    steps,
    sent,
    carts,
    pending,
    orderedItems,
    browser,
    time,
  };
}
