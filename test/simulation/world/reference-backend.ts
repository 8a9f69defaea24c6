import { newBackend } from '../../../src/tools/backend/backend';
import { readBackendSettings } from '../../../src/tools/backend/backend-settings';
import type { Database } from '../../../src/tools/backend/database/database';
import { pgLite } from '../../../src/tools/backend/database/pglite';
import type { Payments } from '../../../src/tools/backend/payments/payments';
import type { ShopProfile } from '../../../src/domain/shop/shop-profile';

export const kitchenToken = 'k'.repeat(32);

const settings = readBackendSettings({
  PUBLIC_URL: 'https://api.test',
  SHOP_ORIGIN: 'https://shop.test',
  KITCHEN_TOKEN: kitchenToken,
  OIDC_CLIENT_ID: 'none',
  OIDC_CLIENT_SECRET: 'none',
  STRIPE_SECRET_KEY: 'none',
  STRIPE_WEBHOOK_SECRETS: 'none',
  RATE_LIMIT: '1000000',
  UNPAID_ORDERS: '1000',
  UNPAID_PIECES: '100000',
  PASSWORD_COST: '4',
});

/** `now()` in SQL is the time of the story: the schema comes before that of PostgreSQL's own function. */
const storyTime = `create schema if not exists story;
  create or replace function story.now() returns timestamptz language sql stable
    as $$ select pg_catalog.to_timestamp(pg_catalog.current_setting('story.now')::float8) $$;
  set search_path = public, story, pg_catalog`;

let opened: Promise<Database> | undefined;

/** Making the database takes longer than many stories, so a process has one. */
async function emptyDatabase(): Promise<Database> {
  opened ??= pgLite(undefined);
  const database = await opened;
  await database.script(`${storyTime}; drop schema public cascade; create schema public`);
  return { ...database, close: () => Promise.resolve() };
}

export async function newReferenceBackend(shop: ShopProfile, payments: Payments, now: () => Date) {
  const database = await emptyDatabase();
  const tellTime = () => database.query(`select set_config('story.now', $1, false)`, [String(now().getTime() / 1000)]);
  await tellTime();
  const log: string[] = [];
  const { app, work } = await newBackend(settings, database, {
    shop,
    payments,
    now,
    log: (line) => log.push(line),
    workPeriod: 0,
    post: { send: () => Promise.resolve() },
  });
  return { app, work, database, tellTime, log };
}

export type SimulatedBackend = Awaited<ReturnType<typeof newReferenceBackend>>;
