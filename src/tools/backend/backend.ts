import fastifyStatic from '@fastify/static';
import { timingSafeEqual } from 'node:crypto';
import { resolve } from 'node:path';
import { serveAccount } from './accounts/serve-account';
import { Customers } from './accounts/customers';
import { serveSignIn } from './accounts/serve-sign-in';
import { Sessions } from './accounts/sessions';
import { newApp, type Guarded } from './app';
import { serveCart } from './cart/cart-routes';
import { serveContact } from './contact-routes';
import { migrate, type Database } from './database/database';
import { pgLite } from './database/pglite';
import { postgreSql } from './database/postgresql';
import { purger } from './database/purge';
import { serveKitchen } from './kitchen/kitchen-routes';
import { Menu } from './menu/menu';
import type { MenuFile } from './menu/menu-file';
import { serveMenu } from './menu/serve-menu';
import { outboxKinds } from './orders/move-order';
import { Outbox } from './orders/outbox';
import { serveOrders } from './orders/serve-orders';
import type { ServedShop } from './orders/wanted-order';
import { Checkouts } from './payments/checkouts';
import type { Payments } from './payments/payments';
import { StripePayments } from './payments/stripe-payments';
import { webhookRoute } from './payments/webhook-route';
import { hashOf } from './random';
import { noSuchCall } from './refusal';
import type { BackendSettings } from './backend-settings';

export interface BackendParts {
  readonly shop: ServedShop;
  readonly firstMenu?: MenuFile;
  readonly log: (message: string) => void;
  readonly payments?: Payments;
  readonly now?: () => Date;
  /** 0: only when `work` is called. */
  readonly workPeriod?: number;
}

export function openDatabase(
  { DATABASE_URL, DATA_FOLDER }: BackendSettings,
  log: BackendParts['log'],
): Promise<Database> {
  return DATABASE_URL === undefined ? pgLite(DATA_FOLDER) : Promise.resolve(postgreSql(DATABASE_URL, log));
}

/** Migrates the database and fills an empty menu. Closing the backend closes the database. */
export async function newBackend(settings: BackendSettings, database: Database, parts: BackendParts) {
  const { shop, firstMenu, log, now = () => new Date(), payments = new StripePayments(settings) } = parts;
  const { workPeriod = 2000 } = parts;
  await migrate(database);
  const menu = new Menu(database, shop, now);
  if (firstMenu && (await menu.isEmpty())) await menu.import(firstMenu);

  const customers = new Customers(database, settings.PASSWORD_COST);
  const sessions = new Sessions(database);
  const checkouts = new Checkouts(database, payments, log);
  const outbox = new Outbox(database, checkouts, settings.MAIL_URL, log);

  const expected = Buffer.from(hashOf(`Bearer ${settings.KITCHEN_TOKEN}`));
  const byStaff: Guarded = {
    preValidation: async ({ headers }) => {
      // 404 hides the call from everybody else.
      if (!timingSafeEqual(Buffer.from(hashOf(headers.authorization ?? '')), expected)) throw noSuchCall();
    },
  };

  const app = await newApp(settings, log);
  serveMenu(app, menu, byStaff);
  await serveAccount(app, database, customers, sessions);
  serveSignIn(app, database, customers, sessions, settings, log);
  serveCart(app, database, sessions, menu);
  serveContact(app, database);
  serveOrders(app, database, sessions, menu, checkouts, shop, now);
  await webhookRoute(app, payments, checkouts);
  serveKitchen(app, database, menu, byStaff);
  app.get('/health', { config: { rateLimit: false } }, async () => {
    await database.query('select 1');
    return { ok: true };
  });
  if (settings.PICTURES_FOLDER !== undefined)
    await app.register(fastifyStatic, {
      root: resolve(settings.PICTURES_FOLDER, 'products'),
      prefix: '/products/',
      maxAge: '1 day',
      setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
    });

  const purge = purger(database);
  const closing = new AbortController();
  const stalled = (error: unknown) => log(`Payments and mails wait: ${String(error)}`);
  /** No job waits for another, or fails with it. */
  const jobs = [...outboxKinds.map((kind) => () => outbox.send(kind, closing.signal)), purge].map(
    (job) => () => job().catch(stalled),
  );
  const work = async () => void (await Promise.all(jobs.map((job) => job())));
  const working = new Map<(typeof jobs)[number], Promise<void>>();
  const workAgain = () => {
    for (const job of jobs)
      if (!working.has(job))
        working.set(
          job,
          job().finally(() => working.delete(job)),
        );
  };
  const timer = workPeriod > 0 ? setInterval(workAgain, workPeriod) : undefined;
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await Promise.all(working.values());
    await database.close();
  });
  return { app, work };
}
