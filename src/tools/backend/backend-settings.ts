import { isIP, isIPv4 } from 'node:net';
import * as z from 'zod/mini';
import { parseCalendarDate } from '../../domain/shared/calendar-date';

const text = (isRight: (text: string) => boolean, must: string) => z.string().check(z.refine(isRight, `must ${must}`));
const url = (pattern: RegExp, example: string) =>
  text((written) => URL.canParse(written) && pattern.test(written), `be a URL like ${example}`);
const origin = text(
  (written) => URL.canParse(written) && new URL(written).origin === written,
  'be an origin like https://shop.example.com',
);
const list = z.pipe(
  z.string(),
  z.transform((written) => written.split(',').flatMap((part) => part.trim() || [])),
);
const integer = (from: number, to: number) =>
  z.pipe(
    text(
      (written) => /^\d+$/.test(written) && Number(written) >= from && Number(written) <= to,
      `be a whole number from ${from} to ${to}`,
    ),
    z.transform(Number),
  );

/** Accepts what fastify accepts: addresses and networks of both versions, and three names of networks. It looks up no host. */
function isProxy(written: string): boolean {
  const [address = '', length, ...rest] = written.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(written)) return true;
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (length === undefined || isIPv4(length)) return true;
  return /^\d+$/.test(length) && Number(length) >= 1 && Number(length) <= (isIPv4(address) ? 32 : 128);
}

const schema = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(integer(1, 65_535), 5174),
  PUBLIC_URL: origin,
  /** Only this origin may call. Sign-in and payment lead back to it. */
  SHOP_ORIGIN: origin,
  SHOP_PROFILE: z._default(z.string(), 'cookies'),
  /** Days off beside those of the profile, as the shop's pages have them. */
  SHOP_CLOSED_ON: z._default(
    z.pipe(
      list.check(z.refine((days) => days.every(parseCalendarDate), 'must be days like 2026-11-26,2026-12-25')),
      z.transform((days) => days.flatMap((day) => parseCalendarDate(day) ?? [])),
    ),
    [],
  ),
  /** A PostgreSQL server; without a URL the database is in DATA_FOLDER. */
  DATABASE_URL: z.optional(url(/^postgres(ql)?:/, 'postgres://user@host/database')),
  DATA_FOLDER: z._default(z.string(), '.data'),
  KITCHEN_TOKEN: z.string().check(z.minLength(32, 'must have at least 32 characters')),
  OIDC_ISSUER: z._default(
    url(/^https:|^http:\/\/(localhost|127\.0\.0\.1)(?=[:/]|$)/, 'https://accounts.example.com'),
    'https://accounts.google.com',
  ),
  OIDC_CLIENT_ID: z.string(),
  OIDC_CLIENT_SECRET: z.string(),
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_WEBHOOK_SECRETS: list.check(z.minLength(1, 'must have at least one secret')),
  STRIPE_API_URL: z._default(origin, 'https://api.stripe.com'),
  /** Calls per minute and address. The limits of passwords, messages, orders and photos in limits.ts grow with it. */
  RATE_LIMIT: z._default(integer(1, 1_000_000_000), 600),
  /** An unpaid order keeps its items for this long. Then its payment page is closed. */
  HOLD_MINUTES: z._default(integer(5, 60), 15),
  /** One customer may have this many open unpaid orders, and this many pieces of limited dishes in all of them. */
  UNPAID_ORDERS: z._default(integer(1, 1000), 3),
  UNPAID_PIECES: z._default(integer(1, 100_000), 40),
  /** scrypt's N is 2 to this power. Each step doubles time and memory. */
  PASSWORD_COST: z._default(integer(4, 20), 17),
  /** A server for mails. Without it no mail is sent, and there are no accounts with a password. */
  SMTP_URL: z.optional(url(/^smtps?:/, 'smtps://user:password@mail.example.com')),
  MAIL_FROM: z._default(
    text(
      (written) => /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(written),
      'be an address like Shop <orders@shop.example.com>',
    ),
    'shop@localhost',
  ),
  /** After so many days, orders and messages lose the name, email and address. Unset, they keep them until deleted. */
  KEEP_PERSONAL_DAYS: z.optional(integer(30, 36_500)),
  /** `yes` takes test keys and `http:` in production too, to try a container. */
  ALLOW_TEST_SETTINGS: z._default(z.enum(['yes', 'no']), 'no'),
  PICTURES_FOLDER: z.optional(z.string()),
  /** X-Forwarded-For is believed from these addresses. */
  TRUSTED_PROXIES: z._default(
    list.check(z.refine((proxies) => proxies.every(isProxy), 'must be addresses like 10.0.0.5 or 172.16.0.0/12')),
    [],
  ),
});
export type BackendSettings = z.infer<typeof schema>;

/** Printed at the start, so that an operator notices a mistyped name. */
export function settingsLeftOut(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(schema.shape).filter((name) => !env[name]);
}

export function readBackendSettings(env: Readonly<Record<string, string | undefined>>): BackendSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  const wrong = read.success
    ? [
        ...(read.data.SMTP_URL !== undefined && !('MAIL_FROM' in given) ? ['MAIL_FROM is missing.'] : []),
        ...(env.NODE_ENV === 'production' ? testSettings(read.data) : []),
      ]
    : read.error.issues.map(({ path: [field], message }) => {
        const name = String(field);
        return given[name] === undefined ? `${name} is missing.` : `${name} ${message}.`;
      });
  if (read.success && wrong.length === 0) return read.data;
  throw new Error(wrong.join('\n'));
}

/** One sentence for each test setting that must not be open to customers. */
function testSettings(settings: BackendSettings): readonly string[] {
  const { STRIPE_SECRET_KEY, PUBLIC_URL, SHOP_ORIGIN, OIDC_ISSUER, STRIPE_API_URL, ALLOW_TEST_SETTINGS } = settings;
  if (ALLOW_TEST_SETTINGS === 'yes') return [];
  const urls = { PUBLIC_URL, SHOP_ORIGIN, OIDC_ISSUER, STRIPE_API_URL };
  const open = Object.entries(urls).filter(([, value]) => value.startsWith('http:'));
  return [
    ...(/^[sr]k_test/.test(STRIPE_SECRET_KEY) ? ['STRIPE_SECRET_KEY is a test key: nobody pays with it.'] : []),
    ...open.map(([name]) => `${name} must begin with https: in production.`),
  ];
}
