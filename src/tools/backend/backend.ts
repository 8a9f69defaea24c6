import fastifyStatic from '@fastify/static';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calendarDateIn } from '../../domain/shared/calendar-date';
import { forgetAfter, serveCustomerData } from './accounts/customer-data';
import { serveRecovery } from './accounts/recover-account';
import { serveAccount } from './accounts/serve-account';
import { servePhotos } from './accounts/serve-photos';
import { serveSignIn } from './accounts/serve-sign-in';
import { Sessions } from './accounts/sessions';
import { newApp, type Answered } from './app';
import { serveCart } from './cart/cart-routes';
import { serveContact } from './contact-routes';
import { migrate, type Database } from './database/database';
import { pgLite } from './database/pglite';
import { postgreSql } from './database/postgresql';
import { newBoard } from './kitchen/board';
import { serveEndings } from './kitchen/end-order';
import { serveKitchen } from './kitchen/kitchen-routes';
import { serveOpening } from './kitchen/opening-routes';
import { newLimits } from './limits';
import { serveBoard, type BoardOptions } from './kitchen/serve-board';
import { importMenu, type MenuFile } from './menu/menu-file';
import { Schedule } from './menu/schedule';
import { serveMenu } from './menu/serve-menu';
import { outboxKinds, sendDue, type OutboxKind, type Way } from './orders/outbox';
import { mailWay } from './mail/mail-way';
import { smtpPost, type Post } from './mail/post';
import { serveOrders } from './orders/serve-orders';
import type { ServedShop } from './orders/wanted-order';
import { newCheckouts } from './payments/checkouts';
import type { Payments } from './payments/payments';
import { StripePayments } from './payments/stripe-payments';
import { newShopTexts } from './shop-texts';
import { serveStaff } from './staff/serve-staff';
import { newStaffAccess } from './staff/staff-access';
import { serveSeen } from './seen';
import type { BackendSettings } from './backend-settings';

/** Deletes rows that can never be used again. A session keeps its used tokens until it ends: a late second use ends it. */
const ended = [
  'delete from sign_in_codes where expires_at < now()',
  'delete from sessions where ended_at is not null or expires_at < now()',
  'delete from mail_tokens where expires_at < now()',
  'delete from staff_sessions where expires_at < now()',
  "delete from staff_devices where made_at < now() - interval '1 year'",
  'delete from limits where until < now()',
  "delete from order_networks where made_at < now() - interval '1 day'",
  // The shop sends a key again for a day. A statement must end in time, and the first of these may meet a year of orders.
  `delete from order_keys where (customer_id, key) in (select customer_id, key from order_keys
     where made_at < now() - interval '60 days' order by made_at limit 10000)`,
  // Links are mailed once, and have no other trace.
  "delete from outbox where send_at is null and kind = 'mail' and subject ~ '^(confirm|reset|recover) '",
  "delete from known_networks where seen_at < now() - interval '60 days'",
  "delete from cart_items where owner like 'guest %' and added_at < now() - interval '60 days'",
];
const purgePeriod = 60 * 60_000;

export interface BackendParts {
  readonly shop: ServedShop;
  readonly firstMenu?: MenuFile;
  readonly log: (message: string) => void;
  readonly payments?: Payments;
  /** Default: the server of the settings. */
  readonly post?: Post;
  readonly now?: () => Date;
  /** In milliseconds. With 0, work is done only when `work` is called. */
  readonly workPeriod?: number;
  /** Called for each answer, without anything about the person who asked. */
  readonly answered?: (line: Answered) => void;
  /** How long a body may take to arrive. */
  readonly bodyPatience?: number;
  readonly boardOptions?: BoardOptions;
}

export function openDatabase(
  { DATABASE_URL, DATA_FOLDER }: BackendSettings,
  log: BackendParts['log'],
): Promise<Database> {
  return DATABASE_URL === undefined ? pgLite(DATA_FOLDER) : Promise.resolve(postgreSql(DATABASE_URL, log));
}

export const picturesOf = (folder: string) => resolve(folder, 'products');

/** Migrates the database and fills an empty menu. Closing the backend closes the database. */
export async function newBackend(settings: BackendSettings, database: Database, parts: BackendParts) {
  const { firstMenu, log, now = () => new Date(), payments = new StripePayments(settings) } = parts;
  const { SHOP_CLOSED_ON, SMTP_URL, MAIL_FROM } = settings;
  const shop = { ...parts.shop, closedOn: [...(parts.shop.closedOn ?? []), ...SHOP_CLOSED_ON] };
  const post = parts.post ?? (SMTP_URL === undefined ? undefined : smtpPost(SMTP_URL, MAIL_FROM));
  const { workPeriod = 2000 } = parts;
  await migrate(database);
  const schedule = new Schedule(database, shop, now);
  const isEmpty = (await database.query('select 1 from menu_items limit 1')).length === 0;
  if (firstMenu && isEmpty) await importMenu(database, schedule, firstMenu, { name: 'first start' });

  const sessions = new Sessions(database);
  const limits = newLimits(database, settings.RATE_LIMIT);
  const today = () => calendarDateIn(shop.timeZone, now());
  const texts = newShopTexts(shop);
  const checkouts = newCheckouts(database, payments, settings.HOLD_MINUTES, today, texts, log);

  const access = newStaffAccess(database, settings);
  const app = await newApp(settings, log, parts);
  serveMenu(app, database, schedule, texts, access.byStaff);
  serveAccount(app, database, sessions, limits, settings, post !== undefined);
  await servePhotos(app, database, sessions, limits, settings);
  if (post)
    serveRecovery(app, database, limits, {
      passwordCost: settings.PASSWORD_COST,
      shopName: shop.name,
      shopOrigin: settings.SHOP_ORIGIN,
    });
  serveSignIn(app, database, sessions, limits, settings, log);
  serveCart(app, database, sessions, schedule, limits);
  serveContact(app, database, limits);
  serveOrders(app, database, sessions, schedule, checkouts, shop, limits, settings, now);
  app.post('/webhooks/stripe', { config: { isSigned: true } }, async ({ body, headers }) => {
    const providerId = await payments.readWebhook(String(body), String(headers['stripe-signature']));
    if (providerId !== undefined) await checkouts.askForPage(providerId);
    return { received: true };
  });
  serveStaff(app, database, access, limits, settings.PASSWORD_COST);
  serveKitchen(app, database, access.byStaff, texts);
  serveEndings(app, database, access.byStaff, texts, checkouts, shop.pricing.smallestAmount);
  serveOpening(app, database, schedule, access.byStaff);
  serveCustomerData(app, database, access.byStaff);
  serveBoard(app, newBoard(database, schedule, shop, texts, now), access, shop.name, log, parts.boardOptions);
  serveSeen(app, database);
  if (settings.PICTURES_FOLDER !== undefined)
    await app.register(fastifyStatic, {
      root: picturesOf(settings.PICTURES_FOLDER),
      prefix: '/products/',
      maxAge: '1 day',
      setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
    });

  const closing = new AbortController();
  const ways: Readonly<Record<OutboxKind, Way>> = {
    ask: { send: checkouts.ask },
    close: { send: checkouts.close },
    refund: { send: checkouts.refund },
    mail: mailWay(database, post, shop, texts, settings, limits),
  };
  /** No job waits for another, or fails with it. */
  const alone = (failed: string, job: () => Promise<unknown>) => () =>
    job().then(
      () => undefined,
      (error: unknown) => log(`${failed}: ${String(error)}`),
    );
  const outbox = outboxKinds.map((kind) =>
    alone('Payments and mails wait', () => sendDue(database, kind, ways[kind], closing.signal, log)),
  );
  const { KEEP_PERSONAL_DAYS: days } = settings;
  const purges = [
    ...ended.map((statement) => alone('What has ended is not deleted', () => database.query(statement))),
    ...(days === undefined
      ? []
      : [alone('Customers are not forgotten', () => forgetAfter(database, days, closing.signal))]),
    alone('No space is given back', async () => database.tidy?.()),
  ];
  const purge = async () => {
    for (const job of purges) await job();
  };
  const repeat = async (job: () => Promise<void>, period: number) => {
    while (!closing.signal.aborted) {
      await job();
      await pause(period, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const working = workPeriod > 0 ? [repeat(purge, purgePeriod), ...outbox.map((job) => repeat(job, workPeriod))] : [];
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.all(working);
    await database.close();
  });
  return { app, work: async () => void (await Promise.all([purge, ...outbox].map((job) => job()))) };
}
