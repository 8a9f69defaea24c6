import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import type { Fault } from '../../../src/tools/mock-api/faults';
import type { CheckoutReading } from '../../../src/tools/mock-api/order-routes';
import type { ReplyFields } from '../../../src/tools/mock-api/specified-fields';
import { specifiedNumbers } from '../../../src/domain/shop/shop-numbers';
import { startMockServices } from '../../../src/tools/mock-api/start';
import { test as base } from '../support/watched-page';

export { expect } from '../support/watched-page';
export type { Fault };

/** The choices the specification leaves open. */
interface ApiVariant {
  readonly dialect: 'lines' | 'street';
  readonly checkoutReading: CheckoutReading;
  /** Where the cart is stored. */
  readonly cart: 'browser' | 'server';
  /** The fields of its replies; by default all that the shop can show. */
  readonly fields?: ReplyFields;
}

/** The mock services of one test. */
export interface Services {
  readonly apiOrigin: string;
  readonly hostedPagesOrigin: string;
  /** Makes a call, for example `GET /api/v1/orders/me`, fail until `clearFaults`. */
  setFault(call: string, fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
}

interface LiveFixtures {
  readonly variant: ApiVariant;
  readonly services: Services;
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The http build over services on two other origins, configured through the settings block of its page. */
export const test = base.extend<LiveFixtures>({
  variant: [{ dialect: 'lines', checkoutReading: 'paymentCheckout', cart: 'browser' }, { option: true }],

  services: async ({ baseURL, variant }, provide) => {
    const running = await startMockServices({
      sample: {
        categories: ['Classic', 'Premium', 'Seasonal', 'Gluten-Free'],
        products: json('fixtures/cookies/products.json'),
        loadOrders: () => Promise.resolve(json('fixtures/cookies/orders.json')),
        demoCustomer: {
          firstName: 'Priya',
          lastName: 'Raman',
          email: 'priya.raman@example.com',
          phone: '',
          password: 'demo-password',
        },
        orderPrefix: 'SB',
      },
      shop: { ...specifiedNumbers, timeZone: 'America/Chicago' },
      shopOrigin: baseURL ?? '',
      apiPort: 0,
      hostedPagesPort: 0,
      picturesFolder: 'fixtures/images',
      checkoutReading: variant.checkoutReading,
      ...(variant.fields ? { fields: variant.fields } : {}),
    });
    const faults = (method: string, body?: unknown) =>
      fetch(`${running.api.origin}/mock/faults`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    await provide({
      apiOrigin: running.api.origin,
      hostedPagesOrigin: running.hostedPages.origin,
      setFault: async (call, fault) => void (await faults('PUT', { call, fault })),
      clearFaults: async () => void (await faults('DELETE')),
    });
    await Promise.all([running.api.close(), running.hostedPages.close()]);
  },

  page: async ({ page, variant, services }, provide) => {
    await injectSettings(page.context(), {
      VITE_API_URL: services.apiOrigin,
      VITE_ORDER_DIALECT: variant.dialect,
      VITE_CART: variant.cart,
    });
    await provide(page);
  },
});

/** Fills the settings block of every page before the first script behind it runs. */
async function injectSettings(context: BrowserContext, settings: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript((block) => {
    const observer = new MutationObserver(() => {
      const settings = document.getElementById('storefront-config');
      // The block is complete once something follows it. The page's policy lets no string become the text of a script,
      // so the text node is changed.
      const text = settings?.nextElementSibling && settings.firstChild;
      if (!text) return;
      text.nodeValue = block;
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, JSON.stringify(settings));
}
