import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { hashOf, newSecret } from '../random';
import { Refusal } from '../refusal';
import type { BackendSettings } from '../backend-settings';
import type { Customers } from './customers';

type OpenIdSettings = Pick<BackendSettings, 'PUBLIC_URL' | 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'>;

interface StartedSignIn {
  readonly shopState: string;
  readonly browserHash: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().check(z.minLength(1)),
  // Some providers write it as a text.
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])),
  given_name: z._default(z.string(), ''),
  family_name: z._default(z.string(), ''),
  picture: z.optional(z.string()),
});

export const signInFailed = 'Failed to authenticate with Google';
const expired = () => new Refusal(400, 'This sign-in has expired. Please try again.');

/**
 * The provider redirects to this backend, which checks state, nonce and PKCE. The shop gets a code of the backend,
 * never the provider's.
 */
export class OpenIdSignIn {
  private configuration: Promise<client.Configuration> | undefined;

  constructor(
    private readonly database: Database,
    private readonly customers: Customers,
    private readonly settings: OpenIdSettings,
  ) {}

  get redirectUrl(): string {
    return `${this.settings.PUBLIC_URL}/sign-in/callback`;
  }

  /** `browser`: a secret cookie that ties the sign-in to one browser. */
  async start(shopState: string, browser: string): Promise<string> {
    const configuration = await this.discovered();
    const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
    await this.database.query(
      `insert into sign_ins (state_hash, browser_hash, shop_state, nonce, code_verifier, expires_at)
       values ($1, $2, $3, $4, $5, now() + interval '10 minutes')`,
      [hashOf(state), hashOf(browser), shopState, nonce, verifier],
    );
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUrl,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  async finish(query: string, browser: string | undefined) {
    const state = new URLSearchParams(query).get('state') ?? '';
    const [started] = await this.database.query<StartedSignIn>(
      `delete from sign_ins where state_hash = $1 and expires_at > now()
       returning shop_state as "shopState", browser_hash as "browserHash", nonce, code_verifier as "codeVerifier"`,
      [hashOf(state)],
    );
    if (!started || started.browserHash !== hashOf(browser ?? '')) throw expired();
    const { shopState, nonce, codeVerifier } = started;
    if (new URLSearchParams(query).has('error')) return { state: shopState, error: 'access_denied' };
    const tokens = await client.authorizationCodeGrant(
      await this.discovered(),
      new URL(`${this.redirectUrl}?${query}`),
      { pkceCodeVerifier: codeVerifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
    );
    const code = newSecret();
    await this.database.query(
      `insert into sign_in_codes (hash, customer_id, expires_at) values ($1, $2, now() + interval '1 minute')`,
      [hashOf(code), (await this.customerOf(tokens.claims())).id],
    );
    return { state: shopState, code };
  }

  async exchange(code: string): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      'delete from sign_in_codes where hash = $1 and expires_at > now() returning customer_id as id',
      [hashOf(code)],
    );
    if (!row) throw expired();
    return row.id;
  }

  /** The provider's own button gives the id token to the shop. */
  async byIdToken(idToken: string) {
    const metadata = (await this.discovered()).serverMetadata();
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? ''));
    const read = await jwtVerify(idToken, keys, {
      issuer: metadata.issuer,
      audience: this.settings.OIDC_CLIENT_ID,
    }).catch(() => {
      throw new Refusal(401, signInFailed);
    });
    return this.customerOf(read.payload);
  }

  private async customerOf(claims: unknown) {
    const read = claimsSchema.safeParse(claims);
    if (!read.success) throw new Refusal(400, signInFailed);
    // The address may be a stranger's, who would receive the mails of the customer's orders.
    if (read.data.email_verified !== true)
      throw new Refusal(403, 'Please confirm your email address with your provider, then sign in again.');
    return this.customers.signedInWith(this.settings.OIDC_ISSUER, read.data);
  }

  /** The next sign-in retries a failed discovery. Only a provider on this machine may do without https. */
  private discovered(): Promise<client.Configuration> {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = this.settings;
    const issuer = new URL(OIDC_ISSUER);
    const isLocal = ['localhost', '127.0.0.1'].includes(issuer.hostname);
    this.configuration ??= client
      .discovery(
        issuer,
        OIDC_CLIENT_ID,
        OIDC_CLIENT_SECRET,
        undefined,
        isLocal ? { execute: [client.allowInsecureRequests] } : {},
      )
      .catch((error: unknown) => {
        this.configuration = undefined;
        throw new Refusal(503, 'Sign-in is not available right now. Please try again.', { cause: error });
      });
    return this.configuration;
  }
}
