import type { Browser } from './ports';
import { isThisComputer } from './this-computer';

/** An empty list allows any https origin. */
type AllowedOrigins = readonly string[];

/** A browser resolves any other text against the current page. */
const absolute = /^https?:\/\//i;

/**
 * The URL must be absolute, https (http only on localhost and 127.0.0.1), free of user and password, and of an allowed
 * origin. `ownPages` adds the shop's origin for the demo's hosted pages.
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
  if (parsed.protocol !== 'https:' && !isThisComputer(parsed.hostname)) return false;
  return allowed.length === 0 || allowed.includes(parsed.origin);
}

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
