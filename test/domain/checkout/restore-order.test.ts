import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart';
import type { PendingOrder } from '../../../src/domain/checkout/ports';
import { RestoreOrder } from '../../../src/domain/checkout/restore-order';
import { cents } from '../../../src/domain/shared/money';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, aPendingOrder, deliveryDetails } from '../../support/builders';
import { InMemoryCart, InMemoryDraft, InMemoryPendingOrder } from '../../support/in-memory';

const chip = aCartItem({ quantity: 2 });
const mint = aCartItem({ id: 'mint', quantity: 1 });

function restoreWith(order?: PendingOrder, cart: Cart = []) {
  const pending = new InMemoryPendingOrder(order);
  const carts = new InMemoryCart(cart);
  const drafts = new InMemoryDraft();
  return { restore: new RestoreOrder(pending, carts, drafts), pending, carts, drafts };
}

describe('a payment that came to nothing', () => {
  it('puts the items back, fills in the address and clears what was pending', async () => {
    const details = deliveryDetails({ city: 'Plano' });
    const { restore, pending, carts, drafts } = restoreWith(aPendingOrder({ stage: 'left', items: [chip], details }));
    expect(await restore.execute()).toBe(2);
    expect(carts.cart).toEqual([chip]);
    expect(drafts.value).toEqual(details);
    expect(pending.value).toBeUndefined();
  });

  it('merges with what is new in the cart', async () => {
    const { restore, carts } = restoreWith(aPendingOrder({ stage: 'left', items: [chip] }), [mint, chip]);
    await restore.execute();
    expect(carts.cart).toEqual([mint, { ...chip, quantity: 4 }]);
  });

  it('leaves what is in the cart at its name and price', async () => {
    const old = { ...chip, name: 'Old Chip', price: cents(200) };
    const { restore, carts } = restoreWith(aPendingOrder({ stage: 'left', items: [old] }), [chip]);
    await restore.execute();
    expect(carts.cart).toEqual([{ ...chip, quantity: 4 }]);
  });

  it('gives back once, however often it is asked', async () => {
    const { restore, carts } = restoreWith(aPendingOrder({ stage: 'left', items: [chip] }));
    expect(await Promise.all([restore.execute(), restore.execute()])).toEqual([2, 2]);
    expect(await restore.execute()).toBe(0);
    expect(carts.cart).toEqual([chip]);
  });

  it.each(['sent', 'refused'] as const)(
    'changes nothing while the order is only %s: the cart still has it, and its key may be needed',
    async (stage) => {
      const order = aPendingOrder({ stage, items: [chip] });
      const { restore, carts, pending } = restoreWith(order, [chip]);
      expect(await restore.execute()).toBe(0);
      expect(carts.cart).toEqual([chip]);
      expect(pending.value).toEqual(order);
    },
  );

  it('is nothing to give back when nothing was pending', async () => {
    const { restore, carts, drafts } = restoreWith(undefined, [mint]);
    expect(await restore.execute()).toBe(0);
    expect(carts.cart).toEqual([mint]);
    expect(drafts.value).toBeUndefined();
  });

  it('keeps the pending order when the cart can not be reached', async () => {
    const order = aPendingOrder({ stage: 'left' });
    const { restore, carts, pending } = restoreWith(order);
    carts.apply = () => Promise.reject(new ServiceError('network', 'offline', 0));
    await expect(restore.execute()).rejects.toBeInstanceOf(ServiceError);
    expect(pending.value).toEqual(order);
  });

  it('loses nothing, whatever was ordered and whatever is in the cart now', async () => {
    const line = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 99 }) });
    const someCart = fc
      .uniqueArray(line, { selector: ({ id }) => id })
      .map((lines): Cart => lines.map((fields) => aCartItem(fields)));
    await fc.assert(
      fc.asyncProperty(someCart, someCart, async (items, cart) => {
        const { restore, carts } = restoreWith(aPendingOrder({ stage: 'left', items }), cart);
        await restore.execute();
        const pieces = (of: Cart, id: string) => of.find((item) => item.id === id)?.quantity ?? 0;
        for (const id of ['a', 'b', 'c', 'd']) {
          expect(pieces(carts.cart, id)).toBe(Math.min(99, pieces(items, id) + pieces(cart, id)));
        }
      }),
    );
  });
});
