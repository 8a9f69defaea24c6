import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { AuthenticateViewModel } from '../../../src/view-models/auth/authenticate.view-model';
import { aSession, aUser } from '../../support/builders';
import { aShop } from '../../support/shop';
import { FakeTime } from '../../support/in-memory-device';
import { signInFixture } from '../../support/sign-in';

const callback = { code: 'code-1', error: undefined, state: 'state-1' };
const startedAt = new FakeTime().now();
const journey = { state: 'state-1', returnPath: '/orders', startedAt };

async function anArrival(world: Parameters<typeof signInFixture>[0] = { journey }) {
  const shop = await aShop({ signedIn: false });
  const google = signInFixture(world);
  const hints: string[] = [];
  const authenticate = new AuthenticateViewModel(google.signIn, shop.session, shop.time, (hint) => hints.push(hint));
  return { ...shop, google, authenticate, hints };
}

describe('back from Google', () => {
  it('waits while the code is exchanged', async () => {
    const { authenticate } = await anArrival();
    expect(authenticate.state).toEqual({ kind: 'working' });
    expect(authenticate.destination).toBeUndefined();
  });

  it('signs in and shows it, then redirects after 1.5 s', async () => {
    const { authenticate, session, time } = await anArrival();
    await authenticate.load(callback);
    expect(authenticate.state).toEqual({ kind: 'signedIn', firstName: 'Priya' });
    expect(session.user).toEqual(aUser());
    await time.advance(1499);
    expect(authenticate.destination).toBeUndefined();
    await time.advance(1);
    expect(authenticate.destination).toBe('/orders');
  });

  it('exchanges the code once, even when loaded twice', async () => {
    const { authenticate, google, time } = await anArrival();
    const first = authenticate.load(callback);
    authenticate.dispose();
    await Promise.all([first, authenticate.load(callback)]);
    expect(google.exchanged).toEqual(['code-1']);
    await time.advance(1500);
    expect(authenticate.destination).toBe('/orders');
    expect(time.waitingCount).toBe(0);
  });

  it('tells a developer why it failed', async () => {
    const { authenticate, hints } = await anArrival();
    await authenticate.load({ ...callback, state: 'forged' });
    expect(hints).toEqual([expect.stringMatching(/^Sign-in failed: Failed to authenticate with Google\. The `state`/)]);
  });

  it.each([
    ['no code', { ...callback, code: undefined }, 'No authorization code received'],
    ['an error', { code: undefined, error: 'access_denied', state: 'state-1' }, 'Authentication failed: access_denied'],
    ['an error in markup', { ...callback, error: '<b>no</b>' }, 'Authentication failed: <b>no</b>'],
    ['another state', { ...callback, state: 'forged' }, 'Failed to authenticate with Google'],
  ])('fails with %s, and redirects home after 3 s', async (_case, arrived, reason) => {
    const { authenticate, time } = await anArrival();
    await authenticate.load(arrived);
    expect(authenticate.state).toEqual({ kind: 'failed', reason, isStillSignedIn: false });
    await time.advance(2999);
    expect(authenticate.destination).toBeUndefined();
    await time.advance(1);
    expect(authenticate.destination).toBe('/');
  });

  it('shows a guest when a failure finds no stored session', async () => {
    const { authenticate, session } = await anArrival();
    session.show(aUser());
    await authenticate.load({ ...callback, code: undefined });
    expect(session.isSignedIn).toBe(false);
  });

  it.each([
    ['no code', { ...callback, code: undefined }],
    ['an error', { ...callback, error: 'access_denied' }],
    ['another state', { ...callback, state: 'forged' }],
  ])('the return from Google does not end a session with %s, and redirects home', async (_case, arrived) => {
    const { authenticate, session, google, time } = await anArrival();
    google.sessions.save(aSession());
    await authenticate.load(arrived);
    expect(session.user).toEqual(aUser());
    expect(authenticate.state).toMatchObject({ kind: 'failed', isStillSignedIn: true });
    await time.advance(3000);
    expect(authenticate.destination).toBe('/');
  });

  it('the return from Google has a default text for a failure with an unreadable message', async () => {
    const { authenticate } = await anArrival({ journey, session: new ServiceError('refused', '<b>Oops</b>', 500) });
    await authenticate.load(callback);
    expect(authenticate.state).toEqual({
      kind: 'failed',
      reason: 'Failed to sign in. Please try again.',
      isStillSignedIn: false,
    });
  });

  it('the return from Google has a sentence before the text of the transport', async () => {
    const down = new ServiceError('refused', 'HTTP 500: Internal Server Error', 500);
    const { authenticate } = await anArrival({ journey, session: down });
    await authenticate.load(callback);
    expect(authenticate.state).toEqual({
      kind: 'failed',
      reason: 'Failed to sign in. Please try again.',
      detail: 'HTTP 500: Internal Server Error',
      isStillSignedIn: false,
    });
  });

  it('redirects at once on request', async () => {
    const { authenticate, time } = await anArrival({ journey, session: aSession() });
    await authenticate.load(callback);
    authenticate.go();
    expect(authenticate.destination).toBe('/orders');
    expect(time.waitingCount).toBe(0);
  });

  it('signs in without a redirect when the page is left during the exchange', async () => {
    const { authenticate, session, time } = await anArrival();
    const loading = authenticate.load(callback);
    authenticate.dispose();
    await loading;
    expect(session.isSignedIn).toBe(true);
    expect(time.waitingCount).toBe(0);
  });

  it('follows no return path outside the shop', async () => {
    const { authenticate } = await anArrival({ journey: { state: 'state-1', returnPath: '//evil.test', startedAt } });
    await authenticate.load(callback);
    authenticate.go();
    expect(authenticate.destination).toBe('/');
  });

  it('the return from Google does not redirect after the page was left', async () => {
    const { authenticate, time } = await anArrival();
    await authenticate.load(callback);
    authenticate.dispose();
    await time.advance(5000);
    expect(authenticate.destination).toBeUndefined();
  });
});
