import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { MockAccounts } from '../../../src/adapters/mock/accounts/mock-accounts';
import { brokenPromises } from '../support/broken-promises';
import { fillSettings } from '../support/services';
import type { Cell } from './cells';
import type { FuzzedServices } from './fuzzed-services';
import { pendingOrderId, type Scene } from './scenes';

/** Longer than any call with its second try may take. */
const limit = 31_000;
const passes = 4;
const lasting = 5000;
/** Each jump of the clock is played again on every later page of a context. */
const cellsPerContext = 40;

/** One page for many cells; each begins with fresh services and a fresh device. */
export class FuzzedPage {
  private context: BrowserContext | undefined;
  private page: Page | undefined;
  private cells = 0;
  private cart: Scene['cart'];
  private readonly errors: string[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly shopOrigin: string,
    private readonly services: FuzzedServices,
  ) {}

  /** A sentence for each broken promise. */
  async look({ scene, change }: Cell): Promise<readonly string[]> {
    const { services, errors } = this;
    const page = await this.pageFor(scene);
    await services.reset();
    await page.goto('/robots.txt');
    errors.length = 0;
    const { accounts } = await services.backend().services();
    await page.evaluate(store, storedFor(scene, accounts));
    if (!scene.prepare) services.change(change);
    await page.goto(scene.path.replace('the-code', accounts.issueGoogleCode()));
    if (scene.showsCart !== false) await this.started(page);
    if (scene.prepare) await scene.prepare(page);
    services.change(change);
    await scene.act?.(page);
    await expect
      .poll(() => services.changed(), { timeout: 15_000 })
      .toBeGreaterThan(0)
      .catch(() => undefined);
    const found = [...(await this.settle(page)), ...errors];
    if (services.followedRedirects() > 0) found.push('followed a redirect');
    if (services.changed() === 0 && found.length === 0) found.push('was never asked');
    return found;
  }

  async close(): Promise<void> {
    await this.context?.close();
  }

  private async pageFor({ cart }: Scene): Promise<Page> {
    if (this.page && this.cells < cellsPerContext && cart === this.cart) {
      this.cells += 1;
      return this.page;
    }
    await this.context?.close();
    const context = await this.browser.newContext({
      baseURL: this.shopOrigin,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: 'en-US',
    });
    context.setDefaultTimeout(20_000);
    await context.clock.install();
    const { apiOrigin, hostedPagesOrigin } = this.services;
    await context.addInitScript(
      fillSettings,
      JSON.stringify({
        VITE_API_URL: apiOrigin,
        VITE_CART: cart ?? 'browser',
        VITE_CHECKOUT_ORIGINS: hostedPagesOrigin,
        VITE_SIGNIN_ORIGINS: hostedPagesOrigin,
      }),
    );
    context.on('weberror', (found) => this.errors.push(`uncaught: ${found.error().message}`));
    context.on('console', (message) => {
      // A browser reports each failed load by itself.
      if (message.type() === 'error' && !/^(Failed to load|Access to )/.test(message.text()))
        this.errors.push(`console: ${message.text()}`);
    });
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (!/^(data|blob):$/.test(protocol) && ![this.shopOrigin, apiOrigin, hostedPagesOrigin].includes(origin))
        this.errors.push(`request to ${request.url()}`);
    });
    Object.assign(this, { context, cart, cells: 1 });
    this.page = await context.newPage();
    return this.page;
  }

  /** Until the page has nothing left to wait for, within the limits of its calls. */
  private async settle(page: Page): Promise<readonly string[]> {
    for (let pass = 0; pass < passes; pass += 1) {
      const isSettled = await page.waitForFunction(isQuiet, undefined, { timeout: 1500 }).then(
        () => true,
        () => false,
      );
      if (isSettled) return isShop(page, this.shopOrigin) ? lastingFaults(page) : [];
      await page.clock.fastForward(limit);
    }
    return ['loads without an end'];
  }

  /** The prerendered page shows an empty cart and does not respond yet. */
  private async started(page: Page): Promise<void> {
    await page
      .getByRole('button', { name: /^Cart, \d/ })
      .first()
      .waitFor({ state: 'attached' });
  }
}

function isShop(page: Page, shopOrigin: string): boolean {
  return new URL(page.url()).origin === shopOrigin;
}

/** A page whose screen is still being loaded is empty, and not busy. */
async function lastingFaults(page: Page): Promise<readonly string[]> {
  let faults: readonly string[] = ['cannot be looked at'];
  const look = async () => {
    faults = await page.evaluate(brokenPromises);
    expect(faults).toEqual([]);
  };
  await expect(look)
    .toPass({ timeout: lasting })
    .catch(() => undefined);
  return faults;
}

/** In the page. Nothing is busy, in two looks with a task in between. */
function isQuiet(): boolean {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isBusy = [...document.querySelectorAll('[aria-busy=true], .sk, .spinner')].some(isShown);
  const calm = isBusy ? 0 : Number(Reflect.get(globalThis, 'calmLooks') ?? 0) + 1;
  Reflect.set(globalThis, 'calmLooks', calm);
  return calm > 6;
}

type Entries = Readonly<Record<string, string>>;
interface Stored {
  readonly local: Entries;
  readonly session: Entries;
}

function store({ local, session }: Stored): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(local)) localStorage.setItem(`storefront.${key}`, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(`storefront.${key}`, value);
}

function storedFor(scene: Scene, accounts: MockAccounts): Stored {
  const item = { id: 'snickerdoodle', name: 'Snickerdoodle', price: 225, quantity: 2 };
  const cart = JSON.stringify({ version: 2, items: [item] });
  const journey = JSON.stringify({ returnPath: '/profile', state: 'the-state', startedAt: Date.now() });
  if (scene.customer === 'guest') return { local: { cart }, session: { signInJourney: journey } };
  const { user, accessToken, refreshToken = '' } = accounts.exchangeGoogleCode(accounts.issueGoogleCode());
  const isOld = scene.customer === 'signed in, with an old token';
  const expired = `e30.${Buffer.from('{"exp":1}').toString('base64')}.signature`;
  const pendingOrder = {
    cart: { version: 2, items: [item] },
    idempotencyKey: 'the-key',
    stage: 'awaitingPayment',
    orderId: pendingOrderId,
    customerId: user.id,
    attemptedAt: new Date().toISOString(),
    unanswered: false,
  };
  return {
    local: {
      ...(scene.hasPendingOrder ? { pendingOrderItems: JSON.stringify(pendingOrder) } : {}),
      cart,
      authToken: isOld ? expired : accessToken,
      refreshToken,
      user: JSON.stringify(user),
    },
    session: {},
  };
}
