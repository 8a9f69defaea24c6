import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { changeReply, type MenuReply } from '../support/change-reply';
import { scriptPath, scriptUrl } from '../support/script-url';
import { Shopper } from '../support/shopper';
import { fillSettings, settingsFor } from '../support/services';
import { expect, test as liveTest } from './live-test';

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
}

/** The shop's settings name a receiver on another origin. */
const test = liveTest.extend<{ readonly receiver: Receiver }>({
  receiver: async ({ playwright: _playwright }, provide) => {
    const received: Received[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        received.push({ method: request.method, headers: request.headers, body });
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    await provide({ url: `http://127.0.0.1:${port}/shop`, received });
    server.close();
  },

  page: async ({ page, variant, services, receiver }, provide) => {
    const settings = { ...JSON.parse(settingsFor(services, variant)), VITE_REPORTS_URL: receiver.url };
    await page.context().addInitScript(fillSettings, JSON.stringify(settings));
    await provide(page);
  },
});

const heading = 'Reports of errors and speed';

async function agree(page: Page) {
  await page.goto('/privacy');
  await page.getByRole('switch', { name: 'Send reports' }).check();
}

const partsOfReports = ['start-reports', 'inspect-reply'];

/** The scripts that the page has fetched so far to make reports. */
function loadedForReports(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    loaded.push(...partsOfReports.filter((part) => scriptPath('http', part) === pathname));
  });
  return loaded;
}

/** An uncaught error whose message holds personal data. */
async function breakPage(page: Page, errors: string[]) {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('No such customer: priya@example.com, +12145550100');
    });
  });
  // This test broke the page on purpose.
  await expect.poll(() => errors.splice(0).join()).toContain('priya@example.com');
}

async function leave(page: Page) {
  await page.goto('about:blank');
}

test.describe('reports', () => {
  test('go out once the customer has agreed, and not before, without a word of what was typed', async ({
    page,
    receiver,
    errors,
  }) => {
    const loaded = loadedForReports(page);
    await page.goto('/menu');
    await breakPage(page, errors);
    await agree(page);
    expect(receiver.received).toEqual([]);
    expect(loaded).toEqual([]);
    const shopper = new Shopper(page);
    await shopper.fillCart('Snickerdoodle');
    await breakPage(page, errors);
    await breakPage(page, errors);
    await leave(page);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(loaded).toEqual(expect.arrayContaining(partsOfReports));
    const [beacon] = receiver.received;
    expect(beacon?.method).toBe('POST');
    expect(beacon?.headers['content-type']).toBe('text/plain;charset=UTF-8');
    expect(beacon?.headers.referer).toBeUndefined();
    expect(beacon?.body).not.toMatch(/priya|2145550100|customer/);
    const { reports, ...rest } = JSON.parse(beacon?.body ?? '');
    expect(rest).toEqual({ version: 1, shop: 'cookies', sample: 100 });
    const thrown = reports.filter(({ kind }: { kind: string }) => kind === 'error');
    expect(thrown).toEqual([{ kind: 'error', page: '/menu', name: 'TypeError', at: [] }]);
    const steps = reports.flatMap(({ step }: { step?: string }) => step ?? []);
    expect(steps).toEqual(expect.arrayContaining(['menuSeen', 'itemAdded']));
    const vitals = reports.flatMap(({ kind, name }: { kind: string; name: string }) => (kind === 'vital' ? name : []));
    expect(vitals).toContain('TTFB');
  });

  test('a field that cannot be read and a screen that cannot be loaded are reported', async ({
    page,
    services,
    receiver,
  }) => {
    await agree(page);
    const menuUrl = `${services.apiOrigin}/api/v1/admin/menu-schedule/today`;
    await changeReply(page, menuUrl, ({ scheduledMenusDetails: [first, ...others] }: MenuReply) => ({
      scheduledMenusDetails: [{ ...first, portion: ['priya@example.com'] }, ...others],
    }));
    await page.goto('/menu');
    await expect(new Shopper(page).addButton('Snickerdoodle')).toBeVisible();
    await page.route(scriptUrl('http', 'accessibility-screen'), (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
    await leave(page);
    await expect.poll(() => receiver.received.map(({ body }) => body).join()).toContain('notLoaded');
    const bodies = receiver.received.map(({ body }) => body).join();
    expect(bodies).toContain('"kind":"notLoaded","component":"AccessibilityScreen"');
    expect(bodies).toContain(
      '"kind":"unreadable","call":"GET /api/v1/admin/menu-schedule/today","field":"scheduledMenusDetails[].portion"',
    );
    expect(bodies).not.toContain('priya');
  });

  test('end when the customer switches them off', async ({ page, receiver, errors }) => {
    await agree(page);
    await page.getByRole('switch', { name: 'Send reports' }).uncheck();
    await breakPage(page, errors);
    await page.goto('/menu');
    await breakPage(page, errors);
    await leave(page);
    expect(receiver.received).toEqual([]);
  });

  test('Global Privacy Control stops reports that the customer has agreed to', async ({ page, receiver, errors }) => {
    await agree(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    const before = receiver.received.length;
    await breakPage(page, errors);
    await leave(page);
    expect(receiver.received).toHaveLength(before);
  });
});

liveTest('a shop that names no receiver says nothing of reports and loads nothing for them', async ({ page }) => {
  const loaded = loadedForReports(page);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(heading)).toHaveCount(0);
  expect(loaded).toEqual([]);
});
