import { UrlGuard } from '../domain/shared/url-allowlist';
import type { Browser } from '../domain/shared/ports';
import type { Settings } from './settings';

type Origins = 'checkoutOrigins' | 'signInOrigins';

/** What lets through the origins that the settings name. Only a demo's sign-in and payment pages are the shop's own. */
export function urlGuard(origins: Origins) {
  return (browser: Browser, settings: Settings) =>
    new UrlGuard(browser, settings[origins], settings.backend === 'mock');
}
