import { test as base } from '@playwright/test';
import { builds } from '../../../tools/builds.mjs';
import { ReferenceBackend } from '../../support/reference-services';
import { translator } from '../../support/translator';
import { fillSettings, settingsFor, startServices, usualVariant, type Services } from '../../support/services';
import type { TestedShop } from '../../support/strict-page';
import { watchRestored } from './back-forward-cache';
import { collectedErrors, collectErrors } from './collect-errors';
import { Customer } from './customer';
import { PlaywrightEngine } from './playwright-engine';
import type { Engine, NewWindow, ShopWindow } from './shop-window';
import { WebKitEngine } from './webkit-engine';

export { expect } from '@playwright/test';

export const windowSizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

export interface JourneyOptions {
  readonly size: keyof typeof windowSizes;
  readonly isTranslated: boolean;
  readonly build: string;
}

export interface EngineOption {
  readonly engineName: 'chromium' | 'firefox' | 'webkit';
  /** `reference`: every journey is taken in the http build, with sign-in and payment page of the reference backend. */
  readonly backend: 'mock' | 'reference';
}

interface JourneyFixtures extends JourneyOptions {
  readonly servedBuild: (typeof builds)[number];
  readonly shop: TestedShop;
  /** Chromium's headless shell has none. */
  readonly hasBackForwardCache: boolean;
  readonly newWindow: NewWindow;
  readonly window: ShopWindow;
  readonly customer: Customer;
  readonly servicesOfBuild: Services | undefined;
  readonly services: Services;
}

interface WorkerFixtures {
  readonly engine: Engine;
  readonly referenceBackend: ReferenceBackend | undefined;
}

/** Errors on the pages of a journey fail it. */
export const test = base.extend<JourneyFixtures, EngineOption & WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  backend: ['mock', { option: true, scope: 'worker' }],
  size: ['desktop', { option: true }],
  isTranslated: [false, { option: true }],
  build: ['mock', { option: true }],

  engine: [
    async ({ engineName, playwright, launchOptions, channel }, provide, { project }) => {
      const engine: Engine =
        engineName === 'webkit'
          ? await WebKitEngine.start(project.outputDir)
          : new PlaywrightEngine(
              await playwright[engineName].launch({ ...launchOptions, ...(channel ? { channel } : {}) }),
            );
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  referenceBackend: [
    async ({ backend }, provide) => {
      const started = backend === 'reference' ? await ReferenceBackend.start() : undefined;
      await provide(started);
      await started?.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  hasBackForwardCache: async ({ engineName, launchOptions }, provide) =>
    provide(engineName !== 'chromium' || !/headless/.test(launchOptions.executablePath ?? '')),

  servedBuild: async ({ build, backend }, provide) => provide(tested(backend === 'reference' ? 'http' : build)),

  shop: async ({ servedBuild }, provide) => provide(servedBuild.shop),

  newWindow: async ({ engine, servedBuild, size, isTranslated }, provide, info) => {
    const opened = await engine.newWindow({
      server: `http://127.0.0.1:${servedBuild.port}`,
      size: windowSizes[size],
    });
    await opened.addScript(`(${collectErrors.toString()})()`);
    await opened.addScript(`(${watchRestored.toString()})()`);
    if (isTranslated) await opened.addScript(`(${translator.toString()})({ mark: '', waitsForCall: false })`);
    await provide(opened);
    if (info.status !== info.expectedStatus)
      await info.attach('window', {
        body: await opened.window.evaluate(shownPage, undefined),
        contentType: 'text/html',
      });
    // The journey may have ended on another origin, so a file of the build is opened.
    await opened.window.open('/robots.txt');
    const errors = await opened.window.evaluate(collectedErrors, undefined);
    await opened.close();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  },

  window: async ({ newWindow }, provide) => provide(newWindow.window),

  servicesOfBuild: [
    async ({ newWindow, servedBuild, referenceBackend }, provide) => {
      if (servedBuild.name !== 'http') return provide(undefined);
      const services = referenceBackend
        ? await referenceBackend.serve(newWindow.origin, 'cookies')
        : await startServices(newWindow.origin, usualVariant);
      await newWindow.addScript(settingsScript(services.apiOrigin));
      await provide(services);
      await services.stop();
    },
    { auto: true },
  ],

  services: async ({ servicesOfBuild }, provide) => {
    if (!servicesOfBuild) throw new Error('The demo has its services in the page.');
    await provide(servicesOfBuild);
  },

  customer: async ({ window }, provide) => provide(new Customer(window)),
});

// WebKit without layers of their own answers no request for a picture.
const shownPage = () => document.documentElement.outerHTML;

function settingsScript(apiOrigin: string): string {
  return `(${fillSettings.toString()})(${JSON.stringify(settingsFor({ apiOrigin }, usualVariant))})`;
}

function tested(build: string): (typeof builds)[number] {
  const found = builds.find(({ name }) => name === build);
  if (!found) throw new Error(`There is no build ${build}.`);
  return found;
}
