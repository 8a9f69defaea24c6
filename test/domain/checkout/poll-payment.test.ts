import { describe, expect, it } from 'vitest';
import type { PaymentUpdate } from '../../../src/domain/checkout/poll-payment';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { anOrder, aPendingOrder } from '../../support/builders';
import { paymentFixture } from '../../support/payment-fixture';
import { flushPromises } from '../../support/in-memory-device';

const offline = new ServiceError('network', 'offline', 0);
const busy = new ServiceError('refused', 'HTTP 429: Too Many Requests', 429, 60_000);
const shortly = ({ kind, polls, waiting }: Exclude<PaymentUpdate, { kind: 'cartTold' }>) =>
  `${kind} ${polls}${waiting ? ' waiting' : ''}`;

describe('payment page', () => {
  it.each(['PAYMENT_FAILED', 'CANCELLED', 'REJECTED', 'DELIVERED'])(
    'reads once when the order is %s',
    async (status) => {
      const { time, updates, reads } = paymentFixture([status]);
      await time.advance(60_000);
      const order = anOrder({ status });
      expect(updates).toEqual([
        { kind: 'order', order, polls: 0, waiting: false },
        { kind: 'cartTold', order, restoredItems: 0 },
      ]);
      expect(reads()).toBe(1);
    },
  );

  it('reads at most 5 times more while the payment is pending, then waits for Check Again', async () => {
    const { time, told } = paymentFixture(['PENDING_PAYMENT', 'PAYMENT_PROCESSING', 'PENDING']);
    await time.advance(60_000);
    expect(told().map(shortly)).toEqual([
      'order 0 waiting',
      'order 1 waiting',
      'order 2 waiting',
      'order 3 waiting',
      'order 4 waiting',
      'order 5',
    ]);
  });

  it('reads 3 s apart', async () => {
    const { time, reads } = paymentFixture(['PENDING_PAYMENT']);
    await time.advance(2999);
    expect(reads()).toBe(1);
    await time.advance(1);
    expect(reads()).toBe(2);
    await time.advance(2999);
    expect(reads()).toBe(2);
    await time.advance(1);
    expect(reads()).toBe(3);
  });

  it('stops as soon as the status leaves the pending group', async () => {
    const { time, told } = paymentFixture(['PENDING_PAYMENT', 'INITIATED', 'CANCELLED']);
    await time.advance(60_000);
    expect(told().map(shortly)).toEqual(['order 0 waiting', 'order 1 waiting', 'order 2']);
  });

  it('stops when the page is left', async () => {
    const { time, told, stop, reads } = paymentFixture(['PENDING_PAYMENT']);
    await flushPromises();
    stop();
    await time.advance(60_000);
    expect(told()).toHaveLength(1);
    expect(reads()).toBe(1);
    expect(time.waitingCount).toBe(0);
  });

  it.each(['PENDING_PAYMENT', 'PAID'])(
    'ignores a read that ends after the page was left, and reads nothing after it: %s',
    async (status) => {
      const { time, updates, stop, reads } = paymentFixture([status]);
      stop();
      await time.advance(60_000);
      expect(updates).toEqual([]);
      expect(reads()).toBe(1);
      expect(time.waitingCount).toBe(0);
    },
  );

  it('does not poll after a first read that failed, which has a Retry', async () => {
    const { time, updates } = paymentFixture([offline]);
    await time.advance(60_000);
    expect(updates).toEqual([{ kind: 'failed', error: offline, polls: 0, waiting: false }]);
  });

  it('goes on after a poll that failed, which counts as one of the five', async () => {
    const { time, told } = paymentFixture(['PENDING_PAYMENT', offline, 'PENDING_PAYMENT', offline, 'REJECTED']);
    await time.advance(60_000);
    expect(told().map(shortly)).toEqual([
      'order 0 waiting',
      'failed 1 waiting',
      'order 2 waiting',
      'failed 3 waiting',
      'order 4',
    ]);
  });

  it('stops after five polls that failed', async () => {
    const { time, told } = paymentFixture(['PENDING_PAYMENT', offline]);
    await time.advance(60_000);
    expect(told().map(shortly).at(-1)).toBe('failed 5');
  });

  it.each([429, 503])('waits as long as a service asks for with %i', async (status) => {
    const { time, reads } = paymentFixture(['PENDING_PAYMENT', new ServiceError('refused', 'busy', status, 60_000)]);
    await time.advance(3000 + 59_999);
    expect(reads()).toBe(2);
    await time.advance(1);
    expect(reads()).toBe(3);
  });
});

describe('payment page after the payment', () => {
  it('reads once more after 3 s, then at the pace of tracking, until the order is over', async () => {
    const { time, told, reads } = paymentFixture(['PAID', 'PAID', 'CONFIRMED', 'DELIVERED']);
    await time.advance(2999);
    expect(reads()).toBe(1);
    await time.advance(1);
    expect(reads()).toBe(2);
    await time.advance(15_000 - 1);
    expect(reads()).toBe(2);
    await time.advance(1);
    expect(reads()).toBe(3);
    await time.advance(600_000);
    expect(told().map((update) => update.kind === 'order' && update.order.status)).toEqual([
      'PAID',
      'PAID',
      'CONFIRMED',
      'DELIVERED',
    ]);
    expect(time.waitingCount).toBe(0);
  });

  it('rests while the page is hidden', async () => {
    const { time, visibility, reads } = paymentFixture(['PAID']);
    await time.advance(3000);
    visibility.become(false);
    await time.advance(600_000);
    expect(reads()).toBe(2);
    visibility.become(true);
    await time.advance(0);
    expect(reads()).toBe(3);
  });

  it('keeps what it shows when a read fails, and waits as long as the service asks for', async () => {
    const { time, told, reads } = paymentFixture(['PAID', busy, 'CONFIRMED']);
    await time.advance(3000 + 59_999);
    expect(reads()).toBe(2);
    await time.advance(1);
    expect(told().map(shortly)).toEqual(['order 0', 'order 0']);
  });

  it.each([0, 3000])('reads nothing once the page is left after %d ms', async (after) => {
    const { time, stop, reads } = paymentFixture(['PAID']);
    await time.advance(after);
    const before = reads();
    stop();
    await time.advance(60_000);
    expect(reads()).toBe(before);
    expect(time.waitingCount).toBe(0);
  });
});

describe('a customer who has paid', () => {
  const left = aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-1' });

  it('waits for no other tab: the outcome is shown at once, the items are settled behind it', async () => {
    const { time, updates, ledger, pending } = paymentFixture(['PAID'], left);
    let release = () => {};
    void ledger.exclusive(() => new Promise<void>((resolve) => (release = resolve)));
    await time.advance(0);
    const order = anOrder({ status: 'PAID' });
    expect(updates).toEqual([{ kind: 'order', order, polls: 0, waiting: false }]);
    expect(pending.newest).toEqual(left);
    release();
    await time.advance(0);
    expect(updates.at(-1)).toEqual({ kind: 'cartTold', order, restoredItems: 0 });
    expect(pending.newest).toBeUndefined();
  });

  it('is shown the outcome although another tab keeps its turn for ever', async () => {
    const { time, told, updates, ledger } = paymentFixture(['CANCELLED'], left);
    void ledger.exclusive(() => new Promise(() => undefined));
    await time.advance(60_000);
    expect(told()).toMatchObject([{ order: { status: 'CANCELLED' } }]);
    expect(updates.at(-1)).toMatchObject({ kind: 'cartTold', restoredItems: 0 });
  });
});
