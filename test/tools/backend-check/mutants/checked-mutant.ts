import { once } from 'node:events';
import { specifiedNumbers } from '../../../../src/domain/shop/shop-numbers';
import type { newBackend } from '../../../../src/tools/backend/backend';
import { readBackendSettings } from '../../../../src/tools/backend/backend-settings';
import type { Database } from '../../../../src/tools/backend/database/database';
import { pgLite } from '../../../../src/tools/backend/database/pglite';
import { paymentPage } from '../../../../src/tools/backend/development/payment-page';
import { developmentClient, signInPage } from '../../../../src/tools/backend/development/sign-in-page';
import { menuFile } from '../../../../src/tools/backend/menu/menu-file';
import { checkBackend } from '../../../../src/tools/backend-check/check-backend';
import { formatFinding, isFailure } from '../../../../src/tools/backend-check/report/report';
import type { Finding } from '../../../../src/tools/backend-check/rules/finding';
import { freePort } from '../../free-port.mjs';
import { openDocument } from './document';
import { signInCode } from './sign-in-code';

type Backend = Awaited<ReturnType<typeof newBackend>>;

interface InstrumentedBackend {
  readonly newBackend: typeof newBackend;
}

export interface CheckedMutant {
  /** `stopped`: it does not start, or only its sign-in page shows that something is wrong. */
  readonly outcome: 'named' | 'notice' | 'survived' | 'stopped';
  readonly says: string;
  readonly inDocument: readonly string[];
}

const secrets = { kitchen: 'k'.repeat(32), stripe: 'sk_test_secret', webhook: 'whsec_secret', oidc: 'o'.repeat(32) };
const shopOrigin = 'http://127.0.0.1:5173';
const dish = { category: 'Soups', description: 'Warm.', dietary: ['Vegan'], allergens: [], deliverableInDays: 1 };
const menu = menuFile.parse([
  { ...dish, id: 'soup', name: 'Tomato Soup', price: 4.5, isVegetarian: true, portion: 'Serves 1', spiceLevel: 1 },
  { ...dish, id: 'bread', name: 'Flat Bread', price: 2.25, category: 'Sides', dietary: [], quantityAvailable: 3 },
  { ...dish, id: 'cake', name: 'Apple Cake', price: 3, category: 'Sides', allergens: ['Milk'], quantityAvailable: 0 },
  { ...dish, id: 'curry', name: 'Green Curry', price: 9.75, dietary: undefined, ingredients: ['Peas'] },
  { ...dish, id: 'rice', name: 'Brown Rice', price: 1.5, dietary: ['Gluten-Free'], deliverableInDays: 2 },
]);
const place = {
  name: 'The kitchen',
  street: '1 Elm St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75201',
  country: 'USA',
};
const shop = { ...specifiedNumbers, name: 'Second Batch', timeZone: 'America/Chicago', pickup: place };

/** Database, payment page and sign-in page serve one mutant after the other. */
export async function openWorld() {
  const [port, paymentPort, signInPort] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const payments = `http://127.0.0.1:${paymentPort}`;
  const issuer = `http://localhost:${signInPort}`;
  const settings = readBackendSettings({
    PUBLIC_URL: origin,
    SHOP_ORIGIN: shopOrigin,
    TOKEN_SECRETS: 't'.repeat(32),
    KITCHEN_TOKEN: secrets.kitchen,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: developmentClient,
    OIDC_CLIENT_SECRET: secrets.oidc,
    STRIPE_SECRET_KEY: secrets.stripe,
    STRIPE_WEBHOOK_SECRETS: secrets.webhook,
    STRIPE_API_URL: payments,
    RATE_LIMIT: '100000',
    PASSWORD_COST: '4',
  });
  const store = await pgLite(undefined);
  const database: Database = { ...store, close: () => Promise.resolve() };
  const page = paymentPage({
    origin: payments,
    secretKey: secrets.stripe,
    webhookSecret: secrets.webhook,
    webhookUrl: `${origin}/webhooks/stripe`,
  });
  await page.app.listen({ host: '127.0.0.1', port: paymentPort });
  const signIn = signInPage({ issuer, redirectUrl: `${origin}/sign-in/callback`, clientSecret: secrets.oidc });
  signIn.listen(signInPort);
  await once(signIn, 'listening');
  const document = await openDocument();

  const check = async (load: () => Promise<InstrumentedBackend>): Promise<CheckedMutant> => {
    await store.script('drop schema public cascade; create schema public');
    let backend: Backend | undefined;
    try {
      const { newBackend: made } = await load();
      backend = await made(settings, database, { shop, firstMenu: menu, log: () => undefined });
      await backend.app.listen({ host: '127.0.0.1', port });
    } catch (error) {
      await backend?.app.close();
      return { outcome: 'stopped', says: `does not start: ${String(error)}`, inDocument: [] };
    }
    try {
      const code = await signInCode(origin, shopOrigin).catch(() => undefined);
      const result = resultOf(await findingsOf(origin, code, backend.work));
      const isSignInBroken = code === undefined && result.outcome === 'survived';
      return isSignInBroken ? { ...result, outcome: 'stopped', says: 'no code of the sign-in page' } : result;
    } finally {
      await backend.app.close();
    }
  };
  const resultOf = (findings: readonly Finding[]): CheckedMutant => {
    const first = (strict: boolean) => findings.find((finding) => isFailure(finding, strict));
    const found = first(false) ?? first(true);
    const outcome = first(false) ? 'named' : found ? 'notice' : 'survived';
    return { outcome, says: found ? formatFinding(found, true) : '', inDocument: document.violations(findings) };
  };
  return { check };
}

/** What the backend does every two seconds is done after each order, so that a fast machine sees it too. */
async function findingsOf(
  origin: string,
  code: string | undefined,
  work: Backend['work'],
): Promise<readonly Finding[]> {
  const plan = {
    fetch: async (url: string, init: RequestInit) => {
      const response = await fetch(url, init);
      if (init.method === 'POST' && url.endsWith('/orders')) await work().catch(() => undefined);
      return response;
    },
    baseUrls: { menu: origin, account: origin, order: origin },
    signalAfter: (milliseconds: number) => AbortSignal.timeout(milliseconds),
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
    code,
    write: true,
    dialect: 'lines',
    only: [],
  } as const;
  return (await checkBackend(plan, () => undefined)).findings;
}
