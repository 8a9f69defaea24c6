import type { APIResponse, Page } from '@playwright/test';
import type { Services } from './live-test';

export const ann = 'ann.lee@example.com';

/** A new customer, who has an account with a password and no orders. */
export async function signInAs(email: string, page: Page, { apiOrigin }: Services): Promise<void> {
  const data = { email, password: 'gingerbread' };
  await storeSession(page, await page.request.post(`${apiOrigin}/api/v1/auth/login`, { data }));
}

/** The customer with orders, who signs in with Google: the calls alone, without the four pages in between. */
export async function signInAsDemoCustomer(page: Page, { apiOrigin }: Services): Promise<void> {
  const asked = await page.request.get(`${apiOrigin}/api/v1/auth/oauth/google`);
  const { authUrl } = (await asked.json()).data;
  const allowed = await page.request.post(authUrl, { form: { decision: 'continue' }, maxRedirects: 0 });
  const idToken = new URL(allowed.headers().location ?? '').searchParams.get('code');
  await storeSession(page, await page.request.post(`${apiOrigin}/api/v1/auth/google`, { data: { idToken } }));
}

async function storeSession(page: Page, reply: APIResponse): Promise<void> {
  const { accessToken, refreshToken, user } = await reply.json();
  await page.goto('/privacy');
  await page.evaluate(
    (entries) => entries.forEach(([key = '', value = '']) => localStorage.setItem(`storefront.${key}`, value)),
    [
      ['refreshToken', refreshToken],
      ['authToken', accessToken],
      ['user', JSON.stringify(user)],
    ],
  );
}
