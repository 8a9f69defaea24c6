import { MockMenuGateway } from '../../src/adapters/mock/menu/mock-menu-gateway';
import { MockBackend } from '../../src/adapters/mock/mock-backend';
import { MockTransport } from '../../src/adapters/mock/mock-transport';
import { MockOrderGateway } from '../../src/adapters/mock/orders/mock-order-gateway';
import { RecordingCarts } from '../../src/demo/torture/recording-carts';
import { RecordingPendingOrders } from '../../src/demo/torture/recording-pending-orders';
import { LocalCartRepository } from '../../src/adapters/storage/local-cart-repository';
import { LocalPendingOrderRepository } from '../../src/adapters/storage/local-pending-order-repository';
import { MockTorturing } from '../../src/demo/torture/mock-torturing';
import { GoToPayment } from '../../src/domain/checkout/go-to-payment';
import { OrderLedger } from '../../src/domain/checkout/order-ledger';
import { PlaceOrder } from '../../src/domain/checkout/place-order';
import { ReviewOrder } from '../../src/domain/checkout/review-order';
import { CustomerCalendar } from '../../src/domain/shared/customer-calendar';
import { UrlGuard } from '../../src/domain/shared/url-allowlist';
import { aJsonStorage } from './browser-storage';
import { chicago, dallas } from './builders';
import { InMemoryDeparture, InMemoryDraft, InMemoryOrderedItems, InMemorySession } from './in-memory';
import {
  CountingRandomness,
  FakeAuthErrorChannel,
  FakeBrowser,
  FakeTime,
  InMemoryLocks,
  InMemoryReports,
} from './in-memory-device';
import { aSample } from './sample-shop';
import { aRestoreOrder } from './settling';

/** The page tortures and counts; beside it are as many tabs of the shop as are opened. */
export async function aTorturedShop() {
  const storage = aJsonStorage();
  const [time, randomness, locks, sessions] = [
    new FakeTime(),
    new CountingRandomness(),
    new InMemoryLocks(),
    new InMemorySession(),
  ];
  const backend = new MockBackend(aSample(), dallas, storage, time, randomness);
  const services = await backend.services();
  sessions.save(services.accounts.exchangeGoogleCode(services.accounts.issueGoogleCode()));
  const plainCarts = new LocalCartRepository(storage);
  const carts = new RecordingCarts(plainCarts, backend, storage);
  const pending = () =>
    new RecordingPendingOrders(new LocalPendingOrderRepository(storage, time), backend, storage, time);
  const customer = { id: () => sessions.value?.user.id };
  const ledger = () => new OrderLedger(pending(), carts, new InMemoryDraft(), locks, customer);
  const transport = new MockTransport(backend, time, sessions, new FakeAuthErrorChannel());

  const calendar = new CustomerCalendar(time, chicago);

  const tab = () => {
    const browser = new FakeBrowser();
    const orders = new MockOrderGateway(transport, browser);
    const own = ledger();
    const placeOrder = new PlaceOrder({
      review: new ReviewOrder(new MockMenuGateway(transport, backend, carts), carts, calendar),
      orders,
      carts,
      ledger: own,
      orderedItems: new InMemoryOrderedItems(),
      checkoutUrls: new UrlGuard(browser, [], true),
      customer: { id: () => sessions.load()?.user.id },
      goToPayment: new GoToPayment(own, new InMemoryDeparture(), browser),
      randomness,
      clock: time,
      timers: time,
      shop: dallas,
      reports: new InMemoryReports(),
    });
    return { cart: carts, placeOrder, restoreOrder: aRestoreOrder(own, orders) };
  };
  return {
    backend,
    services,
    time,
    plainCarts,
    pending,
    torturing: new MockTorturing(backend, storage, ledger(), time),
    tab,
  };
}
