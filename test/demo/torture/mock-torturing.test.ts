import { describe, expect, it } from 'vitest';
import { readTroubles } from '../../../src/adapters/mock/scenarios/troubles';
import type { DemoTroubles } from '../../../src/demo/torture/demo-torture.view-model';
import { aCartItem, deliveryDetails, pickupDetails } from '../../support/builders';
import { aTorturedShop } from '../../support/tortured-shop';

const noTroubles = readTroubles({});
type Shop = Awaited<ReturnType<typeof aTorturedShop>>;

const chip = (quantity = 1) => aCartItem({ id: 'classic-chip', name: 'Classic Chip', quantity });
const right = { lost: 0, doubled: 0, violations: [] };

async function begun(troubles: Partial<DemoTroubles> = {}) {
  const shop = await aTorturedShop();
  shop.torturing.begin();
  shop.torturing.change({ ...noTroubles, ...troubles });
  return { ...shop, visitor: shop.tab() };
}

async function pay({ time }: Shop, tab: ReturnType<Shop['tab']>, details = deliveryDetails()) {
  const outcome = tab.placeOrder.execute(details);
  await time.advance(10_000);
  return outcome;
}

describe('a shop under torture', () => {
  it('counts an order and its items from the cart to the door', async () => {
    const shop = await begun();
    const { visitor, torturing } = shop;
    await visitor.cart.apply({ kind: 'add', item: chip(3) });
    expect(await torturing.count()).toMatchObject({ wanted: 0, made: 0, inCart: 3, ...right });
    await pay(shop, visitor);
    expect(await torturing.count()).toMatchObject({ wanted: 1, made: 1, inCart: 0, inPending: 3, ...right });
    const [order] = shop.pending().load();
    await shop.services.payments.settle(order?.orderId ?? '', 'pay');
    const restored = visitor.restoreOrder.execute(order?.idempotencyKey ?? '', 'unpaid');
    await shop.time.advance(1000);
    expect(await restored).toMatchObject({ kind: 'paid' });
    expect(await torturing.count()).toMatchObject({ wanted: 1, made: 1, inPending: 0, ordered: 3, ...right });
  });

  it('waits for the answer of an order whose reply was lost, which is made once', async () => {
    const shop = await begun({ orders: 'cut' });
    const { visitor, torturing } = shop;
    await visitor.cart.apply({ kind: 'add', item: chip() });
    expect(await pay(shop, visitor)).toMatchObject({ kind: 'unknown' });
    expect(await torturing.count()).toMatchObject({ wanted: 1, made: 1, inCart: 1, inPending: 0, ...right });
    torturing.change(noTroubles);
    expect(await pay(shop, shop.tab())).toMatchObject({ kind: 'leaving' });
    expect(await torturing.count()).toMatchObject({
      wanted: 1,
      made: 1,
      waiting: 0,
      inCart: 0,
      inPending: 1,
      ...right,
    });
  });

  it('counts an order as waiting while the cable is pulled, and no longer once something else was ordered', async () => {
    const shop = await begun();
    const { visitor, torturing } = shop;
    await visitor.cart.apply({ kind: 'add', item: chip() });
    const outcome = visitor.placeOrder.execute(deliveryDetails());
    await shop.time.advance(500);
    torturing.change({ ...noTroubles, isUnplugged: true });
    await shop.time.advance(10_000);
    expect(await outcome).toMatchObject({ kind: 'unknown' });
    expect(await torturing.count()).toMatchObject({ wanted: 1, made: 0, waiting: 1, ...right });
    torturing.change(noTroubles);
    await pay(shop, visitor, pickupDetails());
    expect(await torturing.count()).toMatchObject({ wanted: 1, made: 1, waiting: 0, inPending: 1, ...right });
  });

  it('restores the items of a vanished payment when the visitor asks, and counts both tabs', async () => {
    const shop = await begun({ losesPayment: true });
    const { visitor, torturing } = shop;
    const second = shop.tab();
    await visitor.cart.apply({ kind: 'add', item: chip(2) });
    await pay(shop, visitor);
    await second.cart.apply({ kind: 'add', item: chip() });
    await pay(shop, second);
    expect(await torturing.count()).toMatchObject({ wanted: 2, made: 2, inPending: 3, ...right });
    const oldest = shop.pending().load().at(-1)?.idempotencyKey ?? '';
    const restored = visitor.restoreOrder.execute(oldest, 'asked');
    await shop.time.advance(1000);
    expect(await restored).toEqual({ kind: 'restored', items: 2 });
    expect(await torturing.count()).toMatchObject({ inCart: 2, inPending: 1, ordered: 0, ...right });
  });

  it('begins with what is in the cart and in pending orders, without counting those orders', async () => {
    const shop = await begun();
    const { visitor, torturing } = shop;
    await visitor.cart.apply({ kind: 'add', item: chip(2) });
    await pay(shop, visitor);
    await visitor.cart.apply({ kind: 'add', item: chip() });
    torturing.begin();
    expect(await torturing.count()).toMatchObject({ wanted: 0, made: 0, inCart: 1, inPending: 2, ...right });
    const restored = visitor.restoreOrder.execute(shop.pending().load()[0]?.idempotencyKey ?? '', 'asked');
    await shop.time.advance(1000);
    await restored;
    expect(await torturing.count()).toMatchObject({ inCart: 3, inPending: 0, ...right });
  });

  it('counts nothing in another scenario', async () => {
    const { torturing, backend, visitor } = await begun();
    backend.show('slow');
    await visitor.cart.apply({ kind: 'add', item: chip() });
    expect(torturing.troubles()).toBeUndefined();
    expect(await torturing.count()).toBeUndefined();
  });
});

describe('a bug of the shop', () => {
  it('a bug of the shop that drops items from the cart is noticed', async () => {
    const { visitor, torturing, plainCarts } = await begun();
    await visitor.cart.apply({ kind: 'add', item: chip(2) });
    await plainCarts.apply({ kind: 'clear' });
    expect(await torturing.count()).toMatchObject({ lost: 2 });
  });

  it('a bug of the shop that leaves ordered items in the cart is noticed', async () => {
    const shop = await begun();
    const { visitor, torturing, plainCarts } = shop;
    await visitor.cart.apply({ kind: 'add', item: chip() });
    await pay(shop, visitor);
    await plainCarts.apply({ kind: 'add', item: chip() });
    expect(await torturing.count()).toMatchObject({ lost: 0, doubled: 1 });
  });

  it('a bug of the shop that orders twice is noticed', async () => {
    const shop = await begun({ orders: 'cut' });
    const { visitor, torturing, pending } = shop;
    await visitor.cart.apply({ kind: 'add', item: chip() });
    await pay(shop, visitor);
    // The key of the attempt is forgotten, so the next press sends the same order with another key.
    pending().save([]);
    await pay(shop, visitor);
    expect(await torturing.count()).toMatchObject({
      wanted: 1,
      made: 2,
      violations: [expect.stringContaining('one wish')],
    });
  });
});
