import { describe, expect, it } from 'vitest';
import { WebLocks } from '../../../src/adapters/browser/web-locks';
import { RefreshSession } from '../../../src/domain/auth/refresh-session';
import type { Locks } from '../../../src/domain/shared/ports';
import {
  asServiceError,
  hasNoAnswer,
  ServiceError,
  type ServiceErrorKind,
} from '../../../src/domain/shared/service-error';
import { callTimeout, lockTimeout } from '../../../src/domain/shared/time-limits';
import { aSession, aUser } from '../../support/builders';
import { InMemorySession } from '../../support/in-memory';
import { FakeAuthErrorChannel, FakeTime, flushPromises, InMemoryLocks } from '../../support/in-memory-device';

const time = new FakeTime(new Date('2026-11-20T18:00:00Z'));
const past = new Date('2026-11-20T18:00:00Z');
const soon = new Date('2026-11-20T18:00:30Z');
const future = new Date('2026-11-20T18:00:31Z');

function refreshing(sessions: InMemorySession, answer: () => Promise<{ accessToken: string; refreshToken?: string }>) {
  const sent: string[] = [];
  const reports: string[] = [];
  const authErrors = new FakeAuthErrorChannel();
  authErrors.onAuthError(() => reports.push('auth error'));
  const locks = new InMemoryLocks();
  const refresh = (token: string) => {
    sent.push(token);
    return answer();
  };
  const openTab = () => new RefreshSession({ refresh }, sessions, authErrors, locks, time, time);
  return { refresh: openTab(), openTab, sent, reports };
}

const newToken = async () => ({ accessToken: 'access-2' });

describe('the session for a call', () => {
  it.each([
    ['is undefined for a guest', undefined, past],
    ['is the stored one while its token is valid', aSession(), future],
    ['is the stored one where the token does not tell when it expires', aSession(), undefined],
    ['is the stored one without a refresh token', { user: aUser(), accessToken: 'a' }, past],
  ])('%s', async (_case, session, expiresAt) => {
    const { refresh, sent } = refreshing(new InMemorySession(session, expiresAt), newToken);
    expect(await refresh.execute()).toEqual(session);
    expect(sent).toEqual([]);
  });

  it('waits for no other tab while its token is valid', async () => {
    const locks: Locks = { spanTabs: true, exclusive: () => Promise.reject(new Error('waited')) };
    const sessions = new InMemorySession(aSession(), future);
    const refresh = new RefreshSession({ refresh: newToken }, sessions, new FakeAuthErrorChannel(), locks, time, time);
    expect(await refresh.execute()).toEqual(aSession());
  });

  it('is refreshed when its token is known to have expired', async () => {
    const sessions = new InMemorySession(aSession(), past);
    const { refresh, sent } = refreshing(sessions, newToken);
    expect(await refresh.execute()).toEqual(aSession({ accessToken: 'access-2' }));
    expect(sessions.value).toEqual(aSession({ accessToken: 'access-2' }));
    expect(sent).toEqual(['refresh-1']);
  });

  it('is refreshed 30 s before the stated end of its token', async () => {
    const { refresh, sent } = refreshing(new InMemorySession(aSession(), soon), newToken);
    expect(await refresh.execute()).toEqual(aSession({ accessToken: 'access-2' }));
    expect(sent).toEqual(['refresh-1']);
  });

  it.each<[ServiceErrorKind, number]>([
    ['network', 0],
    ['refused', 503],
    ['refused', 429],
  ])('is the stored one until that end where the early refresh fails (%s, %i)', async (kind, status) => {
    const sessions = new InMemorySession(aSession(), soon);
    const { refresh, reports } = refreshing(sessions, () => Promise.reject(new ServiceError(kind, 'down', status)));
    expect(await refresh.execute()).toEqual(aSession());
    expect(reports).toEqual([]);
  });

  it('is refreshed once where the clock of the device is a year ahead: then only a refusal counts', async () => {
    const sessions = new InMemorySession(aSession(), past);
    const aYearAgo = new Date('2025-11-20T18:00:00Z');
    const save = sessions.save.bind(sessions);
    sessions.save = (session) => {
      save(session);
      sessions.tokenExpiresAt = aYearAgo;
    };
    const { refresh, sent } = refreshing(sessions, newToken);
    await refresh.execute();
    expect(await refresh.execute()).toMatchObject({ accessToken: 'access-2' });
    expect(sent).toEqual(['refresh-1']);
    await refresh.renew('access-2');
    expect(sent).toEqual(['refresh-1', 'refresh-1']);
  });

  it('is refreshed again when its new token ends', async () => {
    const sessions = new InMemorySession(aSession(), past);
    const tokens = ['access-2', 'access-3'];
    const { refresh, sent } = refreshing(sessions, async () => ({ accessToken: tokens[sent.length - 1] ?? '' }));
    await refresh.execute();
    sessions.tokenExpiresAt = soon;
    expect(await refresh.execute()).toMatchObject({ accessToken: 'access-3' });
    expect(sent).toHaveLength(2);
  });

  it('takes over a new refresh token', async () => {
    const sessions = new InMemorySession(aSession(), past);
    const both = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    await refreshing(sessions, async () => both).refresh.execute();
    expect(sessions.value).toEqual(aSession(both));
  });

  it('keeps the details that the customer changed during the refresh', async () => {
    const sessions = new InMemorySession(aSession(), past);
    const renamed = aUser({ firstName: 'Ada' });
    const { refresh } = refreshing(sessions, () => {
      sessions.save(aSession({ user: renamed }));
      return newToken();
    });
    const refreshed = aSession({ user: renamed, accessToken: 'access-2' });
    expect(await refresh.execute()).toEqual(refreshed);
    expect(sessions.value).toEqual(refreshed);
  });

  it('is refreshed once for many calls', async () => {
    const { refresh, sent } = refreshing(new InMemorySession(aSession(), past), newToken);
    await Promise.all([refresh.execute(), refresh.execute()]);
    expect(sent).toHaveLength(1);
  });

  it('is refreshed once for two tabs', async () => {
    const { openTab, sent } = refreshing(new InMemorySession(aSession(), past), newToken);
    const sessions = await Promise.all([openTab().execute(), openTab().execute()]);
    expect(sessions.map((session) => session?.accessToken)).toEqual(['access-2', 'access-2']);
    expect(sent).toHaveLength(1);
  });

  it('is not waited for longer than 30 s, in words for the customer', async () => {
    const clock = new FakeTime(past);
    const locks = new InMemoryLocks(clock);
    const sessions = new InMemorySession(aSession(), past);
    const openTab = () =>
      new RefreshSession(
        { refresh: () => new Promise(() => undefined) },
        sessions,
        new FakeAuthErrorChannel(),
        locks,
        clock,
        clock,
      );
    void openTab().execute();
    const second = openTab().execute().catch(asServiceError);
    await clock.advance(lockTimeout);
    expect(await second).toMatchObject({
      kind: 'locked',
      message: 'Another tab of this shop is renewing your session. Try again.',
    });
  });

  it('is read again by a later call', async () => {
    const sessions = new InMemorySession(aSession(), future);
    const { refresh } = refreshing(sessions, newToken);
    await refresh.execute();
    sessions.clear();
    expect(await refresh.execute()).toBeUndefined();
  });

  it('ends, and this is reported, when the service refuses the refresh token', async () => {
    const sessions = new InMemorySession(aSession(), past);
    const refusal = () => Promise.reject(new ServiceError('refused', 'No', 401));
    const { refresh, reports } = refreshing(sessions, refusal);
    expect(await refresh.execute()).toBeUndefined();
    expect(sessions.value).toBeUndefined();
    expect(reports).toHaveLength(1);
  });

  it.each<[ServiceErrorKind, number | undefined]>([
    ['network', 0],
    ['timeout', 408],
    ['refused', 503],
    ['refused', 429],
    ['invalidReply', undefined],
  ])('stays stored while the service is down (%s, %s); the call was not sent', async (kind, status) => {
    const sessions = new InMemorySession(aSession(), past);
    const down = new ServiceError(kind, 'down', status, 60_000);
    const { refresh, reports } = refreshing(sessions, () => Promise.reject(down));
    const error = await refresh.execute().catch((failure: unknown) => failure);
    expect(error).toMatchObject({ kind: 'refused', message: 'down', status, retryAfter: 60_000 });
    expect(error instanceof ServiceError && hasNoAnswer(error)).toBe(false);
    expect(sessions.value).toEqual(aSession());
    expect(reports).toEqual([]);
  });

  it('is asked for again after an outage', async () => {
    const answers = [() => Promise.reject(new ServiceError('network', 'down', 0)), newToken];
    const { refresh } = refreshing(new InMemorySession(aSession(), past), () => (answers.shift() ?? newToken)());
    await expect(refresh.execute()).rejects.toMatchObject({ message: 'down' });
    expect(await refresh.execute()).toMatchObject({ accessToken: 'access-2' });
  });

  it.each([
    ['signed out', undefined],
    ['signed in as another customer', aSession({ user: aUser({ id: 'user-2' }), accessToken: 'other' })],
  ])('is left alone when the customer has %s during the refresh', async (_what, elsewhere) => {
    for (const answer of [newToken, () => Promise.reject(new ServiceError('refused', 'No', 401))]) {
      const sessions = new InMemorySession(aSession(), past);
      const { refresh, reports } = refreshing(sessions, () => {
        sessions.value = elsewhere;
        return answer();
      });
      expect(await refresh.execute()).toEqual(elsewhere);
      expect(sessions.value).toEqual(elsewhere);
      expect(reports).toEqual([]);
    }
  });
});

describe('the session after a service refused its token', () => {
  it('many calls whose token was refused refresh it once, even if it did not state its expiry', async () => {
    const sessions = new InMemorySession(aSession());
    const { refresh, sent } = refreshing(sessions, newToken);
    const renewed = await Promise.all([refresh.renew('access-1'), refresh.renew('access-1')]);
    expect(renewed).toEqual([aSession({ accessToken: 'access-2' }), aSession({ accessToken: 'access-2' })]);
    expect(sessions.value).toEqual(aSession({ accessToken: 'access-2' }));
    expect(sent).toEqual(['refresh-1']);
  });

  it('is refreshed once for two tabs', async () => {
    const { openTab, sent } = refreshing(new InMemorySession(aSession()), newToken);
    await Promise.all([openTab().renew('access-1'), openTab().renew('access-1')]);
    expect(sent).toEqual(['refresh-1']);
  });

  it('is refreshed even if this device takes the token for good: the clocks may differ', async () => {
    const { refresh, sent } = refreshing(new InMemorySession(aSession(), future), newToken);
    expect(await refresh.renew('access-1')).toEqual(aSession({ accessToken: 'access-2' }));
    expect(sent).toEqual(['refresh-1']);
  });

  it('stays as it is where the token came without a refresh token', async () => {
    const { refresh, sent } = refreshing(new InMemorySession({ user: aUser(), accessToken: 'access-1' }), newToken);
    expect(await refresh.renew('access-1')).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it.each([
    ['another call has stored since', aSession({ accessToken: 'access-3' }), undefined],
    ['another call has stored since, with its expiry', aSession({ accessToken: 'access-3' }), future],
    ['the customer has signed in with since', { user: aUser(), accessToken: 'access-3' }, undefined],
    ['a guest has: none', undefined, undefined],
  ])('is the one that %s', async (_case, newer, expiresAt) => {
    const { refresh, sent } = refreshing(new InMemorySession(newer, expiresAt), newToken);
    expect(await refresh.renew('access-1')).toEqual(newer);
    expect(sent).toEqual([]);
  });

  it('ends, and this is reported, when the service refuses the refresh token, too', async () => {
    const sessions = new InMemorySession(aSession());
    const { refresh, reports } = refreshing(sessions, () => Promise.reject(new ServiceError('refused', 'No', 401)));
    expect(await refresh.renew('access-1')).toBeUndefined();
    expect([sessions.value, reports]).toEqual([undefined, ['auth error']]);
  });

  it('after a refusal the session has the expiry of the new token, not of the former one', async () => {
    const sessions = new InMemorySession(aSession({ expiresAt: past }));
    await refreshing(sessions, newToken).refresh.renew('access-1');
    expect(sessions.value).toEqual(aSession({ accessToken: 'access-2' }));
  });
});

describe('two tabs without Web Locks that refresh at once', () => {
  const newTokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };

  /** The service accepts a refresh token once; its new tokens arrive after `latency`. */
  function twoTabs(latency: number) {
    const sessions = new InMemorySession(aSession(), past);
    const time = new FakeTime(past);
    const reports: string[] = [];
    const authErrors = new FakeAuthErrorChannel();
    authErrors.onAuthError(() => reports.push('auth error'));
    let isSpent = false;
    const refresh = () => {
      if (isSpent) return Promise.reject(new ServiceError('refused', 'No', 401));
      isSpent = true;
      return new Promise<typeof newTokens>((resolve) => time.after(latency, () => resolve(newTokens)));
    };
    const openTab = () =>
      new RefreshSession({ refresh }, sessions, authErrors, new WebLocks(undefined, time), time, time).execute();
    return { sessions, time, reports, outcomes: Promise.all([openTab(), openTab()]) };
  }

  it.each([
    ['before', 0],
    ['after', callTimeout - 1],
  ])('stay signed in where the new tokens arrive %s the refusal', async (_when, latency) => {
    const { sessions, time, reports, outcomes } = twoTabs(latency);
    await time.advance(callTimeout);
    expect(await outcomes).toEqual([aSession(newTokens), aSession(newTokens)]);
    expect(sessions.value).toEqual(aSession(newTokens));
    expect(reports).toEqual([]);
  });

  it('wait no longer than the new tokens take', async () => {
    const { sessions, time, outcomes } = twoTabs(900);
    await time.advance(1000);
    expect(await outcomes).toEqual([sessions.value, sessions.value]);
  });

  it('wait only after a refusal', async () => {
    const { sessions, time } = twoTabs(0);
    await time.advance(0);
    expect(sessions.value).toEqual(aSession(newTokens));
  });

  it('are signed out, once, where no new tokens arrive', async () => {
    const { sessions, time, reports, outcomes } = twoTabs(callTimeout + 1);
    await time.advance(callTimeout);
    expect([sessions.value, reports]).toEqual([undefined, ['auth error']]);
    await time.advance(1);
    expect(await outcomes).toEqual([undefined, undefined]);
    expect([sessions.value, reports]).toEqual([undefined, ['auth error']]);
  });

  it.each([
    ['signed out', undefined],
    ['signed in as another customer', aSession({ user: aUser({ id: 'user-2' }), accessToken: 'other' })],
  ])('change nothing once the customer has %s', async (_what, elsewhere) => {
    const { sessions, time, reports, outcomes } = twoTabs(1);
    await flushPromises();
    sessions.value = elsewhere;
    await time.advance(callTimeout);
    expect(await outcomes).toEqual([elsewhere, elsewhere]);
    expect([sessions.value, reports]).toEqual([elsewhere, []]);
  });
});
