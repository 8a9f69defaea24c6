import { describe, expect, it } from 'vitest';
import { LocalCartRepository } from '../../src/adapters/storage/local-cart-repository';
import type { CartRepository } from '../../src/domain/cart/ports';
import { aJsonStorage } from '../support/browser-storage';
import { aCartItem } from '../support/builders';
import { ContractFixture } from '../support/contract-shops';
import { httpShop, inMemory, overSocket } from '../support/http-contract-shops';
import { aSample, aSampleProduct } from '../support/sample-shop';

const cartRepositories: readonly (readonly [string, () => Promise<CartRepository>])[] = [
  ['browser', async () => new LocalCartRepository(aJsonStorage())],
  ['HTTP in memory', async () => httpShop(await openWithoutLimits(), { dialect: 'lines' }, inMemory).cart],
  ['HTTP over a socket', async () => httpShop(await openWithoutLimits(), { dialect: 'lines' }, overSocket).cart],
];

function openWithoutLimits() {
  return ContractFixture.open(aSample({ products: [aSampleProduct(), aSampleProduct({ id: 'oat', name: 'Oat' })] }));
}

const chip = aCartItem();
const oat = aCartItem({ id: 'oat', name: 'Oat', quantity: 2 });

describe.each(cartRepositories)('cart repository: %s', (_adapter, makeRepository) => {
  const cartWithBoth = async () => {
    const carts = await makeRepository();
    await carts.apply({ kind: 'addAll', items: [chip, oat] });
    return carts;
  };

  it('cart repository is empty at first', async () => {
    expect(await (await makeRepository()).load()).toEqual([]);
  });

  it('stores an added item', async () => {
    const carts = await makeRepository();
    await carts.apply({ kind: 'add', item: chip });
    expect(await carts.load()).toMatchObject([chip]);
  });

  it('adds up the quantities of the same item', async () => {
    const carts = await cartWithBoth();
    expect(await carts.apply({ kind: 'add', item: chip })).toMatchObject([
      { id: 'classic-chip', quantity: 2 },
      { id: 'oat' },
    ]);
  });

  it('sets a quantity', async () => {
    const carts = await cartWithBoth();
    await carts.apply({ kind: 'setQuantity', id: 'oat', quantity: 5 });
    expect(await carts.load()).toMatchObject([{ id: 'classic-chip' }, { id: 'oat', quantity: 5 }]);
  });

  it('drops an item whose quantity reaches zero', async () => {
    const carts = await cartWithBoth();
    await carts.apply({ kind: 'setQuantity', id: 'oat', quantity: 0 });
    expect(await carts.load()).toMatchObject([chip]);
  });

  it('removes an item and restores it', async () => {
    const carts = await cartWithBoth();
    await carts.apply({ kind: 'remove', id: 'oat' });
    expect(await carts.load()).toMatchObject([chip]);
    await carts.apply({ kind: 'undoRemove', items: [{ item: oat, position: 1 }] });
    expect(await carts.load()).toMatchObject([chip, oat]);
  });

  it('cart repository can be cleared', async () => {
    const carts = await cartWithBoth();
    await carts.apply({ kind: 'clear' });
    expect(await carts.load()).toEqual([]);
  });
});
