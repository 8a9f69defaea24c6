import { describe, expect, it } from 'vitest';
import { memoryStorage, mockStateKey } from '../../../src/adapters/mock/mock-store';
import { aCartItem, aUser } from '../../support/builders';
import { aNewOrder, demoCustomerOf, MockVisit, newcomerOf } from '../../support/mock-shop';
import { aSample } from '../../support/sample-shop';

describe('mock backend over page loads', () => {
  it('keeps a session', async () => {
    const visit = new MockVisit();
    const { accessToken } = (await visit.open()).accounts.login({ email: 'ann.lee@example.com', password: 'secret7' });
    expect((await visit.open()).accounts.customerOf(accessToken)).toMatchObject({ firstName: 'Ann', lastName: 'Lee' });
  });

  it('keeps an order as it was', async () => {
    const visit = new MockVisit();
    const customer = newcomerOf(await visit.open());
    const { order } = (await visit.open()).orders.place(customer, aNewOrder(), 'key');
    expect(await (await visit.open()).orders.find(customer, order.id)).toEqual(order);
  });

  it('keeps a Google code that the stand-in has issued', async () => {
    const visit = new MockVisit();
    const code = (await visit.open()).accounts.issueGoogleCode();
    expect((await visit.open()).accounts.exchangeGoogleCode(code).user.firstName).toBe('Priya');
  });

  it('sees at once what another tab changes', async () => {
    const visit = new MockVisit();
    const [here, there] = [await visit.open(), await visit.open()];
    here.changeCart({ kind: 'add', item: aCartItem() });
    expect(there.changeCart({ kind: 'add', item: aCartItem() })).toMatchObject([{ quantity: 2 }]);
  });

  it('keeps no password', async () => {
    const storage = memoryStorage();
    const services = await new MockVisit(aSample(), storage).open();
    services.accounts.login({ email: 'ann.lee@example.com', password: 'secret7' });
    expect(JSON.stringify(storage.read(mockStateKey))).not.toContain('secret7');
  });

  it('forgets everything when it is reset', async () => {
    const visit = new MockVisit();
    const { accessToken } = (await visit.open()).accounts.login({ email: 'ann.lee@example.com', password: 'secret7' });
    visit.backend().reset();
    expect((await visit.open()).accounts.customerOf(accessToken)).toBeUndefined();
  });

  it('tells of its changes until nobody listens', () => {
    const backend = new MockVisit().backend();
    let heard = 0;
    const stop = backend.onChange(() => heard++);
    backend.show('offline');
    stop();
    backend.show(undefined);
    expect(heard).toBe(1);
  });
});

describe('mock backend with a corrupt state', () => {
  it.each([
    [null],
    [7],
    ['no'],
    [[]],
    [{ orders: 'no', sessions: [null], customers: { a: 1 }, scenario: { name: 'nope' } }],
  ])('starts afresh from %j', async (state) => {
    const visit = new MockVisit();
    visit.corrupt(state);
    const services = await visit.open();
    expect(await services.orders.list(demoCustomerOf(services))).toHaveLength(3);
  });

  it('keeps the orders that are whole', async () => {
    const visit = new MockVisit();
    const customer = newcomerOf(await visit.open());
    (await visit.open()).orders.place(customer, aNewOrder(), 'key');
    const state = visit.storage.read(mockStateKey);
    if (typeof state !== 'object' || state === null || !('orders' in state) || !Array.isArray(state.orders))
      throw new Error('no orders');
    visit.corrupt({ ...state, orders: [{ order: { id: 'SB-1' } }, ...state.orders] });
    expect(await (await visit.open()).orders.list(customer)).toHaveLength(1);
  });
});

describe('mock accounts', () => {
  it('name somebody after their address until they say otherwise', async () => {
    const { user } = (await new MockVisit().open()).accounts.login({
      email: 'zoë.van-dam@example.com',
      password: 'secret7',
    });
    expect(user.firstName).toBe('Zoë');
    expect(user.lastName).toBe('Van Dam');
  });

  it('refuse an e-mail login of a Google account', async () => {
    const { accounts } = await new MockVisit().open();
    const login = () => accounts.login({ email: 'priya.raman@example.com', password: 'demo-password' });
    expect(login).toThrow('Login failed. Please try again.');
  });

  it('refuse to change the password of a Google account', async () => {
    const services = await new MockVisit().open();
    const { id } = demoCustomerOf(services);
    const changing = () =>
      services.customers.changePassword(id, { currentPassword: 'demo-password', newPassword: 'changed' });
    expect(changing).toThrow('Password change not available for Google accounts');
  });

  it('refuse an address that somebody else has', async () => {
    const services = await new MockVisit().open();
    const change = { firstName: 'Ann', lastName: 'Lee', email: 'Priya.Raman@example.com', phone: '' };
    expect(() => services.customers.changeProfile(newcomerOf(services).id, change)).toThrow(
      'An account with this email exists already.',
    );
  });

  it('take a customer of the real services at their word', async () => {
    const { accounts } = await new MockVisit().open();
    expect(accounts.customerOfSession({ accessToken: 'real-token', user: aUser() })).toEqual(aUser());
  });

  it('take nobody at their word who comes with an old token of theirs', async () => {
    const services = await new MockVisit().open();
    const session = services.accounts.login({ email: 'ann.lee@example.com', password: 'secret7' });
    services.accounts.logout(session.accessToken);
    expect(services.accounts.customerOfSession(session)).toBeUndefined();
  });
});
