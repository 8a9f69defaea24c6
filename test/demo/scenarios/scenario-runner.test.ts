import { describe, expect, it } from 'vitest';
import { MockAccountGateway } from '../../../src/adapters/mock/accounts/mock-account-gateway';
import { MockTransport } from '../../../src/adapters/mock/mock-transport';
import { ScenarioRunner } from '../../../src/demo/scenarios/scenario-runner';
import { InMemoryPendingOrders, InMemorySession } from '../../support/in-memory';
import { FakeAuthErrorChannel, FakeBrowser } from '../../support/in-memory-device';
import { MockVisit } from '../../support/mock-shop';

function aDemo() {
  const visit = new MockVisit();
  const backend = visit.backend();
  const sessions = new InMemorySession();
  const pending = new InMemoryPendingOrders();
  const authErrorChannel = new FakeAuthErrorChannel();
  const connection = new MockTransport(backend, visit.time, sessions, authErrorChannel);
  const account = new MockAccountGateway(connection, sessions, new FakeBrowser(), async () => '');
  const { demoCustomer } = visit.sample;
  const demo = new ScenarioRunner(backend, account, sessions, pending, visit.randomness, demoCustomer);
  return { demo, visit, backend, sessions, pending, authErrorChannel };
}

describe('scenario runner', () => {
  it('puts the mock services into a scenario, and back', async () => {
    const { demo, backend } = aDemo();
    await demo.show('menu-down');
    expect(backend.scenario()).toMatchObject({ name: 'menu-down' });
    await demo.show(undefined);
    expect(backend.scenario()).toBeUndefined();
  });

  it('ignores an unknown scenario', async () => {
    const { demo, backend } = aDemo();
    await demo.show('free-cookies');
    expect(backend.scenario()).toBeUndefined();
  });

  it('places a pending order that the services know', async () => {
    const { demo, backend, pending } = aDemo();
    await demo.show('never-came-back');
    const [order] = pending.load();
    expect(order).toMatchObject({
      stage: 'awaitingPayment',
      items: [{ id: 'classic-chip' }, { id: 'oat' }, { id: 'samosa' }],
    });
    const { payments } = await backend.services();
    expect(await payments.order(order?.orderId ?? '')).toMatchObject({ status: 'PENDING_PAYMENT' });
  });

  it('does not replace an existing pending order', async () => {
    const { demo, pending } = aDemo();
    await demo.show('never-came-back');
    const [order] = pending.load();
    await demo.show('never-came-back');
    expect(pending.load()).toEqual([order]);
  });

  it('signs the email customer in', async () => {
    const { demo, sessions } = aDemo();
    await demo.show('email-customer');
    expect(sessions.load()?.user).toMatchObject({ authProvider: 'email' });
  });

  it('ends the session, so that the shop notices', async () => {
    const { demo, visit, sessions, authErrorChannel } = aDemo();
    let reports = 0;
    authErrorChannel.onAuthError(() => (reports += 1));
    await demo.show('email-customer');
    const expired = demo.expireSession();
    await visit.time.advance(1000);
    await expired;
    expect(sessions.load()).toBeUndefined();
    expect(reports).toBe(1);
  });

  it('tells the next status of the newest order, and advances to it', async () => {
    const { demo } = aDemo();
    const first = await demo.nextAdvance();
    expect(first).toBeDefined();
    await demo.advance();
    expect(await demo.nextAdvance()).toMatchObject({ orderId: first?.orderId, status: first?.next });
  });
});
