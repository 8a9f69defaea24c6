import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import type { startRealServices as startServices } from '../../../src/tools/backend/development/start-real';
import { startModule } from '../../../src/tools/commands/typescript.mjs';
import { freePort } from '../../tools/free-port.mjs';
import { expectAccessible } from '../support/axe';

interface Kitchen {
  readonly origin: string;
  /** Signs in on the tablet. */
  readonly enter: (page: Page) => Promise<void>;
  readonly ask: (call: string, body?: object, token?: string) => Promise<{ status: number; reply: Reply }>;
  /** A customer places and pays it. Returns the id. */
  readonly order: (items: Readonly<Record<string, number>>) => Promise<string>;
  readonly messageOf: (id: string) => Promise<string>;
}

interface Reply {
  readonly secret: string;
  readonly accessToken: string;
  readonly errorMessage: string;
  readonly order: { readonly id: string; readonly statusMessage: string };
  readonly paymentCheckout: { readonly url: string };
}

const address = { addressLine1: '1 Elm St', city: 'Dallas', state: 'TX', zip: '75201', country: 'USA' };

/** The reference backend in the test's own process, with the sample menu of the shop. */
const test = base.extend<{ kitchen: Kitchen }>({
  kitchen: async ({ browserName }, provide) => {
    const { server, exports } = await startModule('/tools/backend/development/start-real.ts');
    const { startRealServices }: { readonly startRealServices: typeof startServices } = Object(exports);
    const folder = mkdtempSync(join(tmpdir(), `kitchen-${browserName}-`));
    const { origins, close } = await startRealServices({
      profile: 'cookies',
      shopOrigin: `http://127.0.0.1:${await freePort()}`,
      ports: { api: await freePort(), signIn: await freePort(), payment: await freePort() },
      folder,
      picturesFolder: 'fixtures/images',
    });
    const { KITCHEN_TOKEN } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
    const ask: Kitchen['ask'] = async (call, body, token = KITCHEN_TOKEN) => {
      const [method = '', path = ''] = call.split(' ');
      const reply = await fetch(origins.api + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      });
      return { status: reply.status, reply: await reply.json() };
    };
    const { secret } = (await ask('PUT /kitchen/staff/Olga', { role: 'owner' })).reply;
    const person = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '', password: 'secret-1' };
    const { accessToken } = (await ask('POST /api/v1/auth/register', person, '')).reply;
    await provide({
      origin: origins.api,
      ask,
      enter: async (page) => {
        await page.goto(`${origins.api}/kitchen`);
        await page.getByLabel('Name').fill('olga');
        await page.getByLabel('PIN or password').fill(secret);
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(page.getByRole('heading', { name: 'In the kitchen' })).toBeVisible();
      },
      order: async (quantities) => {
        const items = Object.entries(quantities).map(([itemId, quantity]) => ({ itemId, quantity }));
        const body = { channel: 'WEB', fulfillmentType: 'DELIVERY', tipAmount: 0, items, deliveryInfo: address };
        const { reply } = await ask('POST /api/v1/orders', { ...body, mobile: '+12145550100' }, accessToken);
        const decision = new URLSearchParams({ decision: 'pay' });
        await fetch(reply.paymentCheckout.url, { method: 'POST', redirect: 'manual', body: decision });
        return reply.order.id;
      },
      messageOf: async (id) =>
        (await ask(`GET /api/v1/orders/${id}`, undefined, accessToken)).reply.order.statusMessage,
    });
    await close();
    await server.close();
    rmSync(folder, { recursive: true });
  },
});

test.use({ viewport: { width: 1180, height: 820 } });

const ticket = (page: Page, id: string) =>
  page.getByRole('article', { name: new RegExp(`${id.slice(0, -4)} ?${id.slice(-4)}$`) });
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('a cook takes an order from its sound to the door, and one of them does not arrive', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true');
  const id = await kitchen.order({ 'classic-chocolate-chip': 2 });
  await expect(column(page, 'New').getByRole('article')).toHaveCount(1);
  await expect(page).toHaveTitle('(1) Kitchen · Second Batch');
  await expect(ticket(page, id)).toContainText('Classic Chocolate Chip');
  await expect(ticket(page, id)).toContainText('1 Elm St');
  await expectAccessible(page);

  const press = (name: string) => ticket(page, id).getByRole('button', { name }).click();
  await press('Accept');
  await press('Undo');
  await expect(ticket(page, id).getByRole('button', { name: 'Accept' })).toBeVisible();
  await press('Accept');
  await expect(column(page, 'In the kitchen').getByRole('article')).toHaveCount(1);
  await press('Start');
  await press('Ready');
  await press('Driver has it');
  await expect(column(page, 'Ready').getByRole('button', { name: /^Delivered/ })).toBeVisible();
  await press('Not delivered');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Keep the order' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Not delivered' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose why: the customer reads it.');
  await dialog.getByRole('radio', { name: 'Nobody was there' }).check();
  await dialog.getByRole('button', { name: 'Not delivered' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await kitchen.messageOf(id)).toBe('Your order could not be delivered: nobody was there.');
});

test('an owner pays one item back, sells out a dish, pauses, and the shop follows at once', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ 'classic-chocolate-chip': 2, snickerdoodle: 1 });
  await ticket(page, id).getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Something is sold out' }).check();
  await dialog.getByRole('checkbox', { name: 'Snickerdoodle' }).check();
  await dialog.getByRole('button', { name: /^Refund, give back \$\d/ }).click();
  await expect(ticket(page, id)).not.toContainText('Snickerdoodle');
  expect(await kitchen.messageOf(id)).toMatch(/^Your payment went through\. \d+(\.\d\d)? USD goes back to you\.$/);

  await page.getByRole('button', { name: 'Sold out' }).click();
  await dialog.getByRole('switch', { name: 'Sold out: Snickerdoodle' }).check();
  await expect(dialog.getByText('Sold out', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText(/^No new orders until \d/)).toBeVisible();
  const menu = await kitchen.ask('GET /api/v1/admin/menu-schedule/today');
  expect(menu.reply.errorMessage).toContain('takes orders again at');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Pause orders' })).toBeVisible();
});

test('the page says since when it is alone, and shows what came meanwhile once it is not', async ({
  page,
  kitchen,
}) => {
  await page.clock.install();
  await kitchen.enter(page);
  const connection = await page.context().newCDPSession(page);
  await page.route('**/kitchen/**', (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await connection.send('Network.enable');
  await connection.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: 0,
    uploadThroughput: 0,
  });
  await page.clock.runFor(21_000);
  await expect(page.getByText(/^No connection since \d+:\d\d/)).toBeVisible();
  const id = await kitchen.order({ snickerdoodle: 1 });
  await connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.unroute('**/kitchen/**');
  await page.clock.runFor(15_000);
  await expect(ticket(page, id)).toBeVisible();
  await expect(page.getByText(/^No connection since/)).toBeHidden();
});
