import { secondBatch } from '../../tools/builds.mjs';
import { test as base } from './watched-page';
export { expect } from './watched-page';

export interface TestedShop {
  readonly name: string;
  readonly items: readonly [string, string];
  readonly pickupStreet: string;
}

export interface ShopOption {
  readonly shop: TestedShop;
}

/** Also fails on console errors, and on requests to another host or to /api. */
export const test = base.extend<ShopOption & { readonly strict: undefined }>({
  shop: [secondBatch, { option: true }],
  strict: [
    async ({ context, baseURL, errors }, use) => {
      context.on('console', (message) => {
        // Tests that go offline expect pictures to fail.
        const isCut = message.text().includes('ERR_INTERNET_DISCONNECTED');
        // Full Chromium looks for the icon of a page of text, such as robots.txt.
        const isIcon = message.location().url.endsWith('/favicon.ico');
        if (message.type() === 'error' && !isCut && !isIcon) errors.push(`console: ${message.text()}`);
      });
      // Interception would turn the browser's cache off, so requests are only listened to.
      context.on('request', (request) => {
        const url = new URL(request.url());
        const isOurs = url.origin === new URL(baseURL ?? '').origin && !url.pathname.startsWith('/api');
        if (!isOurs && url.protocol !== 'data:' && url.protocol !== 'blob:') errors.push(`request to ${url.href}`);
      });
      await use(undefined);
    },
    { auto: true },
  ],
});
