import * as z from 'zod/mini';
import { routes, withQuery } from '../../../domain/shared/paths';
import type { BackendApp } from '../app';
import { newSecret } from '../random';
import { signInFailed, type OpenIdSignIn } from './open-id';

const startQuery = z.object({ state: z.string().check(z.minLength(16), z.maxLength(200)) });
const browserCookie = 'sign-in';

export function serveSignIn(
  app: BackendApp,
  signIn: OpenIdSignIn,
  shopOrigin: string,
  log: (message: string) => void,
): void {
  const isSecure = signIn.redirectUrl.startsWith('https:');
  const cookie = { path: '/sign-in', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: 600 } as const;

  app.get('/sign-in', { schema: { querystring: startQuery } }, async ({ query }, reply) => {
    const browser = newSecret();
    return reply.setCookie(browserCookie, browser, cookie).redirect(await signIn.start(query.state, browser), 303);
  });

  app.get('/sign-in/callback', async (request, reply) => {
    const query = request.url.split('?')[1] ?? '';
    const answer = await signIn.finish(query, request.cookies[browserCookie]).catch((error: unknown) => {
      log(`A sign-in failed: ${String(error)}`);
      return { error: signInFailed };
    });
    return reply.clearCookie(browserCookie, cookie).redirect(shopOrigin + withQuery(routes.authenticate, answer), 303);
  });
}
