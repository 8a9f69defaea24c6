import { describe, expect, it } from 'vitest';
import { MockTransport } from '../../../src/adapters/mock/mock-transport';
import type { Session } from '../../../src/domain/auth/user';
import { aUser } from '../../support/builders';
import { ContractFixture } from '../../support/contract-shops';
import { flushPromises } from '../../support/in-memory-device';

const connected = async () => {
  const fixture = await ContractFixture.open();
  return {
    fixture,
    connection: new MockTransport(fixture.backend, fixture.time, fixture.sessions, fixture.authErrorChannel),
  };
};
const answered = async (reply: Promise<unknown>) => {
  await flushPromises();
  return Promise.race([reply.then(() => true), Promise.resolve(false)]);
};

describe('mock transport', () => {
  it('answers after a while', async () => {
    const { fixture, connection } = await connected();
    const reply = connection.call('orders', () => 'done', { takes: 500 });
    await fixture.time.advance(499);
    expect(await answered(reply)).toBe(false);
    await fixture.time.advance(1);
    expect(await reply).toBe('done');
  });

  it('answers after 3 s on a slow network', async () => {
    const { fixture, connection } = await connected();
    fixture.backend.show('slow');
    const reply = connection.call('menu', () => 'done');
    await fixture.time.advance(2999);
    expect(await answered(reply)).toBe(false);
    await fixture.time.advance(1);
    expect(await reply).toBe('done');
  });

  it('does nothing for a cancelled request', async () => {
    const { fixture, connection } = await connected();
    const controller = new AbortController();
    let done = false;
    const replies = Promise.allSettled([connection.call('menu', () => (done = true), { cancel: controller.signal })]);
    controller.abort();
    await fixture.time.advance(1000);
    expect(await replies).toMatchObject([{ reason: { kind: 'cancelled' } }]);
    expect(done).toBe(false);
  });

  it('accepts a customer of the real services', async () => {
    const { fixture, connection } = await connected();
    const session: Session = { user: aUser({ id: 'real-1' }), accessToken: 'real-token' };
    fixture.sessions.save(session);
    const reply = connection.askSignedIn('account', (_services, { id }) => id);
    await fixture.time.advance(1000);
    expect(await reply).toBe('real-1');
  });

  it('does not end a session that began later', async () => {
    const { fixture, connection } = await connected();
    fixture.signInDemoCustomer();
    fixture.services.accounts.expireSessions();
    const replies = Promise.allSettled([connection.askSignedIn('account', (_services, { id }) => id)]);
    const newcomer = fixture.signInNewcomer();
    await fixture.time.advance(1000);
    expect(await replies).toMatchObject([{ reason: { kind: 'sessionEnded' } }]);
    expect(fixture.sessions.load()).toEqual(newcomer);
    expect(fixture.authErrorCount).toBe(0);
  });
});
