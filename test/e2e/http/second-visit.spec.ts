import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { builds } from '../../tools/builds.mjs';
import { Shopper } from '../support/shopper';
import { expect, test } from './live-test';
import { signInAsDemoCustomer } from './returning-customer';

test.use({ serviceWorkers: 'allow' });

const workerIsReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });

test('the service worker stores the files of the release and its page, and a second visit fetches none of them', async ({
  page,
  context,
}) => {
  await page.goto('/authenticate?code=secret&state=unknown');
  await workerIsReady(page);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/menu?search=chocolate');
  await expect(page.getByRole('article').first()).toBeVisible();
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0 && entry.workerStart === 0,
      )
      .map(({ name }) => new URL(name).pathname),
  );
  expect(asked).toContain('/menu');
  expect(fetched.filter((path) => /^\/assets\/.*\.(?:js|css|woff2)$/.test(path))).toEqual([]);
  // No call is stored, and no page but the one of the release.
  const stored = await storedPaths(page);
  expect(stored).toContain('/');
  expect(stored.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
});

test('a release without the service worker removes it', async ({ page, baseURL }) => {
  const demo = builds.find(({ name }) => name === 'mock');
  let release = baseURL;
  const answer = async (url: string, response: ServerResponse) => {
    const reply = await fetch(`${release}${url}`);
    const type = reply.headers.get('Content-Type') ?? '';
    response.writeHead(reply.status, { 'Content-Type': type }).end(Buffer.from(await reply.arrayBuffer()));
  };
  const host = createServer(({ url = '/' }, response) => void answer(url, response));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  const privacy = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/privacy`;
  await page.goto(privacy);
  await workerIsReady(page);
  expect(await storedPaths(page)).not.toEqual([]);

  release = `http://127.0.0.1:${demo?.port}`;
  await page.goto(privacy);
  await expect.poll(() => storedPaths(page)).toEqual([]);
  await page.goto(privacy);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  host.closeAllConnections();
  host.close();
});

test('the shop without a network shows the menu and the order as they were read last, and sells nothing', async ({
  page,
  context,
  services,
}) => {
  const shopper = new Shopper(page);
  await signInAsDemoCustomer(page, services);
  await page.goto('/menu');
  await shopper.addButton('Snickerdoodle').click();
  await workerIsReady(page);
  await page.goto('/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  const order = await page.getByRole('article').first().getByRole('heading').textContent();

  await context.setOffline(true);
  await page.goto('/menu');
  await expect(page.getByText(/^This is the menu as it was today at \d+:\d\d\s[AP]M\.$/)).toBeVisible();
  await expect(shopper.addButton('Snickerdoodle')).toBeVisible();
  await expect(page.getByText("You're offline.")).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByText(/^These are your newest orders as they were today at/)).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(order ?? '');

  await context.setOffline(false);
  await expect(page.getByText(/^These are your newest orders/)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});
