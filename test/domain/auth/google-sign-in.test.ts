import { describe, expect, it, vi } from 'vitest';
import {
  errorRedirectDelay,
  GoogleSignIn,
  successRedirectDelay,
  type GoogleCallback,
} from '../../../src/domain/auth/google-sign-in';
import type { SignInJourney } from '../../../src/domain/auth/ports';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aSession, aUser } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';
import { signInFixture } from '../../support/sign-in';

const startedAt = new FakeTime().now();
const journey: SignInJourney = { state: 's-1', returnPath: '/orders', startedAt };
const callback: GoogleCallback = { code: 'code-1', error: undefined, state: 's-1' };

describe('leaving for Google', () => {
  it('stores the state of the auth URL and the return path, then leaves', async () => {
    const { signIn, journeys, browser } = signInFixture({ authUrl: 'https://accounts.test/auth?state=s-1' });
    expect(await signIn.start('/orders?page=2')).toEqual({ kind: 'leaving' });
    expect(journeys.journey).toEqual({ state: 's-1', returnPath: '/orders?page=2', startedAt });
    expect(browser.visited).toEqual(['https://accounts.test/auth?state=s-1']);
  });

  it.each(['https://accounts.test/auth', 'https://accounts.test/auth?state='])(
    'stores no state for %s',
    async (authUrl) => {
      const { signIn, journeys } = signInFixture({ authUrl });
      await signIn.start('/');
      expect(journeys.journey).toEqual({ returnPath: '/', startedAt });
    },
  );

  it('stays, and starts no journey, if the customer has moved on before the URL came', async () => {
    const { signIn, browser, journeys } = signInFixture({});
    expect(await signIn.start('/orders', () => false)).toEqual({ kind: 'cancelled' });
    expect([browser.visited, journeys.journey]).toEqual([[], undefined]);
  });

  it("leads out of the browser of an app to the same page in the phone's own", () => {
    const { signIn } = signInFixture({ userAgent: 'Mozilla/5.0 (iPhone) Instagram' });
    expect(signIn.ownBrowserUrl('/orders')).toBe('x-safari-https://shop.test/orders');
    expect(signIn.ownBrowserUrl('//evil.example')).toBe('x-safari-https://shop.test/');
    expect(signInFixture({}).signIn.ownBrowserUrl('/orders')).toBeUndefined();
  });

  it('comes back only to a path inside the app', async () => {
    const { signIn, journeys } = signInFixture({});
    await signIn.start('//evil.example');
    expect(journeys.journey).toEqual({ returnPath: '/', startedAt });
  });

  it.each(['javascript:alert(1)', 'https://evil.example/auth', 'http://accounts.test/auth', '/auth', ''])(
    'does not go to %s',
    async (authUrl) => {
      const { signIn, journeys, browser } = signInFixture({ authUrl });
      const outcome = await signIn.start('/');
      expect(outcome).toEqual({ kind: 'failed', message: 'Failed to get Google authentication URL' });
      expect(browser.visited).toEqual([]);
      expect(journeys.journey).toBeUndefined();
    },
  );

  it("fails with the service's message when it sends no URL", async () => {
    const { signIn } = signInFixture({ authUrl: new ServiceError('timeout', 'Request timeout.', 408) });
    expect(await signIn.start('/')).toEqual({ kind: 'failed', message: 'Request timeout.' });
  });

  it('stays, with a message, when storage is blocked: the callback could not be verified', async () => {
    const { signIn, browser, journeys } = signInFixture({});
    journeys.keeps = false;
    expect(await signIn.start('/')).toMatchObject({ kind: 'failed', message: expect.stringContaining('storage') });
    expect(browser.visited).toEqual([]);
  });
});

describe('coming back from Google', () => {
  it('exchanges the code, stores the session and returns the return path', async () => {
    const { signIn, sessions, exchanged } = signInFixture({ journey });
    expect(await signIn.complete(callback)).toEqual({ kind: 'signedIn', session: aSession(), returnPath: '/orders' });
    expect(sessions.value).toEqual(aSession());
    expect(exchanged).toEqual(['code-1']);
  });

  it('leaves the session of a customer who has signed in meanwhile', async () => {
    const { signIn, sessions } = signInFixture({ journey });
    const newer = aSession({ user: aUser({ id: 'user-2' }) });
    const signingIn = signIn.complete(callback);
    sessions.save(newer);
    expect(await signingIn).toMatchObject({ kind: 'signedIn', session: newer });
    expect(sessions.value).toEqual(newer);
  });

  it('signs in another customer than the one who was signed in before', async () => {
    const { signIn, sessions } = signInFixture({ journey });
    sessions.save(aSession({ user: aUser({ id: 'user-2' }) }));
    expect(await signIn.complete(callback)).toMatchObject({ kind: 'signedIn', session: aSession() });
    expect(sessions.value).toEqual(aSession());
  });

  it('exchanges a code once, although StrictMode asks twice', async () => {
    const { signIn, exchanged } = signInFixture({ journey });
    const outcomes = await Promise.all([signIn.complete(callback), signIn.complete({ ...callback })]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['signedIn', 'signedIn']);
    expect((await signIn.complete(callback)).kind).toBe('signedIn');
    expect(exchanged).toEqual(['code-1']);
  });

  it.each<[string, Partial<GoogleCallback>, string]>([
    ['Google reports an error', { error: 'access_denied' }, 'Authentication failed: access_denied'],
    ['the error is markup', { error: '<b>x</b>' }, 'Authentication failed: <b>x</b>'],
    ['the error is empty', { error: '' }, 'Authentication failed: unknown error'],
    ['there is no code', { code: undefined }, 'No authorization code received'],
    ['the code is empty', { code: '' }, 'Invalid authorization code'],
    ['the code is blank', { code: '  ' }, 'Invalid authorization code'],
    ['the state is another one', { state: 's-2' }, 'Failed to authenticate with Google'],
    ['the state is missing', { state: undefined }, 'Failed to authenticate with Google'],
  ])('fails when %s, and does not end a session', async (_case, change, message) => {
    const { signIn, sessions, exchanged } = signInFixture({ journey });
    sessions.save(aSession());
    const outcome = await signIn.complete({ ...callback, ...change });
    expect(outcome).toMatchObject({ kind: 'failed', message, session: aSession() });
    expect(sessions.value).toEqual(aSession());
    expect(exchanged).toEqual([]);
  });

  it('clears what is stored when a failure finds no session', async () => {
    const { signIn, sessions } = signInFixture({ journey });
    const clear = vi.spyOn(sessions, 'clear');
    expect(await signIn.complete({ ...callback, state: 's-2' })).toMatchObject({ session: undefined });
    expect(clear).toHaveBeenCalledOnce();
  });

  it('cuts an error that is too long', async () => {
    const { signIn } = signInFixture({ journey });
    const outcome = await signIn.complete({ ...callback, error: 'x'.repeat(5000) });
    expect(outcome).toMatchObject({ message: `Authentication failed: ${'x'.repeat(299)}…` });
  });

  it('fails in a browser that did not start the sign-in', async () => {
    const { signIn, exchanged } = signInFixture({});
    expect(await signIn.complete(callback)).toMatchObject({
      kind: 'failed',
      message: 'Failed to authenticate with Google',
    });
    expect(exchanged).toEqual([]);
  });

  it('needs no state when the auth URL had none', async () => {
    const { signIn } = signInFixture({ journey: { returnPath: '/', startedAt } });
    expect((await signIn.complete(callback)).kind).toBe('signedIn');
  });

  it('accepts no code more than 10 minutes after the start: it may be in a link from a stranger', async () => {
    const { signIn, exchanged, time } = signInFixture({ journey: { returnPath: '/', startedAt } });
    await time.advance(10 * 60_000 + 1);
    expect(await signIn.complete(callback)).toMatchObject({
      kind: 'failed',
      message: 'Failed to authenticate with Google',
      hint: 'The sign-in was started more than 10 minutes ago, so the code is no longer accepted.',
    });
    expect(exchanged).toEqual([]);
  });

  it('accepts a code 10 minutes after the start', async () => {
    const { signIn, time } = signInFixture({ journey });
    await time.advance(10 * 60_000);
    expect((await signIn.complete(callback)).kind).toBe('signedIn');
  });

  it('accepts a code where the clock of the device was set back meanwhile', async () => {
    const aYearAhead = new Date(startedAt.getTime() + 365 * 24 * 60 * 60_000);
    const { signIn } = signInFixture({ journey: { ...journey, startedAt: aYearAhead } });
    expect((await signIn.complete(callback)).kind).toBe('signedIn');
  });

  it("accepts one callback per journey: a second code is a stranger's", async () => {
    const { signIn, exchanged } = signInFixture({ journey });
    await signIn.complete(callback);
    expect(await signIn.complete({ ...callback, code: 'code-2' })).toMatchObject({ kind: 'failed' });
    expect(exchanged).toEqual(['code-1']);
  });

  it('does not end the session when its own link is opened again', async () => {
    const { signIn, sessions, browser, journeys, account, guard, time } = signInFixture({ journey });
    await signIn.complete(callback);
    const afterReload = new GoogleSignIn(account, sessions, journeys, guard, browser, time);
    expect(await afterReload.complete(callback)).toMatchObject({ kind: 'failed', session: aSession() });
    expect(sessions.value).toEqual(aSession());
  });

  it('fails with the message of the service when the exchange fails, and does not end a session', async () => {
    const refusal = new ServiceError('refused', 'Authentication failed: Invalid user data', 400);
    const { signIn, sessions } = signInFixture({ journey, session: refusal });
    sessions.save(aSession());
    const outcome = await signIn.complete(callback);
    expect(outcome).toMatchObject({ kind: 'failed', message: refusal.message, session: aSession() });
    expect(sessions.value).toEqual(aSession());
  });

  it.each<[string, Partial<GoogleCallback>, Parameters<typeof signInFixture>[0], RegExp]>([
    [
      'the redirect address where Google reports an error',
      { error: 'x' },
      { journey },
      /redirect address.*\/authenticate/,
    ],
    ['the lost query where there is no code', { code: undefined }, { journey }, /keep the query.*not drop it/],
    ['the origin where this browser started nothing', {}, {}, /one origin.*one browser/],
    ['the state where it is another one', { state: 's-2' }, { journey }, /`state`/],
    [
      'CORS where the exchange got no answer',
      {},
      { journey, session: new ServiceError('network', 'Network connection error.', 0) },
      /CORS.*on errors too/,
    ],
    [
      'the registered address where the service refused',
      {},
      { journey, session: new ServiceError('refused', 'Bad code', 400) },
      /registered one/,
    ],
  ])('points the developer to %s', async (_what, change, world, hint) => {
    const outcome = await signInFixture(world).signIn.complete({ ...callback, ...change });
    expect(outcome).toMatchObject({ kind: 'failed', hint: expect.stringMatching(hint) });
  });

  it('says so in its own words when that message is unreadable', async () => {
    const { signIn } = signInFixture({ journey, session: new ServiceError('refused', '<html>', 500) });
    expect(await signIn.complete(callback)).toMatchObject({ message: 'Failed to sign in. Please try again.' });
  });

  it('says for each callback without a code why it failed', async () => {
    const { signIn } = signInFixture({ journey });
    const denied = await signIn.complete({ code: undefined, error: 'access_denied', state: 's-1' });
    const empty = await signIn.complete({ code: undefined, error: undefined, state: 's-1' });
    expect([denied, empty]).toMatchObject([
      { message: 'Authentication failed: access_denied' },
      { message: 'No authorization code received' },
    ]);
  });

  it('redirects after 1.5 s, or 3 s after an error', () => {
    expect(successRedirectDelay).toBe(1500);
    expect(errorRedirectDelay).toBe(3000);
  });
});
