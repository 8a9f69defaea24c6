import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '../../../../src/adapters/mock/scenarios/scenarios';
import { productsOf } from '../../../../src/domain/menu/todays-menu';
import { MockConnectivity } from '../../../../src/adapters/mock/mock-connectivity';
import { aCartItem } from '../../../support/builders';
import { ContractFixture, mockShop } from '../../../support/contract-shops';
import { FakeConnectivity } from '../../../support/in-memory-device';
import { aNewOrder } from '../../../support/mock-shop';

const shopIn = async (name: ScenarioName) => {
  const fixture = await ContractFixture.open();
  fixture.backend.show(name);
  return { fixture, ...mockShop(fixture) };
};
const inCart = async ({ carts }: ContractFixture, ...ids: readonly string[]) => {
  for (const id of ids) await carts.apply({ kind: 'add', item: aCartItem({ id }) });
};

describe('menu scenarios', () => {
  it('everything sold out: there is nothing to add', async () => {
    expect(await (await shopIn('sold-out')).menu.todaysMenu()).toBe('soldOut');
  });

  it('big menu: 1,000 items with unique names', async () => {
    const menu = productsOf(await (await shopIn('big-menu')).menu.todaysMenu());
    expect(new Set(menu.map(({ id }) => id)).size).toBe(1000);
    expect(new Set(menu.map(({ name }) => name)).size).toBe(1000);
  });

  it('big menu: every item can be ordered', async () => {
    const { fixture, orders } = await shopIn('big-menu');
    fixture.signInNewcomer();
    const order = aNewOrder({ items: [{ itemId: 'classic-chip-2', quantity: 1 }] });
    await expect(orders.place(order, 'key')).resolves.toMatchObject({ orderId: 'SB-20500' });
  });

  it.each([['price-changed'], ['some-gone'], ['all-gone']] as const)(
    '%s: nothing changes while the cart is empty',
    async (name) => {
      const menu = productsOf(await (await shopIn(name)).menu.todaysMenu());
      expect(menu.map(({ price }) => price)).toEqual([250, 225, 650]);
    },
  );

  it('price changed: one price in the cart goes up, and no other after it', async () => {
    const { fixture, menu } = await shopIn('price-changed');
    await inCart(fixture, 'oat', 'samosa');
    await menu.todaysMenu();
    await fixture.carts.apply({ kind: 'remove', id: 'oat' });
    expect(productsOf(await menu.todaysMenu()).map(({ price }) => price)).toEqual([250, 250, 650]);
  });

  it('some items gone: something in the cart is still there', async () => {
    const { fixture, menu } = await shopIn('some-gone');
    await inCart(fixture, 'classic-chip', 'oat', 'samosa');
    expect(productsOf(await menu.todaysMenu()).map(({ id }) => id)).toEqual(['oat', 'samosa']);
  });

  it('all items gone: nothing in the cart is still there', async () => {
    const { fixture, menu } = await shopIn('all-gone');
    await inCart(fixture, 'classic-chip', 'oat');
    expect(productsOf(await menu.todaysMenu()).map(({ id }) => id)).toEqual(['samosa']);
  });
});

describe('order and payment scenarios', () => {
  it('no answer to the order: it is made, and the same key finds it', async () => {
    const { fixture, orders } = await shopIn('order-timeout');
    fixture.signInNewcomer();
    await expect(orders.place(aNewOrder(), 'key')).rejects.toMatchObject({ kind: 'timeout', status: 408 });
    const { orderId } = await orders.place(aNewOrder(), 'key');
    expect(await orders.listMine({})).toMatchObject({ orders: [{ id: orderId }] });
  });

  it('payment declined: paying fails', async () => {
    const { fixture, orders } = await shopIn('payment-declined');
    fixture.signInNewcomer();
    const { orderId = '' } = await orders.place(aNewOrder(), 'key');
    await fixture.services.payments.settle(orderId, 'pay');
    expect((await orders.find(orderId)).status).toBe('PAYMENT_FAILED');
  });

  it('payment pending for long: it is paid in the end', async () => {
    const { fixture, orders } = await shopIn('payment-pending');
    fixture.signInNewcomer();
    const { orderId = '' } = await orders.place(aNewOrder(), 'key');
    await fixture.services.payments.settle(orderId, 'pay');
    await fixture.time.advance(18_000);
    const afterAllPolls = await orders.find(orderId);
    await fixture.time.advance(30_000);
    expect(afterAllPolls.status).toBe('PAYMENT_PROCESSING');
    expect((await orders.find(orderId)).status).toBe('PAID');
  });

  it('a customer never came back: the browser is in the shop again, the order unpaid', async () => {
    const { fixture, orders } = await shopIn('never-came-back');
    fixture.signInNewcomer();
    const { checkoutUrl, orderId = '' } = await orders.place(aNewOrder(), 'key');
    expect(checkoutUrl).toBe('https://shop.test/');
    expect((await orders.find(orderId)).status).toBe('PENDING_PAYMENT');
  });
});

describe('account scenarios', () => {
  it('email customer: the demo customer has a password to change', async () => {
    const { fixture, account } = await shopIn('email-customer');
    expect(fixture.signInDemoCustomer().user.authProvider).toBe('email');
    await account.changePassword({ currentPassword: 'demo-password', newPassword: 'changed' });
    const login = account.login({ email: 'priya.raman@example.com', password: 'changed' });
    await expect(login).resolves.toMatchObject({ user: { firstName: 'Priya' } });
  });

  it('long history: 200 orders, newest first, each with a unique id', async () => {
    const { fixture, orders } = await shopIn('long-history');
    fixture.signInDemoCustomer();
    const { orders: history } = await orders.listMine({ limit: 500 });
    const times = history.map(({ createdAt }) => Number(createdAt));
    expect(new Set(history.map(({ id }) => id)).size).toBe(200);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('no orders yet: the first order is the only one', async () => {
    const { fixture, orders } = await shopIn('empty-history');
    fixture.signInDemoCustomer();
    expect((await orders.listMine({})).orders).toEqual([]);
    await orders.place(aNewOrder(), 'key');
    expect((await orders.listMine({})).orders).toHaveLength(1);
  });
});

describe('connection scenarios', () => {
  it('offline: every call fails as without a network', async () => {
    const { menu, account } = await shopIn('offline');
    const calls = await Promise.allSettled([menu.todaysMenu(), account.googleAuthUrl()]);
    const network = {
      reason: {
        kind: 'network',
        status: 0,
        message: 'Network connection error. Please check your internet connection.',
      },
    };
    expect(calls).toMatchObject([network, network]);
  });

  it.each([
    ['menu-down', ['rejected', 'fulfilled', 'fulfilled']],
    ['sign-in-down', ['fulfilled', 'rejected', 'fulfilled']],
    ['orders-down', ['fulfilled', 'fulfilled', 'rejected']],
    ['api-down', ['rejected', 'rejected', 'rejected']],
  ] as const)('%s: that service answers with an error, and the others work', async (name, expected) => {
    const { fixture, menu, account, orders } = await shopIn(name);
    fixture.signInNewcomer();
    const calls = await Promise.allSettled([menu.todaysMenu(), account.googleAuthUrl(), orders.listMine({})]);
    expect(calls.map(({ status }) => status)).toEqual(expected);
  });

  it('a service that is down answers 503', async () => {
    const { menu } = await shopIn('menu-down');
    await expect(menu.todaysMenu()).rejects.toMatchObject({ kind: 'refused', status: 503 });
  });

  it('offline: the device seems to have lost its network until the scenario ends', async () => {
    const { backend } = await ContractFixture.open();
    const connectivity = new MockConnectivity(new FakeConnectivity(), backend);
    const heard: boolean[] = [];
    connectivity.onChange((online) => heard.push(online));
    backend.show('offline');
    expect(heard.at(-1)).toBe(false);
    backend.show('slow');
    expect(heard.at(-1)).toBe(true);
    expect(connectivity.isOnline()).toBe(true);
  });
});
