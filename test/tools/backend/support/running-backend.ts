import { onTestFinished } from 'vitest';
import type { Answered } from '../../../../src/tools/backend/app';
import { newBackend } from '../../../../src/tools/backend/backend';
import type { Database } from '../../../../src/tools/backend/database/database';
import type { BoardOptions } from '../../../../src/tools/backend/kitchen/serve-board';
import { menuFile, type MenuFile } from '../../../../src/tools/backend/menu/menu-file';
import type { ServedShop } from '../../../../src/tools/backend/orders/wanted-order';
import type { Mail, Post } from '../../../../src/tools/backend/mail/post';
import type { Payments } from '../../../../src/tools/backend/payments/payments';
import { migratedDatabase } from './engines';
import { dish, openPages, secrets, shop } from './shop-of-backend';

export const kitchenToken = secrets.kitchen;
export const menu = menuFile.parse([
  { ...dish, id: 'soup', name: 'Tomato Soup', price: 4.5, isVegetarian: true, portion: 'Serves 1', spiceLevel: 1 },
  { ...dish, id: 'bread', name: 'Flat Bread', price: 2.25, category: 'Sides', quantityAvailable: 3 },
]);

interface Given {
  readonly database?: Database;
  readonly env?: Readonly<Record<string, string>>;
  /** Default: a webhook is sent once. */
  readonly deliver?: (send: () => Promise<void>) => void;
  readonly now?: () => Date;
  readonly hasSignIn?: boolean;
  readonly shop?: Partial<ServedShop>;
  readonly menu?: MenuFile;
  readonly payments?: Payments;
  /** Default: keeps what is sent. Null: there is no mail. */
  readonly post?: Post | null;
  readonly workPeriod?: number;
  readonly bodyPatience?: number;
  readonly answered?: (line: Answered) => void;
  readonly boardOptions?: BoardOptions;
}

/**
 * The database is that of the engine in use, and payment and sign-in pages have origins of their own. The backend is gone after the
 * test.
 */
export async function runBackend({
  database,
  env = {},
  deliver,
  now,
  hasSignIn = false,
  shop: change,
  menu: firstMenu = menu,
  post,
  ...parts
}: Given = {}) {
  const pages = await openPages({ env, deliver, hasSignIn });
  const log: string[] = [];
  const mails: Mail[] = [];
  const kept: Post = { send: (mail) => Promise.resolve(void mails.push(mail)) };
  const store = database ?? (await migratedDatabase());
  const backend = await newBackend(pages.settings, store, {
    shop: { ...shop, ...change },
    firstMenu,
    log: (line) => log.push(line),
    ...(now ? { now } : {}),
    ...(post === null ? {} : { post: post ?? kept }),
    ...parts,
  });
  await backend.app.listen(pages.address);
  onTestFinished(async () => {
    await Promise.all([backend.app.close(), pages.close()]);
  });
  return {
    origin: pages.origin,
    store,
    log,
    mails,
    work: backend.work,
    close: () => backend.app.close(),
    sessions: pages.sessions,
    webhookSecret: secrets.webhook,
    request: requestOf(pages.origin),
  };
}

export type RunningBackend = Awaited<ReturnType<typeof runBackend>>;

interface Sent {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function requestOf(origin: string) {
  return async (call: string, { token, body, headers = {} }: Sent = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const reply = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, reply };
  };
}

export async function register({ request }: RunningBackend, email = `${crypto.randomUUID()}@example.com`) {
  const body = { email, password: 'secret-1', firstName: 'Ann', lastName: 'Lee', phone: '' };
  const { reply } = await request('POST /api/v1/auth/register', { body });
  return { token: String(reply.accessToken), refreshToken: String(reply.refreshToken), email };
}

export const address = { addressLine1: '1 Elm St', city: 'Dallas', state: 'TX', zip: '75201', country: 'USA' };

export function order(items: Readonly<Record<string, number>>, more: object = {}) {
  const lines = Object.entries(items).map(([itemId, quantity]) => ({ itemId, quantity }));
  return {
    channel: 'WEB',
    fulfillmentType: 'DELIVERY',
    tipAmount: 0,
    items: lines,
    deliveryInfo: address,
    mobile: '+12145550100',
    ...more,
  };
}

export async function placeOrder({ request }: RunningBackend, token: string, items: Readonly<Record<string, number>>) {
  const { reply } = await request('POST /api/v1/orders', { token, body: order(items) });
  return { id: String(reply.order.id), url: String(reply.paymentCheckout.url) };
}

/** Places it, pays it, and waits until the backend knows. */
export async function placePaid(backend: RunningBackend, token: string, items: Readonly<Record<string, number>>) {
  const placed = await placeOrder(backend, token, items);
  await decide(placed.url, 'pay');
  await reconcileNow(backend);
  return placed;
}

/** Returns where the payment page sends the browser. */
export async function decide(url: string, decision: 'pay' | 'decline' | 'abandon'): Promise<string> {
  const { headers } = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision }) });
  return headers.get('location') ?? '';
}

export async function statusOf({ request }: RunningBackend, token: string, id: string): Promise<string> {
  return (await request(`GET /api/v1/orders/${id}`, { token })).reply.order.orderStatus;
}

export async function stockOf({ request }: RunningBackend, itemId: string): Promise<number> {
  const { reply } = await request('GET /api/v1/admin/menu-schedule/today');
  return reply.scheduledMenusDetails.find((row: { menuItemId: string }) => row.menuItemId === itemId).quantityAvailable;
}

export async function reconcileNow({ store, work }: RunningBackend): Promise<void> {
  await store.query("update outbox set send_at = now() where kind = 'ask' and send_at is not null");
  await work();
  // A mail or refund that an answer asks for leaves in the next round.
  await work();
}
