import { describe, expect, it } from 'vitest';
import { GoToPayment } from '../../../src/domain/checkout/go-to-payment';
import { OrderLedger } from '../../../src/domain/checkout/pending-orders/order-ledger';
import { aPendingOrder } from '../../support/builders';
import { InMemoryCart, InMemoryDeparture, InMemoryDraft, InMemoryPendingOrders } from '../../support/in-memory';
import { FakeBrowser, InMemoryLocks } from '../../support/in-memory-device';
import { user1 } from '../../support/settling';

const checkoutUrl = 'https://pay.test/chk_1';

function aPayment() {
  const pending = new InMemoryPendingOrders();
  pending.save([aPendingOrder({ stage: 'awaitingPayment', idempotencyKey: 'key-1', checkoutUrl })]);
  const ledger = new OrderLedger(pending, new InMemoryCart(), new InMemoryDraft(), new InMemoryLocks(), user1);
  const browser = new FakeBrowser();
  return { ledger, browser, goToPayment: new GoToPayment(ledger, new InMemoryDeparture(), browser) };
}

describe('the payment of an order that was made earlier', () => {
  it('opens while the order waits for it', async () => {
    const { browser, goToPayment } = aPayment();
    expect(await goToPayment.resume(checkoutUrl)).toBe(true);
    expect(browser.visited).toEqual([checkoutUrl]);
  });

  it('does not open while the order is being restored, nor after that', async () => {
    const { ledger, browser, goToPayment } = aPayment();
    const restored = ledger.exclusive(() => ledger.step({ kind: 'restore', key: 'key-1' }));
    expect(await goToPayment.resume(checkoutUrl)).toBe(false);
    await restored;
    expect(browser.visited).toEqual([]);
  });
});
