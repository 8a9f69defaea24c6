import { once } from 'node:events';
import { createServer } from 'node:http';
import { specifiedNumbers } from '../../../../src/domain/shop/shop-numbers';
import type { checkBackend } from '../../../../src/tools/backend-check/check-backend';
import { readBackendSettings } from '../../../../src/tools/backend/backend-settings';
import { paymentPage } from '../../../../src/tools/backend/development/payment-page';
import { developmentClient, signInPage } from '../../../../src/tools/backend/development/sign-in-page';
import type { ServedShop } from '../../../../src/tools/backend/orders/wanted-order';
import { freePort } from '../../free-port.mjs';

export const secrets = {
  kitchen: 'k'.repeat(32),
  stripe: 'sk_test_secret',
  webhook: 'whsec_secret',
  oidc: 'o'.repeat(32),
};
export const shopOrigin = 'http://127.0.0.1:5173';

/** The fields that the dishes of a menu have in common. */
export const dish = {
  category: 'Soups',
  description: 'Warm.',
  dietary: ['Vegan'],
  allergens: [],
  deliverableInDays: 1,
};

const place = {
  name: 'The kitchen',
  street: '1 Elm St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75201',
  country: 'USA',
};
/** Open every day and hour, with orders for tomorrow until midnight: tests run at any time. */
export const shop: ServedShop = {
  ...specifiedNumbers,
  name: 'Second Batch',
  contact: { phone: '(214) 555-0100' },
  timeZone: 'America/Chicago',
  pickup: place,
  hours: [{ from: 'Mon', to: 'Sun', opens: 0, closes: 24 }],
  orderingWindow: { from: 0, to: 24 },
  arrivalWindows: { DELIVERY: { from: 11, to: 13 }, PICKUP: { from: 11, to: 18 } },
};

interface Given {
  readonly env?: Readonly<Record<string, string>>;
  /** Default: a webhook is sent once. */
  readonly deliver?: ((send: () => Promise<void>) => void) | undefined;
  readonly hasSignIn: boolean;
}

/** Payment page and sign-in page, on origins of their own, with the settings of a backend that uses both. */
export async function openPages({ env = {}, deliver, hasSignIn }: Given) {
  const [port, paymentPort, signInPort] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const payments = `http://127.0.0.1:${paymentPort}`;
  const issuer = `http://localhost:${signInPort}`;
  const settings = readBackendSettings({
    PUBLIC_URL: origin,
    SHOP_ORIGIN: shopOrigin,
    KITCHEN_TOKEN: secrets.kitchen,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: developmentClient,
    OIDC_CLIENT_SECRET: secrets.oidc,
    STRIPE_SECRET_KEY: secrets.stripe,
    STRIPE_WEBHOOK_SECRETS: secrets.webhook,
    STRIPE_API_URL: payments,
    RATE_LIMIT: '100000',
    PASSWORD_COST: '4',
    ...env,
  });
  const page = paymentPage({
    origin: payments,
    secretKey: secrets.stripe,
    webhookSecret: secrets.webhook,
    webhookUrls: [`${origin}/webhooks/stripe`],
    ...(deliver ? { deliver } : {}),
  });
  const signIn = hasSignIn
    ? signInPage({ issuer, redirectUrl: `${origin}/sign-in/callback`, clientSecret: secrets.oidc })
    : createServer();
  await page.app.listen({ host: '127.0.0.1', port: paymentPort });
  signIn.listen(signInPort);
  await once(signIn, 'listening');
  return {
    address: { host: '127.0.0.1', port },
    origin,
    settings,
    sessions: page.sessions,
    close: async () => {
      signIn.close().closeAllConnections();
      await page.app.close();
    },
  };
}

/** All calls, also those that change something. */
export function wholeCheck(origin: string) {
  return {
    fetch,
    baseUrls: { menu: origin, account: origin, order: origin },
    // A machine with other work is no defect of a backend.
    signalAfter: (milliseconds: number) => AbortSignal.timeout(3 * milliseconds),
    now: () => 0,
    uuid: crypto.randomUUID(),
    origin: shopOrigin,
    token: undefined,
    otherToken: undefined,
    expiredToken: undefined,
    currency: 'USD',
    timeZone: 'America/Chicago',
    clock: { now: () => new Date() },
    isTestAccount: false,
    carts: ['server', 'server-token'],
    needed: ['account', 'cart', 'contact', 'order', 'menu.item', 'menu.type'],
    offersPickup: true,
    code: undefined,
    write: true,
    dialect: 'lines',
    only: [],
  } as const satisfies Parameters<typeof checkBackend>[0];
}
