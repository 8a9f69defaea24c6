import { describe, expect, it } from 'vitest';
import { MockTransport } from '../../../src/adapters/mock/mock-transport';
import type { Session } from '../../../src/domain/auth/user';
import { aUser } from '../../support/builders';
import { ContractGround } from '../../support/contract-shops';
import { settled } from '../../support/in-memory-device';

const connected = async () => {
  const ground = await ContractGround.open();
  return {
    ground,
    connection: new MockTransport(ground.backend, ground.time, ground.sessions, ground.authErrorChannel),
  };
};
const answered = async (reply: Promise<unknown>) => {
  await settled();
  return Promise.race([reply.then(() => true), Promise.resolve(false)]);
};

describe('mock connection', () => {
  it('answers after a while', async () => {
    const { ground, connection } = await connected();
    const reply = connection.call('orders', () => 'done', { takes: 500 });
    await ground.time.advance(499);
    expect(await answered(reply)).toBe(false);
    await ground.time.advance(1);
    expect(await reply).toBe('done');
  });

  it('answers after 3 s on a slow network', async () => {
    const { ground, connection } = await connected();
    ground.backend.show('slow');
    const reply = connection.call('menu', () => 'done');
    await ground.time.advance(2999);
    expect(await answered(reply)).toBe(false);
    await ground.time.advance(1);
    expect(await reply).toBe('done');
  });

  it('does nothing for a request that was taken back', async () => {
    const { ground, connection } = await connected();
    const controller = new AbortController();
    let done = false;
    const replies = Promise.allSettled([connection.call('menu', () => (done = true), { cancel: controller.signal })]);
    controller.abort();
    await ground.time.advance(1000);
    expect(await replies).toMatchObject([{ reason: { kind: 'cancelled' } }]);
    expect(done).toBe(false);
  });

  it('lets a customer of the real services in', async () => {
    const { ground, connection } = await connected();
    const session: Session = { user: aUser({ id: 'real-1' }), accessToken: 'real-token' };
    ground.sessions.save(session);
    const reply = connection.askSignedIn('account', (_services, { id }) => id);
    await ground.time.advance(1000);
    expect(await reply).toBe('real-1');
  });

  it('does not end the session of somebody who has signed in since', async () => {
    const { ground, connection } = await connected();
    ground.signInDemoCustomer();
    ground.services.accounts.expireSessions();
    const replies = Promise.allSettled([connection.askSignedIn('account', (_services, { id }) => id)]);
    const newcomer = ground.signInNewcomer();
    await ground.time.advance(1000);
    expect(await replies).toMatchObject([{ reason: { kind: 'sessionEnded' } }]);
    expect(ground.sessions.load()).toEqual(newcomer);
    expect(ground.authErrorCount).toBe(0);
  });
});
