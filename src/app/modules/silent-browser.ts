import { memoryItems } from '../../adapters/storage/json-storage';
import type { BrowserGlobals } from './browser.module';

/** A browser in which nothing happens and nothing is stored, for a shop that runs where there is none. */
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
