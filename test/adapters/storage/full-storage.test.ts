import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LocalCartRepository } from '../../../src/adapters/storage/local-cart-repository';
import { LocalPendingOrderRepository } from '../../../src/adapters/storage/local-pending-order-repository';
import { totalItems } from '../../../src/domain/cart/cart';
import type { OrderEvent } from '../../../src/domain/checkout/pending-orders/order-machine';
import { OrderLedger } from '../../../src/domain/checkout/pending-orders/order-ledger';
import type { WebItems } from '../../../src/adapters/storage/own-items';
import { aJsonStorage, fullItems, itemsOver, limitedItems } from '../../support/browser-storage';
import { aCartItem, aPendingOrder } from '../../support/builders';
import { InMemoryDraft } from '../../support/in-memory';
import { FakeTime, InMemoryLocks } from '../../support/in-memory-device';
import { user1 } from '../../support/settling';

const time = new FakeTime();
const items = [aCartItem({ quantity: 2 }), aCartItem({ id: 'mint', name: 'Mint' })];
const order = aPendingOrder({ idempotencyKey: 'key-1', attemptedAt: time.now(), items });
const sent: OrderEvent = { kind: 'sent', order };
const answered: OrderEvent = { kind: 'answered', key: 'key-1', checkoutUrl: 'https://pay.test/1', orderId: 'order-1' };
const restore: OrderEvent = { kind: 'restore', key: 'key-1' };

function pageOver(stored: WebItems) {
  const storage = aJsonStorage(stored);
  const carts = new LocalCartRepository(storage);
  const pending = new LocalPendingOrderRepository(storage, time);
  return { carts, pending, ledger: new OrderLedger(pending, carts, new InMemoryDraft(), new InMemoryLocks(), user1) };
}

/** Refuses what is longer than before. */
function noMoreRoom(texts: Map<string, string>): WebItems {
  return {
    ...itemsOver(texts),
    setItem: (key, text) => {
      if (text.length > (texts.get(key)?.length ?? 0)) fullItems().setItem(key, text);
      texts.set(key, text);
    },
  };
}

async function aStoredCart() {
  const texts = new Map<string, string>();
  await pageOver(itemsOver(texts)).carts.apply({ kind: 'addAll', items });
  return texts;
}

async function piecesOn({ carts, pending }: ReturnType<typeof pageOver>): Promise<number> {
  const away = pending.load().flatMap((other) => (other.stage === 'sent' ? [] : other.items));
  return totalItems([...(await carts.load()), ...away]);
}

describe('an order that does not fit into full storage', () => {
  it('an order that does not fit is pending for the visit, and the next page has its items in the cart', async () => {
    const texts = await aStoredCart();
    const page = pageOver(noMoreRoom(texts));
    await page.ledger.step(sent);
    await page.ledger.step(answered);
    expect(await page.carts.load()).toEqual([]);
    expect(page.pending.load()).toMatchObject([{ stage: 'awaitingPayment', items }]);
    const next = pageOver(noMoreRoom(texts));
    expect(await next.carts.load()).toEqual(items);
    expect(next.pending.load()).toEqual([]);
  });

  it('an order that did not fit is stored together with the cart as soon as there is room', async () => {
    const texts = await aStoredCart();
    let isFull = true;
    const page = pageOver({
      ...itemsOver(texts),
      setItem: (key, text) => (isFull ? noMoreRoom(texts) : itemsOver(texts)).setItem(key, text),
    });
    await page.ledger.step(sent);
    await page.ledger.step(answered);
    isFull = false;
    await page.carts.apply({ kind: 'add', item: aCartItem({ id: 'oat' }) });
    const next = pageOver(itemsOver(texts));
    expect(await next.carts.load()).toMatchObject([{ id: 'oat' }]);
    expect(next.pending.load()).toMatchObject([{ stage: 'awaitingPayment', items }]);
  });

  it('stays stored where the cart that its items are back in does not fit', async () => {
    const texts = await aStoredCart();
    const before = pageOver(itemsOver(texts));
    await before.ledger.step(sent);
    await before.ledger.step(answered);
    const page = pageOver(noMoreRoom(texts));
    await page.ledger.step(restore);
    expect(await page.carts.load()).toEqual(items);
    expect(page.pending.load()).toEqual([]);
    expect(pageOver(itemsOver(texts)).pending.load()).toMatchObject([{ items }]);
  });

  it('is not stored without its cart by a later step', async () => {
    const texts = await aStoredCart();
    const page = pageOver(noMoreRoom(texts));
    await page.ledger.step(sent);
    await page.ledger.step(answered);
    await page.ledger.step(restore);
    await page.ledger.step({ kind: 'sent', order: { ...order, idempotencyKey: 'key-2' } });
    expect(await piecesOn(pageOver(itemsOver(new Map(texts))))).toBe(3);
  });

  it('loses and doubles nothing over many orders, however much room there is at each step', async () => {
    const steps: readonly OrderEvent[] = [sent, answered, restore];
    const rooms = fc.array(fc.nat(1500), { minLength: 1, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(rooms, async (limits) => {
        const texts = await aStoredCart();
        const full = [...texts.values()].join('').length;
        let limit = 0;
        const page = pageOver({
          ...itemsOver(texts),
          setItem: (key, text) => limitedItems(full + limit, texts).setItem(key, text),
        });
        for (const [position, room] of limits.entries()) {
          limit = room;
          const step = steps[position % steps.length];
          if (step) await page.ledger.step(step);
          expect(await piecesOn(page)).toBe(3);
          expect(await piecesOn(pageOver(itemsOver(new Map(texts))))).toBe(3);
        }
      }),
    );
  });

  it('loses nothing with the page, wherever storage ends', async () => {
    const steps: readonly OrderEvent[] = [sent, answered, restore];
    await fc.assert(
      fc.asyncProperty(fc.nat(3000), fc.integer({ min: 1, max: 3 }), fc.boolean(), async (limit, count, isStrict) => {
        const texts = await aStoredCart();
        const roomLeft = limitedItems([...texts.values()].join('').length + limit, texts);
        const page = pageOver(isStrict ? noMoreRoom(texts) : roomLeft);
        for (const step of steps.slice(0, count)) {
          await page.ledger.step(step);
          expect(await piecesOn(page)).toBe(3);
          expect(await piecesOn(pageOver(itemsOver(new Map(texts))))).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});
