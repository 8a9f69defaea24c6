import { describe, expect, it } from 'vitest';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { orderNotFoundText } from '../../../src/view-models/shared/error-notice';
import { aCartItem, anOrder, aPendingOrder } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { aPaymentStatus } from '../../support/payment-status';
import { aSettlingGateway } from '../../support/settling';
import { aShop } from '../../support/shop';

type Answer = string | ServiceError;

/** One answer after the other; the last one repeats. */
async function aPayment(...answers: readonly [Answer, ...Answer[]]) {
  const shop = await aShop({ cart: [] });
  let reads = 0;
  const payment = aPaymentStatus(shop, async (id) => {
    const answer = answers[Math.min(reads++, answers.length - 1)] ?? answers[0];
    if (answer instanceof Error) throw answer;
    return anOrder({ id, status: answer });
  });
  payment.load('order-1', undefined);
  return { ...shop, payment, readCount: () => reads };
}

const unreachableText = 'Unable to connect to server. Please check your internet connection.';
const offline = new ServiceError('network', networkText, 0);

describe('payment status', () => {
  it('asks for no order before a page has named one', async () => {
    const shop = await aShop();
    const payment = aPaymentStatus(shop);
    payment.checkAgain();
    payment.dispose();
    expect(payment.isPolling).toBe(false);
  });

  it('shows nothing of the order before the order service has answered', async () => {
    const { payment } = await aPayment('PAID');
    expect(payment.order).toBeUndefined();
    expect(payment.tone).toBeUndefined();
    expect(payment.error).toBeUndefined();
  });

  it('is paid when the order service reports it, and confirmed once it reports that', async () => {
    const { payment, time } = await aPayment('PAID', 'PAID', 'CONFIRMED');
    await flushPromises();
    expect([payment.order?.status, payment.tone]).toEqual(['PAID', 'success']);
    expect(payment.isPolling).toBe(false);
    expect(payment.canCheckAgain).toBe(false);
    await time.advance(18_000);
    expect([payment.order?.status, payment.tone]).toEqual(['CONFIRMED', 'success']);
    payment.dispose();
    expect(time.waitingCount).toBe(0);
  });

  it('keeps polling while the payment is pending', async () => {
    const { payment } = await aPayment('PAYMENT_PROCESSING');
    await flushPromises();
    expect(payment.tone).toBe('waiting');
    expect(payment.isPolling).toBe(true);
    expect(payment.canCheckAgain).toBe(false);
  });

  it('counts the polls, and shows a new status', async () => {
    const { payment, time } = await aPayment('PENDING_PAYMENT', 'PENDING_PAYMENT', 'PAID');
    await time.advance(3000);
    expect(payment.polls).toBe(1);
    expect(payment.tone).toBe('waiting');
    await time.advance(3000);
    expect(payment.polls).toBe(2);
    expect(payment.order?.status).toBe('PAID');
  });

  it('offers to check again at once where the shop does not know the status, and calls it no success', async () => {
    const { payment, time, readCount } = await aPayment('EXPIRED');
    await time.advance(60_000);
    expect(payment.tone).toBe('waiting');
    expect(payment.isPolling).toBe(false);
    expect(payment.canCheckAgain).toBe(true);
    expect(readCount()).toBe(1);
  });

  it('offers to check again after five polls, which starts five more', async () => {
    const { payment, time, readCount } = await aPayment('PENDING_PAYMENT');
    await time.advance(60_000);
    expect(payment.polls).toBe(5);
    expect(payment.isPolling).toBe(false);
    expect(payment.canCheckAgain).toBe(true);
    expect(readCount()).toBe(6);
    payment.checkAgain();
    expect(payment.polls).toBe(0);
    expect(payment.isPolling).toBe(true);
    expect(payment.canCheckAgain).toBe(false);
    await time.advance(60_000);
    expect(readCount()).toBe(12);
  });

  it('polls at one pace, however often it is told to check again', async () => {
    const { payment, time, readCount } = await aPayment('PENDING_PAYMENT');
    await flushPromises();
    payment.checkAgain();
    payment.checkAgain();
    await flushPromises();
    const before = readCount();
    await time.advance(3000);
    expect(readCount()).toBe(before + 1);
  });

  it('offers to check again while a busy service asks the page for a long wait, and goes on by itself', async () => {
    const busy = (seconds: number) => new ServiceError('refused', 'Too many requests', 429, seconds * 1000);
    const { payment, time, readCount } = await aPayment(
      'PENDING_PAYMENT',
      busy(15),
      busy(60),
      'PENDING_PAYMENT',
      'PAID',
    );
    await time.advance(3000);
    expect(payment.canCheckAgain).toBe(false);
    await time.advance(15_000);
    expect(payment.isPolling).toBe(true);
    expect(payment.canCheckAgain).toBe(true);
    payment.checkAgain();
    await flushPromises();
    expect(readCount()).toBe(4);
    expect(payment.canCheckAgain).toBe(false);
    await time.advance(3000);
    expect(payment.order?.status).toBe('PAID');
  });

  it('keeps what is shown when a poll fails', async () => {
    const { payment, time } = await aPayment('PENDING_PAYMENT', offline, 'PAID');
    await time.advance(3000);
    expect(payment.tone).toBe('waiting');
    expect(payment.error).toBeUndefined();
    await time.advance(3000);
    expect(payment.order?.status).toBe('PAID');
  });

  it('stops polling when the page is left', async () => {
    const { payment, time, readCount } = await aPayment('PENDING_PAYMENT');
    await flushPromises();
    payment.dispose();
    await time.advance(60_000);
    expect(readCount()).toBe(1);
  });

  it.each([
    ['no connection', offline, 'Unable to Load', unreachableText],
    ['an order that is not there', new ServiceError('refused', 'M404', 404), 'Order Not Found', orderNotFoundText],
    [
      'an answer that cannot be read',
      new ServiceError('invalidReply', 'Invalid order data'),
      'Unable to Load Orders',
      'Invalid order data',
    ],
  ])('shows an error when the first read fails: %s', async (_case, error, title, text) => {
    const { payment } = await aPayment(error);
    await flushPromises();
    expect(payment.error).toMatchObject({ title, text });
    expect(payment.isPolling).toBe(false);
    expect(payment.canCheckAgain).toBe(false);
  });

  it('recovers with one more read', async () => {
    const { payment, readCount } = await aPayment(offline, 'PAID');
    await flushPromises();
    payment.checkAgain();
    expect(payment.error).toBeUndefined();
    await flushPromises();
    expect(payment.order?.status).toBe('PAID');
    expect(readCount()).toBe(2);
  });
});

describe('payment status: the stored order', () => {
  const left = aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-1', items: [aCartItem({ quantity: 2 })] });

  it('the stored order is removed once the order is paid', async () => {
    const { payment, pending, cart } = await aPayment('PENDING_PAYMENT', 'PAID').then((page) => {
      page.pending.save([left]);
      return page;
    });
    payment.load('order-1', undefined);
    await flushPromises();
    expect(pending.load()).toEqual([]);
    expect(cart.items).toEqual([]);
    expect(payment.restoredItems).toBe(0);
  });

  it.each(['PAYMENT_FAILED', 'CANCELLED', 'REJECTED'])(
    'the stored order is restored to the cart when it is %s',
    async (status) => {
      const page = await aPayment('PENDING_PAYMENT', status);
      page.pending.save([left]);
      await page.time.advance(3000);
      expect(page.payment.restoredItems).toBe(2);
      expect(page.cart.items).toEqual(left.items);
      expect(page.pending.load()).toEqual([]);
    },
  );

  it('the stored order is still shown as restored after the next poll', async () => {
    const page = await aPayment('PENDING_PAYMENT', 'CANCELLED');
    page.pending.save([left]);
    await page.time.advance(3000);
    page.payment.checkAgain();
    await flushPromises();
    expect(page.payment.restoredItems).toBe(2);
  });
});

describe('a failed order whose items are in the cart, whoever put them there', () => {
  const [ordered] = anOrder().items;
  const quantity = ordered?.quantity ?? 0;
  const line = aCartItem({ name: ordered?.itemName ?? '', quantity });

  it.each([
    ['PAYMENT_FAILED', line, quantity],
    ['CANCELLED', line, quantity],
    ['CANCELLED', { ...line, quantity: quantity - 1 }, 0],
    ['DELIVERY_FAILED', line, 0],
  ])('is paid with a new try at the cart: %s', async (status, inCart, restored) => {
    const { payment, cart } = await aPayment(status);
    await cart.change({ kind: 'addAll', items: [inCart] });
    await flushPromises();
    expect(payment.restoredItems).toBe(restored);
  });
});

it('a cancelled order tells of its items on the page, although its details, which cancelled it, put them back', async () => {
  const [ordered] = anOrder().items;
  const item = aCartItem({ name: ordered?.itemName ?? '', quantity: ordered?.quantity ?? 0 });
  const { payment, pending, ledger, cart } = await aPayment('PENDING_PAYMENT', 'CANCELLED');
  await flushPromises();
  pending.save([aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-1', items: [item] })]);
  const told: number[] = [];
  const find = async (id: string) => anOrder({ id, status: 'CANCELLED' });
  const details = aSettlingGateway(ledger, anOrderGateway({ find }), { onRestored: (items) => told.push(items) });
  await details.find('order-1');
  payment.checkAgain();
  await flushPromises();
  expect(told).toEqual([item.quantity]);
  expect(cart.items).toEqual([item]);
  expect(payment.restoredItems).toBe(item.quantity);
});

describe('payment status while another tab places an order', () => {
  const left = aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-1', items: [aCartItem({ quantity: 2 })] });

  it.each(['PAID', 'PAYMENT_FAILED'])('payment status is shown at once: %s', async (status) => {
    const page = await aPayment('PENDING_PAYMENT', status);
    page.pending.save([left]);
    void page.ledger.exclusive(() => new Promise(() => undefined));
    await page.time.advance(4000);
    expect(page.payment.order?.status).toBe(status);
    expect(page.payment.isCartKnown).toBe(false);
    expect(page.payment.boughtItems).toBe(0);
    page.payment.dispose();
  });
});

describe('a paid order whose items are in the cart again', () => {
  it('a paid order says how many of its items are in the cart again, and removes them on request, with Undo', async () => {
    const { payment, cart, toasts } = await aPayment('PAID');
    const [bought] = anOrder().items;
    if (!bought) throw new Error('The order has no items');
    const line = aCartItem({ id: 'bought', name: bought.itemName, quantity: bought.quantity + 1 });
    await cart.change({ kind: 'addAll', items: [line] });
    await flushPromises();
    expect(payment.boughtItems).toBe(bought.quantity);
    payment.removeBought();
    await flushPromises();
    expect(cart.items).toEqual([{ ...line, quantity: 1 }]);
    expect(payment.boughtItems).toBe(0);
    expect(toasts.toasts).toMatchObject([{ text: 'Removed from your cart', actions: [{ label: 'Undo' }] }]);
    toasts.toasts[0]?.actions[0]?.run();
    await flushPromises();
    expect(cart.items).toEqual([line]);
  });

  it('shows the cart as the settled order has left it', async () => {
    const page = await aPayment('PENDING_PAYMENT', 'PAID');
    const item = aCartItem({ name: anOrder().items[0]?.itemName ?? '', quantity: 9 });
    await page.cart.change({ kind: 'addAll', items: [item] });
    page.carts.cart = [];
    await page.time.advance(3000);
    await flushPromises();
    expect(page.payment.boughtItems).toBe(0);
  });

  it.each(['PENDING_PAYMENT', 'CANCELLED', 'DELIVERED'])('says nothing while it is %s', async (status) => {
    const { payment, cart } = await aPayment(status);
    const items = anOrder().items.map(({ itemName: name, quantity }) => aCartItem({ name, quantity }));
    await cart.change({ kind: 'addAll', items });
    await flushPromises();
    expect(payment.boughtItems).toBe(0);
  });
});

describe('the reported steps', () => {
  const returned = { kind: 'step', step: 'paymentReturned' };

  it('a return from the payment page is a step, and so is the payment that the service reports', async () => {
    const { reports, time } = await aPayment('PAID');
    expect(reports.reports).toEqual([returned]);
    await flushPromises();
    expect(reports.reports).toEqual([returned, { kind: 'step', step: 'orderPaid' }]);
    await time.advance(60_000);
    expect(reports.reports).toHaveLength(2);
  });

  it('a payment that failed is no payment', async () => {
    const { reports } = await aPayment('PAYMENT_FAILED');
    await flushPromises();
    expect(reports.reports).toEqual([returned]);
  });
});
