import { describe, expect, it } from 'vitest';
import { ResumeSession } from '../../../src/domain/auth/resume-session';
import { SignOut } from '../../../src/domain/auth/sign-out';
import { ServiceError, type ServiceErrorKind } from '../../../src/domain/shared/service-error';
import { aSession } from '../../support/builders';
import { InMemorySession } from '../../support/in-memory';
import { FakeTime, flushPromises } from '../../support/in-memory-device';
import { anAccountGateway } from '../../support/in-memory-gateways';

const time = new FakeTime(new Date('2026-11-20T18:00:00Z'));
const past = new Date('2026-11-20T18:00:00Z');
const future = new Date('2026-11-20T18:00:01Z');

function resumeWith(sessions: InMemorySession, answer: () => Promise<{ accessToken: string; refreshToken?: string }>) {
  const refreshed: string[] = [];
  const refresh = (token: string) => {
    refreshed.push(token);
    return answer();
  };
  return { resume: new ResumeSession(anAccountGateway({ refresh }), sessions, time), refreshed };
}

const renewal = async () => ({ accessToken: 'access-2' });

describe('the session of the last visit', () => {
  it.each([
    ['there is none', undefined, past],
    ['the token still lasts', aSession(), future],
    ['the token does not say how long it lasts', aSession(), undefined],
    [
      'there is no refresh token: the service decides about the old one',
      { user: aSession().user, accessToken: 'a' },
      past,
    ],
  ])('is taken as it is when %s', async (_case, session, expiresAt) => {
    const { resume, refreshed } = resumeWith(new InMemorySession(session, expiresAt), renewal);
    expect(await resume.execute()).toEqual(session);
    expect(refreshed).toEqual([]);
  });

  it('is renewed when its token is known to have expired', async () => {
    const sessions = new InMemorySession(aSession(), past);
    const { resume, refreshed } = resumeWith(sessions, renewal);
    expect(await resume.execute()).toEqual(aSession({ accessToken: 'access-2' }));
    expect(sessions.value).toEqual(aSession({ accessToken: 'access-2' }));
    expect(refreshed).toEqual(['refresh-1']);
  });

  it('takes over a new refresh token', async () => {
    const sessions = new InMemorySession(aSession(), past);
    const both = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    await resumeWith(sessions, async () => both).resume.execute();
    expect(sessions.value).toEqual(aSession(both));
  });

  it('is renewed once for concurrent calls', async () => {
    const { resume, refreshed } = resumeWith(new InMemorySession(aSession(), past), renewal);
    await Promise.all([resume.execute(), resume.execute()]);
    expect(refreshed).toHaveLength(1);
  });

  it('is read again by a later call', async () => {
    const sessions = new InMemorySession(aSession(), future);
    const { resume } = resumeWith(sessions, renewal);
    await resume.execute();
    sessions.clear();
    expect(await resume.execute()).toBeUndefined();
  });

  it('ends when the service refuses to renew it', async () => {
    const sessions = new InMemorySession(aSession(), past);
    const refusal = () => Promise.reject(new ServiceError('refused', 'No', 401));
    expect(await resumeWith(sessions, refusal).resume.execute()).toBeUndefined();
    expect(sessions.value).toBeUndefined();
  });

  it.each<[ServiceErrorKind, number | undefined]>([
    ['network', 0],
    ['timeout', 408],
    ['refused', 503],
    ['invalidReply', undefined],
  ])('is not lost because the service is down (%s, %s)', async (kind, status) => {
    const sessions = new InMemorySession(aSession(), past);
    const down = () => Promise.reject(new ServiceError(kind, 'down', status));
    expect(await resumeWith(sessions, down).resume.execute()).toEqual(aSession());
    expect(sessions.value).toEqual(aSession());
  });

  it.each([
    ['signed out', undefined],
    ['signed in another customer', aSession({ accessToken: 'other' })],
  ])('is that of another tab which %s during the request', async (_what, elsewhere) => {
    const sessions = new InMemorySession(aSession(), past);
    const { resume } = resumeWith(sessions, async () => {
      sessions.value = elsewhere;
      return { accessToken: 'access-2' };
    });
    expect(await resume.execute()).toEqual(elsewhere);
    expect(sessions.value).toEqual(elsewhere);
  });
});

describe('sign-out', () => {
  it('is local first and does not wait for the server', () => {
    const sessions = new InMemorySession(aSession());
    const neverAnswers = () => new Promise<void>(() => undefined);
    new SignOut(anAccountGateway({ logout: neverAnswers }), sessions).execute();
    expect(sessions.value).toBeUndefined();
  });

  it('tells the server, whose failure changes nothing', async () => {
    const told: string[] = [];
    const logout = () => {
      told.push('logout');
      return Promise.reject(new ServiceError('network', 'offline', 0));
    };
    new SignOut(anAccountGateway({ logout }), new InMemorySession(aSession())).execute();
    await flushPromises();
    expect(told).toEqual(['logout']);
  });
});
