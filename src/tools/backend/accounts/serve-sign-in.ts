import { randomUUID } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import * as z from 'zod/mini';
import { googleBody } from '../../../adapters/http/account.wire';
import { routes, withQuery } from '../../../domain/shared/paths';
import { maxLengths } from '../../../domain/shared/text-limits';
import { isThisComputer } from '../../../domain/shared/this-computer';
import type { BackendApp } from '../app';
import type { BackendSettings } from '../backend-settings';
import type { Database } from '../database/database';
import type { Limits } from '../limits';
import { hashOf, isSecret, newSecret } from '../random';
import { Refusal } from '../refusal';
import { customerFields, type Customer, type Sessions } from './sessions';

const startQuery = z.object({ state: z.string().check(z.minLength(16), z.maxLength(200)) });
const codeQuery = z.object({ code: z._default(z.string(), '') });
/** The browser's cookie, so that only the browser that began a sign-in can end it. */
const begun = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });
/** Longer names are cut. To refuse them would keep the customer out, who can hardly change a name at the provider. */
const shortName = z.pipe(
  z._default(z.string(), ''),
  z.transform((name) => name.slice(0, maxLengths.name)),
);
const openIdClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  // Some providers write it as a text.
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])),
  given_name: shortName,
  family_name: shortName,
  picture: z.optional(z.string().check(z.maxLength(2000))),
});
/** In seconds. */
const providerTimeout = 8;
const failed = 'Failed to authenticate with Google';
const cookiePrefix = 'sign-in-';
/** A browser may have this many sign-ins open, in several tabs. An older one is dropped. */
const maxBegun = 4;

/**
 * The provider redirects to this backend, which checks state, nonce and PKCE. The shop gets a code of the backend,
 * never the provider's.
 */
export function serveSignIn(
  app: BackendApp,
  database: Database,
  sessions: Sessions,
  limits: Limits,
  settings: BackendSettings,
  log: (message: string) => void,
): void {
  const { PUBLIC_URL, SHOP_ORIGIN, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings;
  const redirectUrl = `${PUBLIC_URL}/sign-in/callback`;
  const cookie = { path: '/sign-in', maxAge: 600 };

  app.get('/api/v1/auth/oauth/google', () => ({ authUrl: `${PUBLIC_URL}/sign-in?state=${newSecret()}` }));
  app.get('/sign-in', { schema: { querystring: startQuery } }, async ({ query: { state }, cookies }, reply) => {
    const [nonce, codeVerifier] = [client.randomNonce(), client.randomPKCECodeVerifier()];
    const url = client.buildAuthorizationUrl(await discovered(), {
      redirect_uri: redirectUrl,
      scope: 'openid email profile',
      // A sign-out ends no session at the provider, which would let the next person of this device in as the last one.
      prompt: 'select_account',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    const earlier = Object.keys(cookies).filter((name) => name.startsWith(cookiePrefix));
    for (const name of earlier.slice(maxBegun - 1)) reply.clearCookie(name, cookie);
    const value = JSON.stringify({ state, nonce, codeVerifier });
    return reply.setCookie(cookieOf(state), value, cookie).redirect(url.href, 303);
  });
  const notTooOften = { onRequest: limits.stillRefused('Google sign-ins') };
  app.get('/sign-in/callback', notTooOften, async ({ url, cookies, ip }, reply) => {
    await limits.byAddress('Google sign-ins', ip);
    const callback = new URL(url, redirectUrl);
    const name = cookieOf(callback.searchParams.get('state') ?? '');
    const answer = await finish(callback, cookies[name]).catch((error: unknown) => {
      log(`A sign-in failed: ${JSON.stringify(String(error))}`);
      return { error: failed };
    });
    return reply.clearCookie(name, cookie).redirect(SHOP_ORIGIN + withQuery(routes.authenticate, answer), 303);
  });
  app.get('/api/v1/auth/oauth/google/callback', { schema: { querystring: codeQuery } }, async ({ query }) => {
    if (!isSecret(query.code)) throw hasExpired();
    const [user] = await database.query<{ id: string }>(
      `with used as (delete from sign_in_codes where hash = $1 and expires_at > now() returning customer_id)
       select id, first_name as "givenName", last_name as "familyName", email, picture as "pictureUrl",
         created_at as "createdAt", now() as "lastLoginAt" from customers join used on id = customer_id`,
      [hashOf(query.code)],
    );
    if (!user) throw hasExpired();
    return sessions.start(user);
  });
  // The provider's own button gives the id token to the shop.
  app.post('/api/v1/auth/google', { ...notTooOften, schema: { body: googleBody } }, async ({ ip, body }) => {
    await limits.byAddress('Google sign-ins', ip);
    const { issuer, jwks_uri = '' } = (await discovered()).serverMetadata();
    // It asks for the provider's keys again only if a token names another one, and not within half a minute.
    keys ??= createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: providerTimeout * 1000 });
    const read = await jwtVerify(body.idToken, keys, { issuer, audience: OIDC_CLIENT_ID }).catch(() => {
      throw new Refusal(401, failed);
    });
    return sessions.start(await customerOf(read.payload));
  });

  async function finish(callback: URL, written: string | undefined) {
    const { state, nonce: expectedNonce, codeVerifier } = begun.parse(JSON.parse(written ?? 'null'));
    const error = callback.searchParams.get('state') === state ? callback.searchParams.get('error') : null;
    if (error === 'access_denied') return { state, error };
    // The customer has chosen nothing: the provider does not know a setting, or is not well.
    if (error !== null) throw new Error(`The provider says ${error}.`);
    const checks = { pkceCodeVerifier: codeVerifier, expectedState: state, expectedNonce, idTokenExpected: true };
    const tokens = await client.authorizationCodeGrant(await discovered(), callback, checks);
    const code = newSecret();
    await database.query(
      `insert into sign_in_codes (hash, customer_id, expires_at) values ($1, $2, now() + interval '1 minute')`,
      [hashOf(code), (await customerOf(tokens.claims())).id],
    );
    return { state, code };
  }

  /** Nobody has confirmed the email of a password account, so a provider account with the same email stays separate. */
  async function customerOf(claims: unknown): Promise<Customer> {
    const read = openIdClaims.safeParse(claims);
    if (!read.success) throw new Refusal(400, failed);
    // The address may be a stranger's, who would receive the mails of the customer's orders.
    if (read.data.email_verified !== true)
      throw new Refusal(403, 'Please confirm your email address with your provider, then sign in again.');
    const { sub, email, given_name, family_name, picture = null } = read.data;
    const [customer] = await database.query<Customer>(
      `insert into customers as c (id, issuer, subject, email, confirmed_email, first_name, last_name, picture)
       values ($1, $2, $3, $4, $4, $5, $6, $7)
       on conflict (issuer, subject) do update set picture = coalesce(c.picture, excluded.picture),
         confirmed_email = coalesce(c.confirmed_email, excluded.confirmed_email) returning ${customerFields}`,
      [randomUUID(), OIDC_ISSUER, sub, email, given_name, family_name, picture],
    );
    if (!customer) throw new Refusal(400, failed);
    return customer;
  }

  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  let configuration: Promise<client.Configuration> | undefined;
  /** The next sign-in retries a failed discovery. Only a provider on this machine may do without https. */
  function discovered(): Promise<client.Configuration> {
    const issuer = new URL(OIDC_ISSUER);
    // The signature of the id token is checked although it comes from the provider itself: its keys are fetched once.
    const checked = [client.enableNonRepudiationChecks];
    const execute = isThisComputer(issuer.hostname) ? [...checked, client.allowInsecureRequests] : checked;
    const options = { timeout: providerTimeout, execute };
    configuration ??= client
      .discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, options)
      .catch((error: unknown) => {
        configuration = undefined;
        throw new Refusal(503, 'Sign-in is not available right now. Please try again.', { cause: error });
      });
    return configuration;
  }
}

const hasExpired = () => new Refusal(400, 'This sign-in has expired. Please try again.');

/** The state is a stranger's text, so the name of the cookie is its hash. */
function cookieOf(state: string): string {
  return cookiePrefix + hashOf(state).slice(0, 16);
}
