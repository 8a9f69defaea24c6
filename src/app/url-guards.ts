import { UrlGuard } from '../domain/shared/url-allowlist';
import type { Browser } from '../domain/shared/ports';
import type { Settings } from './settings';

type Origins = 'checkoutOrigins' | 'signInOrigins';

/** The sign-in and payment pages of a demo are on the shop's own origin. */
export function urlGuard(origins: Origins) {
  return (browser: Browser, settings: Settings) =>
    new UrlGuard(browser, settings[origins], settings.backend === 'mock');
}
