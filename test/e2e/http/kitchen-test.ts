import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { freePort } from '../../tools/free-port.mjs';
import { ReferenceBackend } from '../support/reference-services';

export interface Kitchen {
  readonly origin: string;
  /** Signs in on the tablet, whose clock goes on and can be moved. */
  readonly enter: (page: Page) => Promise<void>;
  readonly ask: (call: string, body?: object, token?: string) => Promise<{ status: number; reply: Reply }>;
  /** A customer places and pays it. Returns the id. */
  readonly order: (items: Readonly<Record<string, number>>) => Promise<string>;
  readonly statusOf: (id: string) => Promise<{ readonly orderStatus: string; readonly statusMessage: string }>;
  /** The subjects of all mails so far. */
  readonly mails: () => readonly string[];
}

interface Reply {
  readonly secret: string;
  readonly accessToken: string;
  readonly errorMessage: string;
  readonly order: { readonly id: string; readonly orderStatus: string; readonly statusMessage: string };
  readonly paymentCheckout: { readonly url: string };
  readonly board: { readonly days: readonly { readonly isByKitchen: boolean }[] };
}

const address = { addressLine1: '1 Elm St', city: 'Dallas', state: 'TX', zip: '75201', country: 'USA' };

/** Mails about orders go to nobody who has not pressed the link. */
async function confirmEmail(origin: string, mailTexts: () => string): Promise<void> {
  const link = /\/account\/confirm\?token=([\w-]+)/;
  await expect.poll(mailTexts).toMatch(link);
  const [, token = ''] = link.exec(mailTexts()) ?? [];
  await fetch(`${origin}/account/confirm`, { method: 'POST', body: new URLSearchParams({ token }) });
}

/** The reference backend in the worker's own process, with the sample menu of the shop. */
export const test = base.extend<{ kitchen: Kitchen }, { backend: ReferenceBackend }>({
  backend: [
    async ({ browserName: _browserName }, provide) => {
      const started = await ReferenceBackend.start();
      await provide(started);
      await started.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  kitchen: async ({ backend, browserName }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), `kitchen-${browserName}-`));
    const shopOrigin = `http://127.0.0.1:${await freePort()}`;
    const { origins, close } = await backend.open({ profile: 'cookies', shopOrigin, folder });
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
    const mailbox = join(folder, 'cookies/mails.txt');
    const mailTexts = () => (existsSync(mailbox) ? readFileSync(mailbox, 'utf8') : '');
    await confirmEmail(origins.api, mailTexts);
    await provide({
      origin: origins.api,
      ask,
      enter: async (page) => {
        await page.clock.install();
        await page.goto(`${origins.api}/kitchen`);
        await page.getByLabel('Name').fill('olga');
        await page.getByLabel('PIN or password').fill(secret);
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(page.getByRole('heading', { name: 'In the kitchen' })).toBeVisible();
      },
      order: async (quantities) => {
        const items = Object.entries(quantities).map(([itemId, quantity]) => ({ itemId, quantity }));
        const body = { channel: 'WEB', fulfillmentType: 'DELIVERY', tipAmount: 0, items, deliveryInfo: address };
        const { status, reply } = await ask('POST /api/v1/orders', { ...body, mobile: '+12145550100' }, accessToken);
        if (status !== 200) throw new Error(reply.errorMessage);
        const decision = new URLSearchParams({ decision: 'pay' });
        await fetch(reply.paymentCheckout.url, { method: 'POST', redirect: 'manual', body: decision });
        return reply.order.id;
      },
      statusOf: async (id) => (await ask(`GET /api/v1/orders/${id}`, undefined, accessToken)).reply.order,
      mails: () => [...mailTexts().matchAll(/^ann@example\.com\n(.*)$/gm)].map(([, subject = '']) => subject),
    });
    await close();
    rmSync(folder, { recursive: true });
  },
});

export const ticket = (page: Page, id: string) =>
  page.getByRole('article', { name: new RegExp(`${id.slice(0, -4)} ?${id.slice(-4)}$`) });
export const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

/** A press is sent after four seconds, in which it can be taken back. */
export const passUndo = (page: Page) => page.clock.runFor(4000);
