import { readFileSync } from 'node:fs';
import type { SampleOrder } from '../../../src/adapters/mock/sample-data';
import { dallas } from '../../support/builders';
import type { Fault } from '../../../src/tools/mock-api/faults';
import type { CheckoutReading } from '../../../src/tools/mock-api/order-routes';
import type { ReplyFields } from '../../../src/tools/mock-api/specified-fields';
import { startMockServices } from '../../../src/tools/mock-api/start';

/** The specification leaves these choices open. */
export interface ApiVariant {
  readonly dialect: 'lines' | 'street';
  readonly checkoutReading: CheckoutReading;
  readonly cart: 'browser' | 'server' | 'server-token';
  /** Default: all fields that the shop can show. */
  readonly fields?: ReplyFields;
}

export const usualVariant: ApiVariant = { dialect: 'lines', checkoutReading: 'paymentCheckout', cart: 'browser' };

export interface Services {
  readonly apiOrigin: string;
  readonly hostedPagesOrigin: string;
  /** A call is like `GET /api/v1/orders/me`. */
  setFault(call: string, fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  stop(): Promise<void>;
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const everyOrder = (path: string) => (json(path) as SampleOrder[]).map(({ unlisted: _unlisted, ...order }) => order);

/** With its whole history, as if each order were the demo customer's own. */
export const cookieSample = {
  categories: ['Classic', 'Premium', 'Seasonal', 'Gluten-Free'],
  products: json('fixtures/cookies/products.json'),
  loadOrders: () => Promise.resolve(everyOrder('fixtures/cookies/orders.json')),
  demoCustomer: {
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya.raman@example.com',
    phone: '',
    password: 'demo-password',
  },
  orderPrefix: 'SB',
};

/** Only a shop at this origin gets answers. */
export async function startServices(shopOrigin: string, { checkoutReading, fields }: ApiVariant): Promise<Services> {
  const running = await startMockServices({
    sample: cookieSample,
    shop: dallas,
    shopOrigin,
    apiPort: 0,
    hostedPagesPort: 0,
    picturesFolder: 'fixtures/images',
    checkoutReading,
    ...(fields ? { fields } : {}),
  });
  const faults = (method: string, requested?: unknown) =>
    fetch(`${running.api.origin}/mock/faults`, { method, ...(requested ? { body: JSON.stringify(requested) } : {}) });
  return {
    apiOrigin: running.api.origin,
    hostedPagesOrigin: running.hostedPages.origin,
    setFault: async (call, fault) => void (await faults('PUT', { call, fault })),
    clearFaults: async () => void (await faults('DELETE')),
    stop: async () => void (await Promise.all([running.api.close(), running.hostedPages.close()])),
  };
}

export function settingsFor({ apiOrigin }: Pick<Services, 'apiOrigin'>, { dialect, cart }: ApiVariant): string {
  return JSON.stringify({ VITE_API_URL: apiOrigin, VITE_ORDER_DIALECT: dialect, VITE_CART: cart });
}

/** Runs in the page, before its scripts: fills its settings block before the first script behind it runs. */
export function fillSettings(block: string): void {
  const observer = new MutationObserver(() => {
    const settings = document.getElementById('storefront-config');
    // The block is complete once something follows it.
    if (!settings?.nextElementSibling) return;
    // The page's policy lets no string become the text of a script, so another element takes its place.
    const filled = document.createElement('data');
    filled.id = settings.id;
    filled.hidden = true;
    filled.textContent = block;
    settings.replaceWith(filled);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
