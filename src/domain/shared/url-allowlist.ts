import type { Browser } from './ports';

/** Origins that a URL may have; empty allows any https origin. */
export type AllowedOrigins = readonly string[];

/** Anything less complete would be read against the page it is on. */
const absolute = /^https?:\/\//i;

/**
 * Where the browser may be sent by a service's answer: absolute, https (http only on localhost and 127.0.0.1), without
 * user name or password, of an allowed origin. The shop's own origin is allowed only where `ownPages` says so: the demo's
 * stand-in pages live there.
 */
export function isAllowedUrl(
  url: unknown,
  browser: Browser,
  allowed: AllowedOrigins,
  ownPages: boolean,
): url is string {
  if (typeof url !== 'string' || !absolute.test(url)) return false;
  const parsed = browser.parseUrl(url);
  if (!parsed || parsed.hasCredentials) return false;
  if (ownPages && parsed.origin === browser.origin) return true;
  const isLocal = parsed.hostname === 'localhost' || parsed.hostname === '127.0.0.1';
  if (parsed.protocol !== 'https:' && !isLocal) return false;
  return allowed.length === 0 || allowed.includes(parsed.origin);
}

/** The rule with its settings filled in, as a use-case needs it. */
export class UrlGuard {
  constructor(
    private readonly browser: Browser,
    private readonly allowed: AllowedOrigins,
    private readonly ownPages: boolean,
  ) {}

  allows(url: unknown): url is string {
    return isAllowedUrl(url, this.browser, this.allowed, this.ownPages);
  }
}
