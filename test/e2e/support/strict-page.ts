import { test as base } from '@playwright/test';
export { expect } from '@playwright/test';

/** What the tests that run against every shop need to know of it. */
export interface TestedShop {
  readonly name: string;
  /** Names of two items of its menu. */
  readonly items: readonly [string, string];
}

export interface ShopOption {
  readonly shop: TestedShop;
}

/**
 * Fails a test on uncaught errors, unhandled rejections, console errors, and requests to another host or to /api.
 */
export const test = base.extend<ShopOption & { failOnErrors: undefined }>({
  shop: [{ name: 'Second Batch', items: ['Classic Chocolate Chip', 'Snickerdoodle'] }, { option: true }],
  failOnErrors: [
    async ({ context, baseURL }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        // Tests that go offline expect pictures to fail.
        const isCut = message.text().includes('ERR_INTERNET_DISCONNECTED');
        if (message.type() === 'error' && !isCut) errors.push(`console: ${message.text()}`);
      });
      await context.route('**/*', async (route) => {
        const url = new URL(route.request().url());
        const isOurs = url.origin === new URL(baseURL ?? '').origin && !url.pathname.startsWith('/api');
        if (isOurs || url.protocol === 'data:' || url.protocol === 'blob:') return route.continue();
        errors.push(`request to ${url.href}`);
        return route.abort();
      });
      await use(undefined);
      if (errors.length > 0) throw new Error(errors.join('\n'));
    },
    { auto: true },
  ],
});
