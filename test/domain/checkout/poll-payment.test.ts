import { describe, expect, it } from 'vitest';
import type { PaymentUpdate } from '../../../src/domain/checkout/poll-payment';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { anOrder } from '../../support/builders';
import { paymentFixture } from '../../support/payment-fixture';
import { flushPromises } from '../../support/in-memory-device';

const offline = new ServiceError('network', 'offline', 0);
const shortly = ({ kind, polls, waiting }: PaymentUpdate) => `${kind} ${polls}${waiting ? ' waiting' : ''}`;

describe('payment page', () => {
  it('reads once when the outcome is known', async () => {
    const { time, updates, reads } = paymentFixture(['PAID']);
    await time.advance(60_000);
    expect(updates).toEqual([
      { kind: 'order', order: anOrder({ status: 'PAID' }), polls: 0, waiting: false, restoredItems: 0 },
    ]);
    expect(reads()).toBe(1);
  });

  it('reads at most 5 times more while the payment is pending, then waits for Check Again', async () => {
    const { time, updates } = paymentFixture(['PENDING_PAYMENT', 'PAYMENT_PROCESSING', 'PENDING']);
    await time.advance(60_000);
    expect(updates.map(shortly)).toEqual([
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
    const { time, updates } = paymentFixture(['PENDING_PAYMENT', 'INITIATED', 'CONFIRMED']);
    await time.advance(60_000);
    expect(updates.map(shortly)).toEqual(['order 0 waiting', 'order 1 waiting', 'order 2']);
  });

  it('stops when the page is left', async () => {
    const { time, updates, stop, reads } = paymentFixture(['PENDING_PAYMENT']);
    await flushPromises();
    stop();
    await time.advance(60_000);
    expect(updates).toHaveLength(1);
    expect(reads()).toBe(1);
    expect(time.waitingCount).toBe(0);
  });

  it('ignores a read that ends after the page was left', async () => {
    const { time, updates, stop } = paymentFixture(['PENDING_PAYMENT']);
    stop();
    await time.advance(60_000);
    expect(updates).toEqual([]);
    expect(time.waitingCount).toBe(0);
  });

  it('payment page does not poll after a first read that failed, which has a Retry', async () => {
    const { time, updates } = paymentFixture([offline]);
    await time.advance(60_000);
    expect(updates).toEqual([{ kind: 'failed', error: offline, polls: 0, waiting: false }]);
  });

  it('goes on after a poll that failed, which counts as one of the five', async () => {
    const { time, updates } = paymentFixture(['PENDING_PAYMENT', offline, 'PENDING_PAYMENT', offline, 'PAID']);
    await time.advance(60_000);
    expect(updates.map(shortly)).toEqual([
      'order 0 waiting',
      'failed 1 waiting',
      'order 2 waiting',
      'failed 3 waiting',
      'order 4',
    ]);
  });

  it('stops after five polls that failed', async () => {
    const { time, updates } = paymentFixture(['PENDING_PAYMENT', offline]);
    await time.advance(60_000);
    expect(updates.map(shortly).at(-1)).toBe('failed 5');
  });
});
