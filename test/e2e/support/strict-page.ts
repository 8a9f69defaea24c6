import { test as base } from '@playwright/test';
export { expect } from '@playwright/test';

/** The shop that a build shows, as far as the tests that run against every shop need to know it. */
export interface TestedShop {
  readonly name: string;
  /** Names of two items of its menu. */
  readonly items: readonly [string, string];
}

export interface ShopOption {
  readonly shop: TestedShop;
}

/**
 * A page under watch: whatever it throws, rejects without a catch, or asks of another host or of /api, fails the test
 * that it happened in, whether the test looked there or not.
 */
export const test = base.extend<ShopOption & { watched: undefined }>({
  shop: [{ name: 'Second Batch', items: ['Classic Chocolate Chip', 'Snickerdoodle'] }, { option: true }],
  watched: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        // A test that cuts the connection knows that pictures do not come.
        const isCut = message.text().includes('ERR_INTERNET_DISCONNECTED');
        if (message.type() === 'error' && !isCut) complaints.push(`console: ${message.text()}`);
      });
      await context.route('**/*', async (route) => {
        const url = new URL(route.request().url());
        const isOurs = url.origin === new URL(baseURL ?? '').origin && !url.pathname.startsWith('/api');
        if (isOurs || url.protocol === 'data:' || url.protocol === 'blob:') return route.continue();
        complaints.push(`request to ${url.href}`);
        return route.abort();
      });
      await use(undefined);
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    },
    { auto: true },
  ],
});
