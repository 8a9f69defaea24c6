import { memoryItems } from '../../adapters/storage/json-storage';
import type { BrowserGlobals } from './browser.module';

/** Browser globals for places without a browser, such as a build or a story. They do nothing and store nothing. */
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
