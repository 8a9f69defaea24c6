import { memoryItems } from '../../adapters/storage/json-storage';
import type { BrowserGlobals } from './browser.module';

/** Gives the shop the globals of a browser where there is none, as in a build or a story. They do and store nothing. */
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
