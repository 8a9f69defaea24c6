import type { Request } from '@playwright/test';
import { hostHeaders } from '../../src/build/security-policy';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('no request of a sign-in carries the code, or any other page URL, in its Referer', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.signInFromCheckout();
  await page.waitForLoadState('networkidle');

  // The page that Google sends the customer to, and what it fetched.
  expect(requests.some((request) => /\/authenticate\?.*code=/.test(request.url()))).toBe(true);
  expect(requests.length).toBeGreaterThan(40);
  const referers = await Promise.all(requests.map((request) => request.headerValue('referer')));
  // A font's Referer is the style sheet that names it, whatever the page's policy.
  const ofPages = referers.filter((referer) => !referer?.endsWith('.css'));
  expect([...new Set(ofPages)]).toEqual([null]);
});

test('the shop is served with the headers that a meta tag cannot carry', async ({ page }) => {
  const response = await page.goto('/');
  for (const [name, value] of Object.entries(hostHeaders)) expect(await response?.headerValue(name)).toBe(value);
});
