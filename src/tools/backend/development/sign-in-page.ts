import { createServer, type Server } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';
import * as z from 'zod/mini';

interface SignInPageOptions {
  /** The provider's cookies need their own host, `localhost`. */
  readonly issuer: string;
  readonly redirectUrl: string;
  readonly clientSecret: string;
}

export const developmentClient = 'the-shop';
const account = z.object({ email: z.string().check(z.minLength(3)), givenName: z.string(), familyName: z.string() });

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in</title><h1>Sign in</h1><p>This page is for development: anybody may be anybody.</p><form method="post">
<p><label>Email <input name="email" type="email" value="priya.raman@example.com" required></label></p>
<p><label>First name <input name="givenName" value="Priya"></label></p><p><label>Last name <input name="familyName" value="Raman"></label></p>
<button>Continue as Demo Customer</button></form><form method="post"><button name="deny" value="yes">Deny</button></form></html>`;

/** Anybody can sign in as anybody. */
export function signInPage({ issuer, redirectUrl, clientSecret }: SignInPageOptions): Server {
  const claims = new Map<string, z.infer<typeof account>>();
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const provider = new Provider(issuer, {
    clients: [{ client_id: developmentClient, client_secret: clientSecret, redirect_uris: [redirectUrl] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [clientSecret] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => {
        const { givenName: given_name = '', familyName: family_name = '' } = claims.get(email) ?? {};
        return { sub: email, email, email_verified: true, given_name, family_name };
      },
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: developmentClient, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    context.body = page;
    if (context.method === 'GET') return;
    let written = '';
    for await (const part of context.req) written += String(part);
    const chosen = account.safeParse(Object.fromEntries(new URLSearchParams(written)));
    if (chosen.success) claims.set(chosen.data.email, chosen.data);
    const result = chosen.success
      ? { login: { accountId: chosen.data.email }, select_account: {} }
      : { error: 'access_denied' };
    context.redirect(await provider.interactionResult(context.req, context.res, result));
  });
  const answer = provider.callback();
  return createServer((request, reply) => void answer(request, reply));
}
