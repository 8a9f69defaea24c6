import type { OrderDialect } from '../domain/shop/shop-profile';

export type Backend = 'mock' | 'http' | 'fallback';

/** What a shop is run with. Every value was checked. */
export interface Settings {
  readonly backend: Backend;
  readonly profile: string;
  /** Base URLs without a slash at the end; '' is the shop's own origin. */
  readonly menuApiUrl: string;
  readonly authApiUrl: string;
  readonly orderApiUrl: string;
  /** Undefined: the profile's. */
  readonly orderDialect: OrderDialect | undefined;
  /** Empty: any https origin. */
  readonly checkoutOrigins: readonly string[];
  readonly signInOrigins: readonly string[];
  readonly idempotencyKey: boolean;
  readonly cart: 'browser' | 'server';
  readonly tokens: 'local' | 'memory';
}

export type RawSettings = Readonly<Record<string, unknown>>;

/** Fixed by the build: an `http` build holds no mock code, so nothing after the build can ask for it. */
const fixedByTheBuild = ['VITE_BACKEND', 'VITE_PROFILE'];
const known = [
  ...fixedByTheBuild,
  'VITE_API_URL',
  'VITE_MENU_API_URL',
  'VITE_AUTH_API_URL',
  'VITE_ORDER_API_URL',
  'VITE_ORDER_DIALECT',
  'VITE_CHECKOUT_ORIGINS',
  'VITE_SIGNIN_ORIGINS',
  'VITE_IDEMPOTENCY_KEY',
  'VITE_CART',
  'VITE_TOKENS',
];

/**
 * The settings of the build, overridden by the JSON block of the page. Throws an Error whose sentence names the setting
 * that is wrong.
 */
export function readSettings(build: RawSettings, page: RawSettings, profileNames: readonly string[]): Settings {
  const unknown = Object.keys(page).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`${unknown} is not a setting of this shop. The settings are ${known.join(', ')}.`);
  const late = fixedByTheBuild.find((name) => name in page && page[name] !== build[name]);
  if (late !== undefined) throw new Error(`${late} is fixed by the build and can not be changed in the page.`);

  const raw = { ...build, ...page };
  const api = url(raw, 'VITE_API_URL', '');
  return {
    backend: choice(raw, 'VITE_BACKEND', ['mock', 'http', 'fallback'], 'mock'),
    profile: choice(raw, 'VITE_PROFILE', profileNames, 'cookies'),
    menuApiUrl: url(raw, 'VITE_MENU_API_URL', api),
    authApiUrl: url(raw, 'VITE_AUTH_API_URL', api),
    orderApiUrl: url(raw, 'VITE_ORDER_API_URL', api),
    orderDialect: choice(raw, 'VITE_ORDER_DIALECT', ['lines', 'street', ''], '') || undefined,
    checkoutOrigins: origins(raw, 'VITE_CHECKOUT_ORIGINS'),
    signInOrigins: origins(raw, 'VITE_SIGNIN_ORIGINS'),
    idempotencyKey: choice(raw, 'VITE_IDEMPOTENCY_KEY', ['on', 'off'], 'on') === 'on',
    cart: choice(raw, 'VITE_CART', ['browser', 'server'], 'browser'),
    tokens: choice(raw, 'VITE_TOKENS', ['local', 'memory'], 'local'),
  };
}

/** The JSON block of a page; no block is an empty one. */
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

function choice<const Value extends string>(
  raw: RawSettings,
  name: string,
  values: readonly Value[],
  usual: Value,
): Value {
  const given = text(raw, name);
  if (given === '') return usual;
  const found = values.find((value) => value === given);
  if (found === undefined)
    throw new Error(`${name} must be one of ${values.filter(Boolean).join(', ')}, not "${given}".`);
  return found;
}

/** `new URL` also reads addresses that lack a slash. */
const absoluteUrl = /^https?:\/\/[^/]/i;

/** Throws for any other URL: the page's Content-Security-Policy blocks it, or the shop does not follow it. */
function requireSecure({ protocol, hostname }: URL, name: string, given: string): void {
  if (protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1') return;
  throw new Error(`${name} must be https, or http on localhost, not "${given}".`);
}

function url(raw: RawSettings, name: string, usual: string): string {
  const given = text(raw, name);
  if (given === '') return usual;
  const parsed = absoluteUrl.test(given) && URL.canParse(given) ? new URL(given) : undefined;
  if (!parsed || parsed.username || parsed.password || /[?#]/.test(given)) {
    throw new Error(
      `${name} must be an absolute http or https URL without query, user and password, like https://api.example.com, not "${given}".`,
    );
  }
  requireSecure(parsed, name, given);
  return given.replace(/\/+$/, '');
}

/** A host that a URL can have: an IPv6 address, or labels with no wildcard and none empty. */
const exactHost = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*)$/;

/** Each compared with the origin of a URL letter for letter, so each must be written as a browser writes it. */
function origins(raw: RawSettings, name: string): readonly string[] {
  const list = text(raw, name)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const part of list) {
    const parsed = absoluteUrl.test(part) && URL.canParse(part) ? new URL(part) : undefined;
    if (parsed?.origin !== part || !exactHost.test(parsed.hostname)) {
      throw new Error(
        `${name} must be a comma list of origins like https://pay.example.com, and "${part}" is not one. An origin has no path, no slash at the end, no wildcard and no user.`,
      );
    }
    requireSecure(parsed, name, part);
  }
  return list;
}
