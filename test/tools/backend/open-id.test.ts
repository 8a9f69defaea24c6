import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../free-port.mjs';
import { placeOrder, register, runBackend } from './support/running-backend';

/** An OpenID provider that says what the test wants. */
async function startProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), alg: 'RS256' };
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const metadata = {
    issuer,
    jwks_uri: `${issuer}/keys`,
    authorization_endpoint: `${issuer}/sign-in`,
    token_endpoint: `${issuer}/token`,
  };
  const asked: string[] = [];
  /** The provider's answer to a code. */
  const given = { idToken: '', isAway: false };
  const server = createServer((request, reply) => {
    asked.push(String(request.url));
    if (given.isAway) return void reply.writeHead(503).end();
    reply.setHeader('Content-Type', 'application/json');
    const tokens = { access_token: 'x', token_type: 'bearer', id_token: given.idToken };
    const answers: Readonly<Record<string, object>> = { '/keys': { keys: [jwk] }, '/token': tokens };
    reply.end(JSON.stringify(answers[String(request.url)] ?? metadata));
  }).listen(Number(new URL(issuer).port));
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const tokenOf = (claims: object, key = privateKey) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience('the-shop')
      .setIssuedAt()
      .setExpirationTime('1 min')
      .sign(key);
  return { issuer, tokenOf, asked, given };
}

async function runWithProvider() {
  const { issuer, tokenOf, asked, given } = await startProvider();
  const backend = await runBackend({ env: { OIDC_ISSUER: issuer } });
  const signIn = async (claims: object) =>
    backend.request('POST /api/v1/auth/google', { body: { idToken: await tokenOf(claims) } });
  return { backend, signIn, asked, given };
}

describe('a sign-in with OpenID', () => {
  it.each([
    ['not confirmed', { email_verified: false }],
    ['not confirmed, in a text', { email_verified: 'false' }],
    ['perhaps confirmed', {}],
  ])('a sign-in is refused for an email that is %s, and makes no account', async (_title, claims) => {
    const { backend, signIn } = await runWithProvider();
    const { status } = await signIn({ sub: '1', email: 'ann@example.com', ...claims });
    expect(status).toBe(403);
    expect(await backend.store.query('select 1 from customers')).toEqual([]);
  });

  it.each([true, 'true'])('a sign-in is accepted for an email that is confirmed: %j', async (email_verified) => {
    const { signIn } = await runWithProvider();
    const { status, reply } = await signIn({ sub: '1', email: 'ann@example.com', email_verified });
    expect([status, reply.user.email]).toEqual([200, 'ann@example.com']);
  });

  it('a sign-in works again as soon as the provider does', async () => {
    const { signIn, given } = await runWithProvider();
    const claims = { sub: '1', email: 'ann@example.com', email_verified: true };
    given.isAway = true;
    expect((await signIn(claims)).status).toBe(503);
    given.isAway = false;
    expect((await signIn(claims)).status).toBe(200);
  });

  it('shows the picture of the provider until the customer chooses another, which stays', async () => {
    const { backend, signIn } = await runWithProvider();
    const pictureOf = async (picture: string) =>
      (await signIn({ sub: '1', email: 'ann@example.com', email_verified: true, picture })).reply.user.avatar;
    expect(await pictureOf('https://pictures.test/1')).toBe('https://pictures.test/1');
    await backend.store.query("update customers set picture = '/photos/own'");
    expect(await pictureOf('https://pictures.test/2')).toBe('/photos/own');
  });

  it('reaches no account of a password, and no account of another subject, by the same email', async () => {
    const { backend, signIn } = await runWithProvider();
    const ann = await register(backend, 'ann@example.com');
    await placeOrder(backend, ann.token, { soup: 1 });
    for (const sub of ['1', '2']) {
      const { reply } = await signIn({ sub, email: 'ann@example.com', email_verified: true });
      const { reply: list } = await backend.request('GET /api/v1/orders/me', { token: reply.accessToken });
      expect(list.orders).toEqual([]);
      await placeOrder(backend, reply.accessToken, { soup: 1 });
    }
    const again = await signIn({ sub: '1', email: 'changed@example.com', email_verified: true });
    const { reply } = await backend.request('GET /api/v1/orders/me', { token: again.reply.accessToken });
    expect(reply.orders).toHaveLength(1);
  });

  it('a sign-in asks for the keys of the provider once, however many strangers try', async () => {
    const { backend, signIn, asked } = await runWithProvider();
    await signIn({ sub: '1', email: 'ann@example.com', email_verified: true });
    for (let count = 0; count < 5; count++)
      await backend.request('POST /api/v1/auth/google', { body: { idToken: `e30.e30.${count}` } });
    await signIn({ sub: '1', email: 'ann@example.com', email_verified: true });
    expect(asked.filter((path) => path === '/keys')).toHaveLength(1);
  });

  it('a sign-in makes no account for a provider that does not say whose it is', async () => {
    const { backend, signIn } = await runWithProvider();
    expect((await signIn({ sub: '', email: 'ann@example.com', email_verified: true })).status).toBe(400);
    expect(await backend.store.query('select 1 from customers')).toEqual([]);
  });

  it('lets the customer choose the account, because another person may have signed out on this device', async () => {
    const { backend } = await runWithProvider();
    const { headers } = await fetch(`${backend.origin}/sign-in?state=of-the-next-person`, { redirect: 'manual' });
    expect(new URL(headers.get('location') ?? '').searchParams.get('prompt')).toBe('select_account');
  });

  it.each([
    ['the customer has refused', 'access_denied', 'access_denied', []],
    [
      'the provider does not know what it is asked',
      'invalid_request',
      'Failed to authenticate with Google',
      ['A sign-in failed: "Error: The provider says invalid_request."'],
    ],
  ])('tells the shop that %s, and the log where it is no choice of the customer', async (_why, said, told, logged) => {
    const { backend } = await runWithProvider();
    const begun = await fetch(`${backend.origin}/sign-in?state=state-of-an-error`, { redirect: 'manual' });
    const cookie = begun.headers
      .getSetCookie()
      .map((written) => written.split(';')[0])
      .join('; ');
    const callback = `${backend.origin}/sign-in/callback?state=state-of-an-error&error=${said}`;
    const { headers } = await fetch(callback, { redirect: 'manual', headers: { Cookie: cookie } });
    expect(new URL(headers.get('location') ?? '').searchParams.get('error')).toBe(told);
    expect(backend.log.filter((line) => line.startsWith('A sign-in failed'))).toEqual(logged);
  });

  it('takes what the provider itself has signed, and nothing that somebody else has, also for a code', async () => {
    const { issuer, tokenOf, given } = await startProvider();
    const backend = await runBackend({ env: { OIDC_ISSUER: issuer } });
    const { privateKey: ofSomebodyElse } = await generateKeyPair('RS256');
    const answerFor = async (state: string, key?: typeof ofSomebodyElse) => {
      const begin = await fetch(`${backend.origin}/sign-in?state=${state}`, { redirect: 'manual' });
      const nonce = new URL(begin.headers.get('location') ?? '').searchParams.get('nonce');
      given.idToken = await tokenOf({ sub: '1', email: 'ann@example.com', email_verified: true, nonce }, key);
      const [cookie = ''] = begin.headers.getSetCookie();
      const headers = { Cookie: String(cookie.split(';')[0]) };
      const callback = `${backend.origin}/sign-in/callback?state=${state}&code=1`;
      const end = await fetch(callback, { redirect: 'manual', headers });
      return [...new URL(end.headers.get('location') ?? '').searchParams.keys()];
    };
    expect(await answerFor('state-of-a-forged-token', ofSomebodyElse)).toEqual(['error']);
    expect(await backend.store.query('select 1 from customers')).toEqual([]);
    expect(await answerFor('state-of-a-right-token')).toEqual(['state', 'code']);
    // The code of the backend is in a URL, so it is for the next minute alone.
    expect(
      await backend.store.query("select expires_at <= now() + interval '1 minute' as brief from sign_in_codes"),
    ).toEqual([{ brief: true }]);
  });
});
