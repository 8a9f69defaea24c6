import type { Request } from '@playwright/test';
import { expect, test } from './live-test';

test('nothing that a page fetches learns a sign-in code from the Referer', async ({ page }) => {
  const requests: Request[] = [];
  // A request that the next page cuts off has no headers to ask for.
  page.on('requestfinished', (request) => requests.push(request));
  for (const path of ['/authenticate?code=secret&state=unknown', '/menu?search=secret', '/']) {
    await page.goto(path);
    const hasFont = () => page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Figtree')));
    await expect.poll(hasFont).toBe(true);
  }
  const fonts = requests.filter((request) => request.url().includes('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  const referers = await Promise.all(requests.map((request) => request.headerValue('referer')));
  expect([...new Set(referers.map((referer) => referer ?? ''))]).toEqual(['']);
});
