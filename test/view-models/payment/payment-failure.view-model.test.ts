import { describe, expect, it } from 'vitest';
import { ResolveFailedPayment } from '../../../src/domain/checkout/resolve-failed-payment';
import type { PendingOrder } from '../../../src/domain/checkout/pending-orders/pending-order';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { PaymentFailureViewModel } from '../../../src/view-models/payment/payment-failure.view-model';
import { aCartItem, anOrder, aPendingOrder, deliveryDetails } from '../../support/builders';
import { InMemoryOrderedItems } from '../../support/in-memory';
import { FakeBackForwardRestore, flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { aShop } from '../../support/shop';
import { aRestoreOrder } from '../../support/settling';

const awaiting = aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-1', items: [aCartItem({ quantity: 2 })] });

async function aFailure(pending: readonly PendingOrder[], status: string | ServiceError = 'PENDING_PAYMENT') {
  const shop = await aShop({ cart: [] });
  shop.pending.save(pending);
  let reads = 0;
  let reported = status;
  const orders = anOrderGateway({
    find: async (id) => {
      reads += 1;
      if (reported instanceof Error) throw reported;
      return anOrder({ id, status: reported });
    },
  });
  const report = (next: string) => (reported = next);
  const restoreOrder = aRestoreOrder(shop.ledger, orders);
  const orderedItems = new InMemoryOrderedItems();
  const backForwardRestore = new FakeBackForwardRestore();
  const { ledger, browser, departures, carts } = shop;
  const resolve = new ResolveFailedPayment(ledger, restoreOrder, browser, departures, orders, orderedItems, carts);
  const failure = new PaymentFailureViewModel(resolve, shop.cart, backForwardRestore, shop.reports);
  return { ...shop, failure, orderedItems, backForwardRestore, report, readCount: () => reads };
}

describe('payment failure', () => {
  it('says nothing before the order service is asked', async () => {
    const { failure } = await aFailure([awaiting]);
    expect(failure.state).toEqual({ kind: 'checking' });
  });

  it.each(['PENDING_PAYMENT', 'PAYMENT_FAILED', 'CANCELLED', 'REJECTED'])(
    'restores items and address when the order is %s',
    async (status) => {
      const { failure, cart, drafts, pending } = await aFailure([awaiting], status);
      await failure.load(undefined);
      expect(failure.state).toMatchObject({ kind: 'failed', restoredItems: 2 });
      expect(cart.items).toEqual(awaiting.items);
      expect(drafts.load('user-1')).toEqual(deliveryDetails());
      expect(pending.load()).toEqual([]);
    },
  );

  it('has the items for another try where they never left the cart, which had hung', async () => {
    const { items } = awaiting;
    const stuck = { ...awaiting, items: [], toTake: items };
    const { failure, cart } = await aFailure([stuck], 'PAYMENT_FAILED');
    await cart.change({ kind: 'addAll', items });
    await failure.load(undefined);
    expect(failure.state).toEqual({ kind: 'failed', restoredItems: 2, isStated: true });
    expect(cart.items).toEqual(items);
  });

  it('has the items for another try where they are back in the cart already, as after a reload', async () => {
    const { failure, cart, orderedItems } = await aFailure([], 'PAYMENT_FAILED');
    const line = { itemId: 'classic-chip', name: 'Classic Chip' };
    orderedItems.remember('order-1', [line], 'https://pay.test/session/chk_1');
    await cart.change({ kind: 'addAll', items: awaiting.items });
    await failure.load('chk_1');
    expect(failure.state).toEqual({ kind: 'failed', restoredItems: 2, isStated: true });
  });

  it.each(['PAID', 'CONFIRMED', 'PREPARING', 'DELIVERED'])(
    'leads to the order when the order service reports %s, whatever the URL says',
    async (status) => {
      const { failure, cart, pending } = await aFailure([awaiting], status);
      await failure.load(undefined);
      expect(failure.state).toMatchObject({ kind: 'paid', orderId: 'order-1' });
      expect(cart.items).toEqual([]);
      expect(pending.load()).toEqual([]);
    },
  );

  it('restores nothing while the payment is being processed, and says so', async () => {
    const { failure, cart, pending } = await aFailure([awaiting], 'PAYMENT_PROCESSING');
    await failure.load(undefined);
    expect(failure.state).toMatchObject({ kind: 'processing', orderId: 'order-1' });
    expect(cart.items).toEqual([]);
    expect(pending.load()).toEqual([awaiting]);
  });

  it('shows what the service says while the cart still takes the items back', async () => {
    const { failure, carts } = await aFailure([awaiting], 'PAYMENT_FAILED');
    carts.apply = () => new Promise(() => undefined);
    void failure.load(undefined);
    await flushPromises();
    expect(failure.state).toEqual({ kind: 'failed', restoredItems: 'restoring', isStated: true });
  });

  it('leaves the previous order pending', async () => {
    const previous = aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-0', idempotencyKey: 'key-0' });
    const { failure, cart, pending } = await aFailure([awaiting, previous], 'PAYMENT_FAILED');
    await failure.load(undefined);
    expect(cart.items).toEqual(awaiting.items);
    expect(pending.load()).toEqual([previous]);
  });

  it('asks for the order whose payment page the URL names', async () => {
    const meant = aPendingOrder({
      stage: 'awaitingPayment',
      orderId: 'order-0',
      idempotencyKey: 'key-0',
      items: [aCartItem({ id: 'mint', quantity: 1 })],
      checkoutUrl: 'https://pay.test/session/chk_0',
    });
    const { failure, cart, pending } = await aFailure([awaiting, meant]);
    await failure.load('chk_0');
    expect(cart.items).toEqual(meant.items);
    expect(pending.load()).toEqual([awaiting]);
  });

  it('asks for the order whose payment page this tab left for when the URL has no id', async () => {
    const meant = aPendingOrder({
      stage: 'awaitingPayment',
      orderId: 'order-0',
      idempotencyKey: 'key-0',
      items: [aCartItem({ id: 'mint' })],
      checkoutUrl: 'https://pay.test/0',
    });
    const { failure, cart, departures, pending } = await aFailure([awaiting, meant]);
    departures.save('https://pay.test/0');
    await failure.load(undefined);
    expect(cart.items).toEqual(meant.items);
    expect(pending.load()).toEqual([awaiting]);
  });

  it('asks the customer when two orders are at their payment pages and nothing says which one failed', async () => {
    const other = aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-0', idempotencyKey: 'key-0' });
    const { failure, pending } = await aFailure([awaiting, other]);
    await failure.load(undefined);
    expect(failure.state).toEqual({ kind: 'ask', key: awaiting.idempotencyKey, items: 2 });
    expect(pending.load()).toEqual([awaiting, other]);
  });

  it('leads to no order that was paid if the URL does not name it', async () => {
    const { failure, cart } = await aFailure([awaiting], 'PAID');
    await failure.load('chk_9');
    expect(failure.state).toEqual({ kind: 'claimed' });
    expect(cart.items).toEqual([]);
  });

  it('asks the customer when the URL names no known payment page and the service reports none as failed', async () => {
    const { failure, cart, pending } = await aFailure([awaiting]);
    await failure.load('chk_9');
    expect(failure.state).toEqual({ kind: 'ask', key: awaiting.idempotencyKey, items: 2 });
    expect(pending.load()).toEqual([awaiting]);
    await failure.restore();
    expect(failure.state).toMatchObject({ kind: 'failed', restoredItems: 2 });
    expect(cart.items).toEqual(awaiting.items);
  });

  it('says that the payment is being processed even where the URL does not name the order', async () => {
    const { failure, pending } = await aFailure([awaiting], 'PAYMENT_PROCESSING');
    await failure.load('chk_9');
    expect(failure.state.kind).toBe('processing');
    expect(pending.load()).toEqual([awaiting]);
  });

  it('touches no order of another customer', async () => {
    const { failure, pending } = await aFailure([{ ...awaiting, customerId: 'user-2' }], 'PAYMENT_FAILED');
    await failure.load(undefined);
    expect(failure.state).toEqual({ kind: 'claimed' });
    expect(pending.load()).toHaveLength(1);
  });

  it('keeps everything when the order service cannot be asked', async () => {
    const { failure, cart, pending } = await aFailure([awaiting], new ServiceError('network', networkText, 0));
    await failure.load(undefined);
    expect(failure.state).toEqual({ kind: 'unknown' });
    expect(cart.items).toEqual([]);
    expect(pending.load()).toEqual([awaiting]);
  });

  it('says that the payment failed, and that the items are kept, when the cart cannot take them back', async () => {
    const { failure, carts, pending } = await aFailure([awaiting], 'PAYMENT_FAILED');
    carts.apply = () => Promise.reject(new ServiceError('network', networkText, 0));
    await failure.load(undefined);
    expect(failure.state).toEqual({ kind: 'failed', restoredItems: 'stillPending', isStated: true });
    expect(pending.load()).toMatchObject([{ items: awaiting.items }]);
  });

  it('restores nothing that the customer was not asked about', async () => {
    const { failure, cart } = await aFailure([awaiting], 'PAYMENT_PROCESSING');
    await failure.load(undefined);
    await failure.restore();
    expect(failure.state.kind).toBe('processing');
    expect(cart.items).toEqual([]);
  });

  it('asks the customer about an order without a known id', async () => {
    const { orderId: _unknown, ...nameless } = awaiting;
    const { failure, readCount } = await aFailure([nameless]);
    await failure.load(undefined);
    expect(failure.state).toMatchObject({ kind: 'ask', items: 2 });
    expect(readCount()).toBe(0);
  });

  it('restores what the customer asked for as soon as the other tab is done, whatever the check finds then', async () => {
    const { failure, ledger, cart } = await aFailure([awaiting]);
    let release = () => {};
    void ledger.exclusive(() => new Promise<void>((resolve) => (release = resolve)));
    void failure.load('chk_9');
    await flushPromises();
    expect(failure.state).toMatchObject({ kind: 'ask', items: 2 });
    const restored = Promise.all([failure.restore(), failure.restore()]);
    expect(failure.isRestoring).toBe(true);
    release();
    await restored;
    expect(failure.state).toMatchObject({ kind: 'failed', restoredItems: 2 });
    expect([failure.isRestoring, cart.items]).toEqual([false, awaiting.items]);
  });

  it('has nothing to restore when nothing was stored', async () => {
    const { failure, readCount } = await aFailure([]);
    await failure.load(undefined);
    expect(failure.state).toEqual({ kind: 'claimed' });
    expect(readCount()).toBe(0);
  });

  it('doubles no cart that was never cleared', async () => {
    const { failure, cart, pending } = await aFailure([aPendingOrder({ orderId: 'order-1', items: awaiting.items })]);
    await failure.load(undefined);
    expect(failure.state).toEqual({ kind: 'claimed' });
    expect(cart.items).toEqual([]);
    expect(pending.load()).toMatchObject([{ stage: 'sent' }]);
  });

  it('is asked about again after Back, because the order may have been paid meanwhile', async () => {
    const { failure, orderedItems, backForwardRestore } = await aFailure([], 'PAID');
    void failure.load('chk_1');
    await flushPromises();
    expect(failure.state).toEqual({ kind: 'claimed' });
    orderedItems.remember('order-1', [], 'https://pay.test/chk_1');
    backForwardRestore.comeBack();
    await flushPromises();
    expect(failure.state).toEqual({ kind: 'paid', orderId: 'order-1' });
    failure.dispose();
  });

  it('still says after Back that the items are in the cart', async () => {
    const { failure, orderedItems, backForwardRestore, readCount } = await aFailure([awaiting], 'PAYMENT_FAILED');
    orderedItems.remember('order-1', [], 'https://pay.test/chk_1');
    void failure.load(undefined);
    await flushPromises();
    backForwardRestore.comeBack();
    await flushPromises();
    expect(failure.state).toMatchObject({ kind: 'failed', restoredItems: 2 });
    expect(readCount()).toBe(1);
  });

  it.each([
    ['PAID', 'paid'],
    ['PAYMENT_PROCESSING', 'processing'],
  ])('gives way after Back to what the service reports by then: %s', async (status, kind) => {
    const meant = { ...awaiting, checkoutUrl: 'https://pay.test/chk_1' };
    const { failure, orderedItems, backForwardRestore, report } = await aFailure([meant], 'PAYMENT_FAILED');
    orderedItems.remember('order-1', [], meant.checkoutUrl);
    await failure.load('chk_1');
    expect(failure.state).toMatchObject({ kind: 'failed', restoredItems: 2 });
    report(status);
    backForwardRestore.comeBack();
    await flushPromises();
    expect(failure.state).toEqual({ kind, orderId: 'order-1' });
  });

  it('is asked about after Back only while its page is open', async () => {
    const { failure, orderedItems, backForwardRestore, readCount } = await aFailure([], 'PAID');
    await failure.load('chk_1');
    failure.dispose();
    failure.dispose();
    orderedItems.remember('order-1', [], 'https://pay.test/chk_1');
    backForwardRestore.comeBack();
    await flushPromises();
    expect([failure.state, readCount()]).toEqual([{ kind: 'claimed' }, 0]);
  });

  it('restores once, even when it is shown twice', async () => {
    const { failure, cart, readCount } = await aFailure([awaiting]);
    await Promise.all([failure.load(undefined), failure.load(undefined)]);
    expect(failure.state).toMatchObject({ kind: 'failed', restoredItems: 2 });
    expect(cart.items).toEqual(awaiting.items);
    expect(readCount()).toBe(1);
  });
});

describe('the reported step', () => {
  it('a return from a payment that failed is a step', async () => {
    const { failure, reports } = await aFailure([awaiting], 'PAYMENT_FAILED');
    await failure.load(undefined);
    expect(reports.reports).toEqual([{ kind: 'step', step: 'paymentReturned' }]);
  });
});
