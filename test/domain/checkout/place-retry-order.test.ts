import { describe, expect, it } from 'vitest';
import { GoToPayment } from '../../../src/domain/checkout/go-to-payment';
import { RetryOrderSource } from '../../../src/domain/checkout/retry-payment';
import { IdentifyOrders } from '../../../src/domain/checkout/pending-orders/identify-orders';
import { PlaceOrder } from '../../../src/domain/checkout/place-order';
import { OrderLedger } from '../../../src/domain/checkout/pending-orders/order-ledger';
import { ReviewOrder } from '../../../src/domain/checkout/review-order';
import type { PlacedOrder } from '../../../src/domain/orders/ports';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { UrlGuard } from '../../../src/domain/shared/url-allowlist';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, aProduct, chicago, dallas, deliveryDetails } from '../../support/builders';
import {
  InMemoryCart,
  InMemoryDeparture,
  InMemoryDraft,
  InMemoryOrderedItems,
  InMemoryPendingOrders,
} from '../../support/in-memory';
import {
  CountingRandomness,
  FakeBrowser,
  FakeTime,
  InMemoryLocks,
  InMemoryReports,
} from '../../support/in-memory-device';
import { aMenuGateway, anOrderGateway } from '../../support/in-memory-gateways';
import { user1 } from '../../support/settling';

const paid = { checkoutUrl: 'https://pay.example.com/1', orderId: 'order-10' };
const timeout = new ServiceError('timeout', 'no answer', 408);

function world(answer: () => Promise<PlacedOrder> = async () => paid) {
  const carts = new InMemoryCart([aCartItem({ id: 'oat', name: 'Oat' })]);
  const pending = new InMemoryPendingOrders();
  const browser = new FakeBrowser();
  const sent: { readonly items: readonly { readonly itemId: string }[]; readonly key: string }[] = [];
  const menu = aMenuGateway({
    todaysMenu: async () => [aProduct({ id: 'chip', name: 'Chip' }), aProduct({ id: 'oat', name: 'Oat' })],
  });
  const orders = anOrderGateway({
    place: ({ items }, key) => {
      sent.push({ items, key });
      return answer();
    },
  });
  const guard = new UrlGuard(browser, [], false);
  const ledger = new OrderLedger(pending, carts, new InMemoryDraft(), new InMemoryLocks(), user1);
  const orderedItems = new InMemoryOrderedItems();
  const place = new PlaceOrder({
    review: new ReviewOrder(menu, carts, new CustomerCalendar(new FakeTime(), chicago)),
    orders,
    carts,
    ledger,
    identifyOrders: new IdentifyOrders(ledger, orders, orderedItems, user1, browser),
    orderedItems,
    checkoutUrls: guard,
    customer: { id: () => 'user-1' },
    goToPayment: new GoToPayment(ledger, new InMemoryDeparture(), browser),
    randomness: new CountingRandomness(),
    clock: new FakeTime(),
    timers: new FakeTime(),
    shop: dallas,
    reports: new InMemoryReports(),
  });
  const basket = new RetryOrderSource('order-9', [aCartItem({ id: 'chip', name: 'Chip', quantity: 2 })]);
  return { place, basket, carts, pending, browser, sent };
}

describe('retrying a payment', () => {
  it("orders the failed order's items and does not change the cart", async () => {
    const { place, basket, carts, browser, sent } = world();
    expect(await place.execute(deliveryDetails(), { source: basket })).toMatchObject({ kind: 'leaving' });
    expect(sent).toMatchObject([{ items: [{ itemId: 'chip', quantity: 2 }] }]);
    expect(carts.cart).toHaveLength(1);
    expect(browser.visited).toEqual(['https://pay.example.com/1']);
  });

  it('sends one order however often it is pressed', async () => {
    const { place, basket, sent } = world();
    await Promise.all([
      place.execute(deliveryDetails(), { source: basket }),
      place.execute(deliveryDetails(), { source: basket }),
    ]);
    expect(sent).toHaveLength(1);
  });

  it('has nothing to restore: the items were never in the cart', async () => {
    const { place, basket, pending } = world();
    await place.execute(deliveryDetails(), { source: basket });
    expect(pending.newest).toMatchObject({ stage: 'awaitingPayment', orderId: 'order-10', items: [] });
  });

  it('sends the same key again after no answer came', async () => {
    const { place, basket, sent } = world(() => Promise.reject(timeout));
    await place.execute(deliveryDetails(), { source: basket });
    await place.execute(deliveryDetails(), { source: basket });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is a different order from an unanswered one of a cart with the same items', async () => {
    const { place, basket, carts, sent } = world(() => Promise.reject(timeout));
    carts.cart = await basket.load();
    await place.execute(deliveryDetails());
    await place.execute(deliveryDetails(), { source: basket });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});
