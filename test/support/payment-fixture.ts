import { PollPayment, type PaymentUpdate } from '../../src/domain/checkout/poll-payment';
import { OrderLedger } from '../../src/domain/checkout/pending-orders/order-ledger';
import type { PendingOrders } from '../../src/domain/checkout/pending-orders/pending-order';
import { anOrder, anOrderList } from './builders';
import { InMemoryCart, InMemoryDraft, InMemoryPendingOrders } from './in-memory';
import { FakePageVisibility, FakeTime, InMemoryLocks } from './in-memory-device';
import { anOrderGateway } from './in-memory-gateways';
import { aSettlingGateway, user1 } from './settling';

/** `announced`: what went back after the page was left. Back from the payment page chk_1. Each read gets the next of `reads`; the last one repeats. */
export function paymentFixture(reads: readonly (string | Error)[], ...pendingOrders: PendingOrders) {
  const time = new FakeTime();
  const carts = new InMemoryCart();
  const pending = new InMemoryPendingOrders(...pendingOrders);
  const updates: PaymentUpdate[] = [];
  const announced: number[] = [];
  let readCount = 0;
  const find = async (id: string) => {
    const read = reads[Math.min(readCount++, reads.length - 1)] ?? 'PAID';
    if (read instanceof Error) throw read;
    return anOrder({ id, status: read });
  };
  const listMine = async () => {
    const status = reads[0];
    return typeof status === 'string' ? anOrderList(anOrder({ id: 'order-1', status })) : anOrderList();
  };
  const locks = new InMemoryLocks(time);
  const visibility = new FakePageVisibility();
  const ledger = new OrderLedger(pending, carts, new InMemoryDraft(), locks, user1);
  const orders = aSettlingGateway(ledger, anOrderGateway({ find }), { lists: { listMine } });
  const payment = new PollPayment(orders, time, visibility, (items) => announced.push(items));
  const stop = payment.execute('order-1', (update) => updates.push(update), 'chk_1');
  const told = () => updates.filter((update) => update.kind !== 'cartTold');
  return { time, carts, pending, updates, told, announced, ledger, visibility, stop, reads: () => readCount };
}
