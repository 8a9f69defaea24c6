import { describe, expect, it } from 'vitest';
import { settleEarlyAdds } from '../../../src/domain/cart/early-adds';
import { aCartItem, aProduct } from '../../support/builders';

const chip = aProduct({ id: 'chip', name: 'Chip' });
const oat = aProduct({ id: 'oat', name: 'Oat' });
const press = { id: 'chip', name: 'Chip' };

describe('presses on Add before the shop has started', () => {
  it('add up for each item, in their order', () => {
    const settled = settleEarlyAdds([{ id: 'oat', name: 'Oat' }, press, press], [chip, oat], []);
    expect(settled).toEqual([
      { name: 'Oat', addition: { product: oat, quantity: 1 } },
      { name: 'Chip', addition: { product: chip, quantity: 2 } },
    ]);
  });

  it.each([
    ['an item that is no longer on the menu', [oat]],
    ['any item if the menu cannot be read', []],
  ])('do not add %s, and say so', (_case, menu) => {
    expect(settleEarlyAdds([press, press], menu, [])).toEqual([{ name: 'Chip', refusal: { kind: 'gone' } }]);
  });

  it('add what is left with what is in the cart, and say so', () => {
    const rare = aProduct({ ...chip, quantityAvailable: 3 });
    const cart = [aCartItem({ id: 'chip', quantity: 2 })];
    expect(settleEarlyAdds([press, press], [rare], cart)).toEqual([
      { name: 'Chip', addition: { product: rare, quantity: 1 }, refusal: { kind: 'limit', limit: 3 } },
    ]);
  });

  it.each([
    ['more than is left', 2],
    ['all that is left', 1],
  ])('add nothing where the cart has %s', (_case, quantity) => {
    const rare = aProduct({ ...chip, quantityAvailable: 1 });
    const cart = [aCartItem({ id: 'chip', quantity })];
    expect(settleEarlyAdds([press], [rare], cart)).toEqual([{ name: 'Chip', refusal: { kind: 'limit', limit: 1 } }]);
  });

  it('a renamed item is added, and named as on the menu', () => {
    const [settled] = settleEarlyAdds([{ id: 'chip', name: 'Old Chip' }], [chip], []);
    expect(settled).toEqual({ name: 'Chip', addition: { product: chip, quantity: 1 } });
  });
});
