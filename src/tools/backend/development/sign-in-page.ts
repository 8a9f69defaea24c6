import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';
import * as z from 'zod/mini';

interface SignInPageOptions {
  /** The provider's cookies need their own host, `localhost`. */
  readonly issuer: string;
  readonly redirectUrl: string;
  readonly clientSecret: string;
}

export const developmentClient = 'the-shop';
const account = z.object({ email: z.string().check(z.minLength(3)), givenName: z.string(), familyName: z.string() });

/** Anybody can sign in as anybody. */
export function signInPage({ issuer, redirectUrl, clientSecret }: SignInPageOptions): Server {
  const claims = new Map<string, z.infer<typeof account>>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: developmentClient, client_secret: clientSecret, redirect_uris: [redirectUrl] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [clientSecret] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
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

  const pages = fastify({ serverFactory: (handler) => createServer((request, reply) => handler(request, reply)) });
  void pages.register(formbody);
  pages.get('/interaction/:uid', (_request, reply) =>
    reply.type('text/html')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in</title><h1>Sign in</h1><p>This page is for development: anybody may be anybody.</p><form method="post">
<p><label>Email <input name="email" type="email" value="priya.raman@example.com" required></label></p>
<p><label>First name <input name="givenName" value="Priya"></label></p><p><label>Last name <input name="familyName" value="Raman"></label></p>
<button>Continue as Demo Customer</button></form><form method="post"><button name="deny" value="yes">Deny</button></form></html>`),
  );
  pages.post('/interaction/:uid', async ({ raw, body }, reply) => {
    const chosen = account.safeParse(body);
    const result = chosen.success ? { login: { accountId: chosen.data.email } } : { error: 'access_denied' };
    if (chosen.success) claims.set(chosen.data.email, chosen.data);
    return reply.redirect(await provider.interactionResult(raw, reply.raw, result), 303);
  });
  const answerProvider = provider.callback();
  const server = createServer((request, reply) => {
    if (request.url?.startsWith('/interaction/')) pages.routing(request, reply);
    else void answerProvider(request, reply);
  });
  void pages.ready();
  return server;
}
