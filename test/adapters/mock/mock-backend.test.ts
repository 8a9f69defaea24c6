import { describe, expect, it } from 'vitest';
import { memoryStorage, mockStateKey } from '../../../src/adapters/mock/state-storage';
import { aCartItem, aUser } from '../../support/builders';
import { aNewOrder, demoCustomerOf, MockVisit, newcomerOf } from '../../support/mock-shop';
import { aSample } from '../../support/sample-shop';

const address = { line1: '2811 Swiss Avenue', city: 'Dallas', state: 'TX', postalCode: '75204', country: 'USA' };

describe('mock backend over page loads', () => {
  it('restores a session', async () => {
    const visit = new MockVisit();
    const { accessToken } = (await visit.open()).accounts.login({ email: 'ann.lee@example.com', password: 'secret7' });
    expect((await visit.open()).accounts.customerOf(accessToken)).toMatchObject({ firstName: 'Ann', lastName: 'Lee' });
  });

  it('restores a session after any number of others', async () => {
    const visit = new MockVisit();
    const { accounts } = await visit.open();
    const sessions = Array.from({ length: 30 }, () =>
      accounts.login({ email: 'ann.lee@example.com', password: 'secret7' }),
    );
    const newest = sessions.at(-1)?.accessToken ?? '';
    expect((await visit.open()).accounts.customerOf(newest)).toMatchObject({ firstName: 'Ann' });
  });

  it('restores an order unchanged', async () => {
    const visit = new MockVisit();
    const customer = newcomerOf(await visit.open());
    const { order } = (await visit.open()).orders.place(customer, aNewOrder(), 'key');
    expect(await (await visit.open()).orders.find(customer, order.id)).toEqual(order);
  });

  it('stores an order as the specification lists a locally made one', async () => {
    const visit = new MockVisit();
    const customer = newcomerOf(await visit.open());
    const { orders } = await visit.open();
    const { order } = orders.place(customer, aNewOrder({ deliveryInfo: address, mobile: '+12145550188' }), 'key');
    expect(visit.storage.read(mockStateKey)).toMatchObject({
      orders: [
        {
          id: order.id,
          userId: customer.id,
          items: [{ itemId: 'classic-chip', quantity: 2 }],
          total: order.total,
          status: 'pending',
          createdAt: expect.anything(),
          updatedAt: expect.anything(),
          shippingAddress: address,
          paymentMethod: 'card',
        },
      ],
    });
    const next = await visit.open();
    expect(await next.orders.find(customer, order.id)).toEqual(order);
    expect(await next.orders.deliveryInfo(customer, order.id)).toMatchObject({
      address,
      contact: { phone: '+12145550188' },
      status: 'PENDING_PAYMENT',
    });
  });

  it('restores an order that an older demo stored', async () => {
    const visit = new MockVisit();
    const customer = newcomerOf(await visit.open());
    const order = { id: 'SB-1', status: 'PAID', total: 500, items: [] };
    visit.corrupt({ ...Object(visit.storage.read(mockStateKey)), orders: [{ order, customerId: customer.id }] });
    expect(await (await visit.open()).orders.find(customer, 'SB-1')).toMatchObject({ id: 'SB-1', total: 500 });
  });

  it('restores a Google code that the hosted page has issued', async () => {
    const visit = new MockVisit();
    const code = (await visit.open()).accounts.issueGoogleCode();
    expect((await visit.open()).accounts.exchangeGoogleCode(code).user.firstName).toBe('Priya');
  });

  it('sees at once what another tab changes', async () => {
    const visit = new MockVisit();
    const [here, there] = [await visit.open(), await visit.open()];
    here.changeCart('ann', { kind: 'add', item: aCartItem() });
    expect(there.changeCart('ann', { kind: 'add', item: aCartItem() })).toMatchObject([{ quantity: 2 }]);
  });

  it('stores no password', async () => {
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

  it('reports changes while there is a listener', () => {
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
  ])('starts with a fresh state from %j', async (state) => {
    const visit = new MockVisit();
    visit.corrupt(state);
    const services = await visit.open();
    expect(await services.orders.list(demoCustomerOf(services))).toHaveLength(3);
  });

  it('restores the valid orders', async () => {
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
  it("derive a customer's name from the email address", async () => {
    const { user } = (await new MockVisit().open()).accounts.login({
      email: 'zoë.van-dam@example.com',
      password: 'secret7',
    });
    expect(user.firstName).toBe('Zoë');
    expect(user.lastName).toBe('Van Dam');
  });

  it('refuse an email login of a Google account', async () => {
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

  it('refuse an email address that is taken', async () => {
    const services = await new MockVisit().open();
    const change = { firstName: 'Ann', lastName: 'Lee', email: 'Priya.Raman@example.com', phone: '' };
    expect(() => services.customers.changeProfile(newcomerOf(services).id, change)).toThrow(
      'An account with this email exists already.',
    );
  });

  it('accept a customer of the real services', async () => {
    const { accounts } = await new MockVisit().open();
    expect(accounts.customerOfSession({ accessToken: 'real-token', user: aUser() })).toEqual(aUser());
  });

  it('do not accept an expired token of their own', async () => {
    const services = await new MockVisit().open();
    const session = services.accounts.login({ email: 'ann.lee@example.com', password: 'secret7' });
    services.accounts.logout(session.accessToken);
    expect(services.accounts.customerOfSession(session)).toBeUndefined();
  });
});
