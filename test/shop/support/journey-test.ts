import { describe, test as base } from 'vitest';
import { Customer } from '../../e2e/journeys/support/customer';
import type { TestedShop } from '../../e2e/support/strict-page';
import { everyBuild } from '../../tools/builds.mjs';
import { newShopWindow } from './open-shop';
import type { ProcessWindow } from './process-window';
import type { ServicesInProcess } from './services-in-process';

export { expect } from 'vitest';

interface JourneyFixtures {
  readonly build: string;
  readonly size: string;
  readonly shop: TestedShop;
  readonly window: ProcessWindow;
  readonly customer: Customer;
  readonly services: ServicesInProcess;
}

const journey = base.extend<JourneyFixtures>({
  build: 'mock',
  size: 'desktop',
  shop: async ({ build }, provide) => {
    const found = everyBuild.find(({ name }) => name === build);
    if (!found) throw new Error(`There is no build ${build}.`);
    await provide(found.shop);
  },
  window: async ({ build }, provide) => provide(await newShopWindow({ build, hasLongHistory: true })),
  customer: async ({ window }, provide) => provide(new Customer(window)),
  services: async ({ window }, provide) => provide(window.device.services),
});

type Journey = (fixtures: JourneyFixtures) => Promise<void>;

interface Tagged {
  readonly tag: string | readonly string[];
}

/** The journeys of the engines without an engine: all but those that need what is drawn. */
function testJourney(title: string, options: Tagged | Journey, body?: Journey): void {
  if (typeof options === 'function') return journey(title, options);
  if (body && !options.tag.includes('@drawn')) journey(title, body);
}

export const test = Object.assign(testJourney, {
  describe,
  use: (values: Partial<Pick<JourneyFixtures, 'build'>>) => journey.override(values),
});
