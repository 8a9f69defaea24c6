import type { Page } from '@playwright/test';
import type { Services } from './live-test';

/** A new customer, who has an account with a password and no orders. */
export async function signInAs(email: string, page: Page, { apiOrigin }: Services): Promise<void> {
  const data = { email, password: 'gingerbread' };
  const reply = await page.request.post(`${apiOrigin}/api/v1/auth/login`, { data });
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

export const ann = 'ann.lee@example.com';
