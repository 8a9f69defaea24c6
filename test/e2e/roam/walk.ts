import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createdTime } from '../../../src/adapters/mock/orders/mock-order';
import { routes } from '../../../src/domain/shared/paths';
import { fillSettings } from '../support/services';
import type { WalkedServices } from '../support/reference-services';
import { forgetLeftPages, isReportedByFirefoxAlone } from '../support/firefox';
import { stepOf, type Action } from './actions';
import { controlsOf, watchChanges, type Control } from './controls';
import { isLeaving, lookAt, type Look } from './look';
import { Places } from './places';
import { promises, type Known } from './promises';
import { take } from './take-step';
import type { Step } from './step';
import type { ServicesOfWalks } from './walked-services';

export interface Violation {
  readonly promise: string;
  readonly what: string;
}

const pause = 100;
const purchaseLooks = 30;
const enoughQuietLooks = 3;
const orderPress = /^(?:Confirm & Pay|Retry Payment|Try Again)/;
const adds = /^(?:Add |Increase |Undo|Order Again|Restore|Try Again)/;
const removes = /^(?:Remove|Decrease|Clear|Empty|Undo|Continue .|Order )/;

/** A customer in a new browser context, with fresh services. */
export class Walk {
  readonly steps: Step[] = [];
  private readonly errors: string[] = [];
  private readonly startedAt = Date.now();
  private readonly places = new Places(this.startedAt);
  private readonly toldOrders = new Set<string>();
  private orderPresses = 0;
  private pressed: string | undefined;
  private isByKeyboard = false;
  private last: Look | undefined;
  private documentBefore: number | undefined;
  private busy: { readonly document: number; readonly since: number } | undefined;
  page: Page | undefined;
  isOffline = false;

  private constructor(
    readonly context: BrowserContext,
    readonly services: WalkedServices,
    readonly shopOrigin: string,
  ) {}

  static async start(browser: Browser, ofWalks: ServicesOfWalks, shopOrigin: string): Promise<Walk> {
    const services = await ofWalks.begin();
    const isFirefox = browser.browserType().name() === 'firefox';
    const context = await browser.newContext({
      baseURL: shopOrigin,
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      ...(isFirefox ? {} : { reducedMotion: 'reduce' }),
    });
    context.setDefaultTimeout(20_000);
    const walk = new Walk(context, services, shopOrigin);
    await walk.watch(isFirefox);
    walk.page = await context.newPage();
    await walk.page.goto('/menu');
    return walk;
  }

  async end(): Promise<void> {
    await this.context.close();
    await this.services.stop();
  }

  /** Undefined if the page has no control for the action. */
  async stepFor(action: Action): Promise<Step | undefined> {
    if (action.kind === 'step') return action.step;
    if (action.kind === 'buy') return this.purchaseStep(action);
    return stepOf(action, await this.controls());
  }

  /** The promises that are broken after it. */
  async do(step: Step): Promise<Violation | undefined> {
    this.pressed = undefined;
    const isEscape = step.kind === 'key' && step.key === 'Escape' && this.last?.hasFocus === true;
    this.documentBefore = this.last?.document;
    this.isByKeyboard = isEscape || (step.kind === 'press' && step.by === 'keyboard');
    this.notePress(step);
    const outcome = await take(this, step);
    if (outcome === 'missed') return undefined;
    this.steps.push(step);
    if (step.kind === 'press' && outcome === 'pressed') this.pressed = `${step.control.role} '${step.control.name}'`;
    return this.violation();
  }

  async ordersMade(): Promise<number> {
    return (await this.services.orders()).filter((record) => createdTime(record) >= this.startedAt).length;
  }

  async controls(): Promise<readonly Control[]> {
    return this.inPage(controlsOf, []);
  }

  /** While a page is being left, `otherwise`. */
  async inPage<Value>(work: (page: Page) => Promise<Value>, otherwise: Value): Promise<Value> {
    if (!this.page) return otherwise;
    try {
      return await work(this.page);
    } catch (error) {
      if (isLeaving(error)) return otherwise;
      throw error;
    }
  }

  /** Once nothing can be waited for any more. */
  async settle(): Promise<Violation | undefined> {
    this.pressed = undefined;
    this.isByKeyboard = false;
    await take(this, { kind: 'plain', what: 'go online' });
    await take(this, { kind: 'plain', what: 'heal' });
    for (let pass = 0; pass < 3; pass += 1) {
      await take(this, { kind: 'jump', seconds: 31 });
      const found = await this.violation();
      if (found) return found;
    }
    return undefined;
  }

  /** Waits while the page changes, because the next page of a purchase may be on its way. */
  private async purchaseStep(action: Action): Promise<Step | undefined> {
    let quietLooks = 0;
    let before: Look | undefined;
    for (let look = 0; look < purchaseLooks && quietLooks < enoughQuietLooks; look += 1) {
      const controls = await this.controls();
      const isBrowsersOwnPage = this.isOffline && controls.length === 0;
      if (isBrowsersOwnPage) return { kind: 'plain', what: 'go online' };
      const step = stepOf(action, controls);
      if (step?.kind !== 'open') return step;
      await new Promise((resume) => setTimeout(resume, pause));
      const now = await this.lookAgain();
      const isQuiet = now?.busy === '' && now.document === before?.document && now.changes === before.changes;
      quietLooks = isQuiet ? quietLooks + 1 : 0;
      before = now;
    }
    return { kind: 'open', path: routes.menu };
  }

  private async violation(): Promise<Violation | undefined> {
    const since = new Map<string, number>();
    for (;;) {
      const known = await this.known();
      if (!known) {
        if (this.errors[0]) return { promise: 'no error', what: this.errors[0] };
        return undefined;
      }
      const broken = promises.flatMap((promise) => {
        const what = promise.wrong(known);
        return what === undefined ? [] : [{ ...promise, what }];
      });
      for (const { name } of promises) if (!broken.some((one) => one.name === name)) since.delete(name);
      if (broken.length === 0) return undefined;
      for (const { name, seconds, what } of broken) {
        const first = since.get(name) ?? Date.now();
        since.set(name, first);
        if (Date.now() - first >= seconds * 1000) return { promise: name, what };
      }
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }

  /** Undefined on a page that is not the shop's. */
  private async known(): Promise<Known | undefined> {
    const look = await this.lookAgain();
    this.last = look;
    const orders = await this.services.orders();
    // A page of others tells the order that it is for.
    const told = look
      ? look.stored['storefront.pendingOrderItems']
      : await this.inPage((page) => page.evaluate(() => document.documentElement?.textContent ?? ''), '');
    for (const { order } of orders) if (told?.includes(order.id)) this.toldOrders.add(order.id);
    if (!look) return undefined;
    const isStillBusy = look.busy !== '' && this.busy?.document === look.document;
    if (!isStillBusy) this.busy = look.busy === '' ? undefined : { document: look.document, since: look.at };
    const { startedAt, orderPresses, places, toldOrders, errors } = this;
    // A new page has changed everything, and focuses nothing.
    const isNewPage = look.document !== this.documentBefore;
    const [pressed, isByKeyboard] = isNewPage ? [] : [this.pressed, this.isByKeyboard];
    const busySince = this.busy?.since;
    const counts = { startedAt, orderPresses, places, toldOrders, errors, pressed, isByKeyboard, busySince };
    return { look, orders, ...counts };
  }

  private async lookAgain(): Promise<Look | undefined> {
    for (let look = 0; look < 50 && this.page?.url().startsWith(this.shopOrigin); look += 1) {
      const seen = await lookAt(this.page, this.shopOrigin);
      if (seen) return seen;
      await new Promise((resume) => setTimeout(resume, pause));
    }
    return undefined;
  }

  private notePress(step: Step): void {
    const name = step.kind === 'press' ? step.control.name : undefined;
    if (name === undefined) return this.places.stepped(undefined);
    if (orderPress.test(name)) this.orderPresses += 1;
    const [isAdding, isRemoving] = [adds.test(name), removes.test(name)];
    this.places.stepped(isAdding && isRemoving ? 'any' : isAdding ? 'adds' : isRemoving ? 'removes' : undefined);
  }

  private async watch(isFirefox: boolean): Promise<void> {
    const { context, services, errors } = this;
    await context.clock.install();
    const settings = {
      VITE_API_URL: services.apiOrigin,
      VITE_CHECKOUT_ORIGINS: services.hostedPagesOrigin,
      VITE_SIGNIN_ORIGINS: services.signInOrigin,
    };
    await context.addInitScript(fillSettings, JSON.stringify(settings));
    if (isFirefox) await context.addInitScript(forgetLeftPages);
    await context.addInitScript(watchChanges);
    context.on('weberror', (found) => {
      if (!isReportedByFirefoxAlone(found)) errors.push(`uncaught: ${found.error().message}`);
    });
    context.on('console', (message) => {
      // A browser reports each failed load by itself, and the shop each part that it could not load offline.
      if (message.type() === 'error' && !/^(Failed to load|Access to )|cannot be loaded/.test(message.text()))
        errors.push(`console: ${message.text()}`);
    });
    context.on('page', (page) => page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined)));
  }
}
