import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import type { Fault } from '../../../src/mock-api/faults';
import type { CheckoutReading } from '../../../src/mock-api/order-routes';
import { startMockServices } from '../../../src/mock-api/start';

export { expect } from '@playwright/test';
export type { Fault };

/** In which of the readings that the specification leaves open the shop and its services speak. */
interface Reading {
  readonly dialect: 'lines' | 'street';
  readonly checkoutReading: CheckoutReading;
  /** Where the shop keeps its cart. */
  readonly cart: 'browser' | 'server';
}

/** The services of one test, each test having its own. */
export interface Services {
  readonly apiOrigin: string;
  readonly hostedPagesOrigin: string;
  /** Lets a call, as `GET /api/v1/orders/me`, go wrong until it is healed. */
  break(call: string, fault: Fault): Promise<void>;
  heal(): Promise<void>;
}

interface Live {
  readonly reading: Reading;
  readonly services: Services;
  readonly watched: undefined;
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The http build over services on two other origins: its page is told where they are, as an operator would tell it. */
export const test = base.extend<Live>({
  reading: [{ dialect: 'lines', checkoutReading: 'paymentCheckout', cart: 'browser' }, { option: true }],

  services: async ({ baseURL, reading }, provide) => {
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
      timeZone: 'America/Chicago',
      shopOrigin: baseURL ?? '',
      apiPort: 0,
      hostedPagesPort: 0,
      picturesFolder: 'fixtures/images',
      checkoutReading: reading.checkoutReading,
    });
    const faults = (method: string, body?: unknown) =>
      fetch(`${running.api.origin}/mock/faults`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    await provide({
      apiOrigin: running.api.origin,
      hostedPagesOrigin: running.hostedPages.origin,
      break: async (call, fault) => void (await faults('PUT', { call, fault })),
      heal: async () => void (await faults('DELETE')),
    });
    await Promise.all([running.api.close(), running.hostedPages.close()]);
  },

  page: async ({ page, reading, services }, provide) => {
    await tell(page, {
      VITE_API_URL: services.apiOrigin,
      VITE_ORDER_DIALECT: reading.dialect,
      VITE_CART: reading.cart,
    });
    await provide(page);
  },

  watched: [
    async ({ context }, provide) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      await provide(undefined);
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    },
    { auto: true },
  ],
});

/** Fills in the settings block of every page of the shop, before the shop reads it. */
async function tell(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((block) => {
    document.addEventListener('readystatechange', () => {
      const element = document.getElementById('storefront-config');
      if (element) element.textContent = block;
    });
  }, JSON.stringify(settings));
}
