import { describe, expect, it } from 'vitest';
import { logOrderSteps } from '../../../src/demo/controls/log-order-steps';
import { readDemoPreferences, writeDemoPreferences } from '../../../src/demo/scenarios/demo-preferences';
import { OrderLedger } from '../../../src/domain/checkout/pending-orders/order-ledger';
import { aCartItem, anOrder, aPendingOrder } from '../../support/builders';
import { aDemoPanel } from '../../support/demo-panel';
import { InMemoryCart, InMemoryDraft, InMemoryPendingOrders } from '../../support/in-memory';
import { InMemoryLocks } from '../../support/in-memory-device';
import { user1 } from '../../support/settling';

function aToldLedger() {
  const stored = new Map<string, unknown>();
  const storage = {
    read: (key: string) => stored.get(key),
    write: (key: string, value: unknown) => void stored.set(key, value),
  };
  const lines: string[] = [];
  const onStep = logOrderSteps(
    () => readDemoPreferences(storage).logsOrders,
    (line) => lines.push(line),
  );
  const item = aCartItem({ name: 'Chip' });
  const pending = new InMemoryPendingOrders(aPendingOrder({ idempotencyKey: 'key-1', items: [item] }));
  const carts = new InMemoryCart([item]);
  const ledger = new OrderLedger(pending, carts, new InMemoryDraft(), new InMemoryLocks(), user1, undefined, onStep);
  const { panel } = aDemoPanel({
    logsOrders: () => readDemoPreferences(storage).logsOrders,
    logOrders: (logsOrders) => writeDemoPreferences(storage, { ...readDemoPreferences(storage), logsOrders }),
  });
  const answer = () =>
    ledger.step({ kind: 'answered', key: 'key-1', checkoutUrl: 'https://pay.test/1', orderId: 'order-1' });
  return { ledger, lines, panel, answer };
}

describe('the order machine of a demo', () => {
  it('is silent until a developer switches it on', async () => {
    const { lines, answer, panel } = aToldLedger();
    await answer();
    expect(lines).toEqual([]);
    expect(panel.logsOrders).toBe(false);
  });

  it('tells each event with what becomes of the orders and what follows', async () => {
    const { ledger, lines, panel, answer } = aToldLedger();
    panel.toggleOrderLog();
    expect(panel.logsOrders).toBe(true);
    await answer();
    await ledger.step({ kind: 'statusTold', order: anOrder({ id: 'order-1', status: 'PENDING_PAYMENT' }) });
    expect(lines[0]).toBe('Order machine, answered: [sent] becomes [awaitingPayment], then take Chip');
    expect(lines).toContain('Order machine, taken: [awaitingPayment] becomes [awaitingPayment]');
    expect(lines.at(-1)).toBe('Order machine, statusTold: nothing changes');
  });

  it('is silent again once it is switched off', async () => {
    const { lines, panel, answer } = aToldLedger();
    panel.toggleOrderLog();
    panel.toggleOrderLog();
    await answer();
    expect(lines).toEqual([]);
  });
});
