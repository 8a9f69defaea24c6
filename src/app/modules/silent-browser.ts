import { memoryItems } from '../../adapters/storage/json-storage';
import type { BrowserGlobals } from './browser.module';

/** The shop runs in this where there is no browser, as in a build or a story. Nothing happens in it. */
export function silentBrowser({
  origin = '',
  assign = () => undefined,
  crypto = globalThis.crypto,
}: Partial<BrowserGlobals['location'] & Pick<BrowserGlobals, 'crypto'>> = {}): BrowserGlobals {
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => true };
  return {
    ...silent,
    localStorage: memoryItems(),
    sessionStorage: memoryItems(),
    document: { ...silent, visibilityState: 'visible' },
    location: { origin, assign },
    navigator: { onLine: true },
    crypto,
  };
}
