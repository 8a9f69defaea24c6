import { isThisComputer } from '../domain/shared/this-computer.ts';
import type { OrderDialect } from '../domain/shop/shop-profile';
import { ownerSettingNames, readOwnerSettings, type OwnerSettings } from './owner-settings.ts';

type Backend = 'mock' | 'http' | 'fallback';

export interface Settings extends OwnerSettings {
  readonly backend: Backend;
  readonly profile: string;
  /** Base URLs without a trailing slash; '' is the shop's own origin. */
  readonly menuApiUrl: string;
  readonly authApiUrl: string;
  readonly orderApiUrl: string;
  readonly orderDialect: OrderDialect | undefined;
  readonly checkoutOrigins: readonly string[];
  readonly signInOrigins: readonly string[];
  /** Hosts of pictures of dishes and customers; empty for any https origin. */
  readonly pictureOrigins: readonly string[];
  readonly idempotencyKey: boolean;
  /** `server`: the service knows the visitor by a cookie; `server-token`: by the customer's token. */
  readonly cart: 'browser' | 'server' | 'server-token';
  readonly tokenStorage: 'local' | 'memory';
  readonly otherShopUrl: string;
  readonly siteUrl: string;
  readonly reportsUrl: string;
  readonly reportsSamplePercent: number;
}

export type RawSettings = Readonly<Record<string, unknown>>;

/** A page cannot change these: an `http` build, for example, holds no mock code. */
const buildOnly = ['VITE_BACKEND', 'VITE_PROFILE', 'VITE_SITE_URL'];
export const settingNames: readonly string[] = [
  ...buildOnly,
  'VITE_API_URL',
  'VITE_MENU_API_URL',
  'VITE_AUTH_API_URL',
  'VITE_ORDER_API_URL',
  'VITE_ORDER_DIALECT',
  'VITE_CHECKOUT_ORIGINS',
  'VITE_SIGNIN_ORIGINS',
  'VITE_PICTURE_ORIGINS',
  'VITE_IDEMPOTENCY_KEY',
  'VITE_CART',
  'VITE_TOKENS',
  'VITE_OTHER_SHOP_URL',
  'VITE_REPORTS_URL',
  'VITE_REPORTS_SAMPLE',
  ...ownerSettingNames,
];

/** The page's settings override the build's. Throws an Error that names the wrong setting. */
export function readSettings(build: RawSettings, page: RawSettings, profileNames: readonly string[]): Settings {
  const unknown = Object.keys(page).filter((name) => !settingNames.includes(name));
  // A misspelled `VITE_` name stops the start, because it could be the list of allowed payment origins. The owner's own
  // settings never do.
  const technical = unknown.find((name) => name.startsWith('VITE_'));
  if (technical !== undefined) throw new Error(notASetting(technical));
  const changed = buildOnly.find((name) => name in page && page[name] !== build[name]);
  if (changed !== undefined) throw new Error(`${changed} is fixed by the build and cannot be changed in the page.`);

  const raw = { ...build, ...page };
  const api = url(raw, 'VITE_API_URL', '');
  return {
    backend: choice(raw, 'VITE_BACKEND', ['mock', 'http', 'fallback'], 'mock'),
    profile: choice(raw, 'VITE_PROFILE', profileNames, 'cookies'),
    menuApiUrl: url(raw, 'VITE_MENU_API_URL', api),
    authApiUrl: url(raw, 'VITE_AUTH_API_URL', api),
    orderApiUrl: url(raw, 'VITE_ORDER_API_URL', api),
    orderDialect: choice(raw, 'VITE_ORDER_DIALECT', ['lines', 'street'], undefined),
    checkoutOrigins: origins(raw, 'VITE_CHECKOUT_ORIGINS'),
    signInOrigins: origins(raw, 'VITE_SIGNIN_ORIGINS'),
    pictureOrigins: origins(raw, 'VITE_PICTURE_ORIGINS'),
    idempotencyKey: choice(raw, 'VITE_IDEMPOTENCY_KEY', ['on', 'off'], 'on') === 'on',
    cart: choice(raw, 'VITE_CART', ['browser', 'server', 'server-token'], 'browser'),
    tokenStorage: choice(raw, 'VITE_TOKENS', ['local', 'memory'], 'local'),
    otherShopUrl: url(raw, 'VITE_OTHER_SHOP_URL', ''),
    siteUrl: site(raw, 'VITE_SITE_URL'),
    reportsUrl: url(raw, 'VITE_REPORTS_URL', ''),
    reportsSamplePercent: percent(raw, 'VITE_REPORTS_SAMPLE', 100),
    ...readOwnerSettings(page, unknown.map(notASetting)),
  };
}

const notASetting = (name: string) =>
  `${name} is not a setting of this shop. The settings are ${settingNames.join(', ')}.`;

export function parseSettingsBlock(json: string | null | undefined): RawSettings {
  if (!json?.trim()) return {};
  const wrong = 'The block storefront-config in index.html must be a JSON object of settings';
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw new Error(`${wrong}, but it is not JSON.`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error(`${wrong}.`);
  return { ...parsed };
}

function text(raw: RawSettings, name: string): string {
  const value = raw[name] ?? '';
  if (typeof value !== 'string') throw new Error(`${name} must be a text, not ${JSON.stringify(value)}.`);
  return value.trim();
}

function choice<const Value extends string, Default extends Value | undefined>(
  raw: RawSettings,
  name: string,
  values: readonly Value[],
  defaultValue: Default,
): Value | Default {
  const given = text(raw, name);
  if (given === '') return defaultValue;
  const found = values.find((value) => value === given);
  if (found === undefined) throw new Error(`${name} must be one of ${values.join(', ')}, not "${given}".`);
  return found;
}

function percent(raw: RawSettings, name: string, defaultValue: number): number {
  const given = text(raw, name);
  if (given === '') return defaultValue;
  if (!/^\d{1,2}$|^100$/.test(given)) throw new Error(`${name} must be a whole number from 0 to 100, not "${given}".`);
  return Number(given);
}

/** `new URL` also accepts URLs that lack a slash. */
const absoluteUrl = /^https?:\/\/[^/]/i;

/** Any other URL is an error, because the page's Content-Security-Policy blocks it, or the shop does not follow it. */
function requireSecure({ protocol, hostname }: URL, name: string, given: string): void {
  if (protocol === 'https:' || isThisComputer(hostname)) return;
  throw new Error(`${name} must be https, or http on localhost, not "${given}".`);
}

function url(raw: RawSettings, name: string, defaultValue: string): string {
  const given = text(raw, name);
  if (given === '') return defaultValue;
  const parsed = absoluteUrl.test(given) && URL.canParse(given) ? new URL(given) : undefined;
  if (!parsed || parsed.username || parsed.password || /[?#]/.test(given)) {
    throw new Error(
      `${name} must be an absolute http or https URL without query, user and password, like https://api.example.com, not "${given}".`,
    );
  }
  requireSecure(parsed, name, given);
  return given.replace(/\/+$/, '');
}

function site(raw: RawSettings, name: string): string {
  const given = url(raw, name, '');
  if (given === '' || new URL(given).origin === given) return given;
  throw new Error(`${name} must be the origin of the shop, like https://shop.example.com, not "${given}".`);
}

const exactHost = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*)$/;

/** The guard compares text, so each must be written as a browser writes an origin. */
function origins(raw: RawSettings, name: string): readonly string[] {
  const list = text(raw, name)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const part of list) {
    const parsed = absoluteUrl.test(part) && URL.canParse(part) ? new URL(part) : undefined;
    if (parsed?.origin !== part || !exactHost.test(parsed.hostname)) {
      throw new Error(
        `${name} must be a comma list of origins like https://pay.example.com, and "${part}" is not one.`,
      );
    }
    requireSecure(parsed, name, part);
  }
  return list;
}
