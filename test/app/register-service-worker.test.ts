import { afterEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '../../src/app/start/release';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['/', '/sw.js'],
  ['/shop/', '/shop/sw.js'],
])('the service worker of a shop in %s is %s', (base, url) => {
  vi.stubEnv('BASE_URL', base);
  const registered: string[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { serviceWorker: { register: async (script: string) => registered.push(script) } });
  registerServiceWorker();
  expect(registered).toEqual([url]);
});
