import { PollPayment, type PaymentUpdate } from '../../src/domain/checkout/poll-payment';
import type { PendingOrder } from '../../src/domain/checkout/ports';
import { RestoreOrder } from '../../src/domain/checkout/restore-order';
import { anOrder } from './builders';
import { InMemoryCart, InMemoryDraft, InMemoryPendingOrder } from './in-memory';
import { FakeTime } from './in-memory-device';
import { anOrderGateway } from './in-memory-gateways';

/** Polls the payment of order-1. Each read gets the next of `reads`; the last one repeats. */
export function paymentFixture(reads: readonly (string | Error)[], pendingOrder?: PendingOrder) {
  const time = new FakeTime();
  const carts = new InMemoryCart();
  const pending = new InMemoryPendingOrder(pendingOrder);
  const updates: PaymentUpdate[] = [];
  let readCount = 0;
  const find = async (id: string) => {
    const read = reads[Math.min(readCount++, reads.length - 1)] ?? 'PAID';
    if (read instanceof Error) throw read;
    return anOrder({ id, status: read });
  };
  const restore = new RestoreOrder(pending, carts, new InMemoryDraft());
  const payment = new PollPayment(anOrderGateway({ find }), pending, restore, time);
  const stop = payment.execute('order-1', (update) => updates.push(update));
  return { time, carts, pending, updates, stop, reads: () => readCount };
}
