import { onTestFinished } from 'vitest';
import { usualVariant, type ApiVariant } from '../../e2e/support/services';
import { everyBuild } from '../../tools/builds.mjs';
import { Device } from './device';
import { ProcessWindow } from './process-window';

export interface ShopOptions {
  /** One of the builds of the browser tests: `mock`, `home-kitchen`, `http` or `fallback`. */
  readonly build?: string;
  /** When the customer opens the shop. Default: a Friday at noon in Dallas. */
  readonly time?: string;
  readonly variant?: ApiVariant;
  /** The demo customer of the services has ordered for months, not four times. Reading that takes longer. */
  readonly hasLongHistory?: boolean;
  /** Leaves out the components that may silently be missing. Only the build `mock` can. */
  readonly withoutSilentParts?: boolean;
  readonly size?: { readonly width: number; readonly height: number };
}

/** A tab without a page. An error on one of its pages fails the test. */
export async function newShopWindow(options: ShopOptions = {}): Promise<ProcessWindow> {
  const { build = 'mock', time = '2026-11-20T18:00:00Z', variant = usualVariant, hasLongHistory = false } = options;
  const { withoutSilentParts = false } = options;
  const bundle = withoutSilentParts ? `${build} without silent parts` : build;
  const device = new Device({ build: bundle, startsAt: time, variant, hasLongHistory });
  await device.services.load();
  onTestFinished(async () => {
    await device.end();
    if (device.errors.length > 0) throw new Error(`Errors on the page:\n${device.errors.join('\n')}`);
  });
  const isMock = everyBuild.find(({ name }) => name === build)?.settings.VITE_BACKEND === 'mock';
  const settings = isMock
    ? {}
    : { VITE_API_URL: device.services.apiOrigin, VITE_ORDER_DIALECT: variant.dialect, VITE_CART: variant.cart };
  return new ProcessWindow(device, settings, options.size ?? { width: 1280, height: 800 });
}

/** The whole shop without a browser, as its build starts it. */
export async function openShop({ at = '/', ...options }: ShopOptions & { readonly at?: string } = {}) {
  const window = await newShopWindow(options);
  await window.open(at);
  return window;
}
