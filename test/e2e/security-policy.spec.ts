import { test as unwatched, type Request } from '@playwright/test';
import { hostHeaders } from '../../src/site/security-policy';
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

test('the shop is served with the headers that a meta tag cannot carry', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  for (const [name, value] of Object.entries(hostHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
});

unwatched(
  'a text becomes neither markup nor a script, and only JSON becomes the text of a script',
  async ({ page }) => {
    await page.goto('/menu');
    await expect(new Shopper(page).addButton('Snickerdoodle')).toBeVisible();
    const outcomes = await page.evaluate(() => {
      const attempts: Readonly<Record<string, () => unknown>> = {
        markup: () => (document.createElement('div').innerHTML = '<b>x</b>'),
        'source of a script': () => (document.createElement('script').src = '/x.js'),
        'text of a script': () => (document.createElement('script').text = 'x()'),
        'another policy': () => window.trustedTypes?.createPolicy('default', { createScript: (text) => text }),
        'the same policy again': () =>
          window.trustedTypes?.createPolicy('structured-data', { createScript: (text) => text }),
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name}: done`;
        } catch (error) {
          return `${name}: ${error instanceof Error ? error.name : 'thrown'}`;
        }
      });
    });
    expect(outcomes).toEqual([
      'markup: TypeError',
      'source of a script: TypeError',
      'text of a script: TypeError',
      'another policy: TypeError',
      'the same policy again: TypeError',
    ]);
  },
);
