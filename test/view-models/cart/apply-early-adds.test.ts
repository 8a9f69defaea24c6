import { describe, expect, it } from 'vitest';
import type { MenuGateway } from '../../../src/domain/menu/ports';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { ApplyEarlyAdds } from '../../../src/view-models/cart/apply-early-adds';
import { CartViewModel } from '../../../src/view-models/cart/cart.view-model';
import { MenuViewModel } from '../../../src/view-models/menu/menu.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { aCartItem, aProduct, dallas } from '../../support/builders';
import { InMemoryCart } from '../../support/in-memory';
import { FakeTime, InMemoryReports, flushPromises } from '../../support/in-memory-device';
import { aMenuGateway } from '../../support/in-memory-gateways';
import { aMenuFreshness } from '../../support/menu-freshness';

const chip = aProduct({ id: 'chip', name: 'Chip' });
const press = { id: 'chip', name: 'Chip' };

/** Chip was pressed twice before the shop had started. */
async function aMenuWithPresses(todaysMenu: MenuGateway['todaysMenu'], carts = new InMemoryCart(), isCartKnown = true) {
  const time = new FakeTime();
  const toasts = new ToastsViewModel(time);
  const cart = new CartViewModel(carts, toasts, dallas, new InMemoryReports());
  const menu = new MenuViewModel(aMenuGateway({ todaysMenu }), time, aMenuFreshness(time));
  const adds = [press, press];
  new ApplyEarlyAdds({ consume: () => adds.splice(0) }, cart, toasts).onceKnown(menu);
  if (isCartKnown) await cart.load();
  const lines = () => carts.cart.map(({ id, quantity }) => `${quantity} ${id}`);
  const texts = () => toasts.toasts.map(({ text }) => text);
  return { menu, toasts, cart, lines, texts, load: () => menu.load().then(flushPromises) };
}

describe('presses on Add before the shop has started', () => {
  it('are applied once, when the menu is known', async () => {
    const { load, lines, toasts } = await aMenuWithPresses(() => Promise.resolve([chip]));
    expect(lines()).toEqual([]);
    await load();
    expect(lines()).toEqual(['2 chip']);
    expect(toasts.announcement).toBe('Chip added, 2 in cart');
    await load();
    expect(lines()).toEqual(['2 chip']);
  });

  it('count with what is in the cart', async () => {
    const carts = new InMemoryCart([aCartItem({ id: 'chip', quantity: 3 })]);
    const { load, lines, texts } = await aMenuWithPresses(() => Promise.resolve([chip]), carts);
    await load();
    expect(lines()).toEqual(['5 chip']);
    expect(texts()).toEqual([]);
  });

  it.each<[string, MenuGateway['todaysMenu']]>([
    ['the item is gone', () => Promise.resolve([aProduct({ id: 'oat' })])],
    ['the menu is sold out', () => Promise.resolve('soldOut')],
    ['the menu cannot be read', () => Promise.reject(new ServiceError('refused', 'Down', 503))],
  ])('are taken back with a sentence where %s', async (_case, answer) => {
    const { load, lines, toasts, texts } = await aMenuWithPresses(answer);
    await load();
    expect(lines()).toEqual([]);
    expect(texts()).toEqual(["Chip wasn't added: it can't be ordered right now."]);
    expect(toasts.toasts[0]).toMatchObject({ name: 'Chip', urgent: true });
  });

  it('add what is left, and say so', async () => {
    const rare = aProduct({ ...chip, quantityAvailable: 1 });
    const { load, lines, texts } = await aMenuWithPresses(() => Promise.resolve([rare]));
    await load();
    expect(lines()).toEqual(['1 chip']);
    expect(texts()).toEqual(['Only 1 of Chip can be ordered']);
  });

  it('wait for the cart, which says what is left', async () => {
    const rare = aProduct({ ...chip, quantityAvailable: 3 });
    const carts = new InMemoryCart([aCartItem({ id: 'chip', quantity: 2 })]);
    const { load, cart, lines, texts } = await aMenuWithPresses(() => Promise.resolve([rare]), carts, false);
    await load();
    expect(lines()).toEqual(['2 chip']);
    await cart.load();
    expect(lines()).toEqual(['3 chip']);
    expect(texts()).toEqual(['Only 3 of Chip can be ordered']);
  });

  it('are made although the cart cannot be read', async () => {
    const carts = new InMemoryCart();
    const { load, cart, lines } = await aMenuWithPresses(() => Promise.resolve([chip]), carts, false);
    await load();
    carts.load = () => Promise.reject(new ServiceError('refused', 'Down', 503));
    await cart.load();
    await flushPromises();
    expect(lines()).toEqual(['2 chip']);
  });
});
