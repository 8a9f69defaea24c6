import { describe, test as base } from 'vitest';
import { getCurrentSuite } from 'vitest/suite';
import { Customer } from '../../e2e/journeys/support/customer';
import { translator } from '../../e2e/support/translator';
import type { TestedShop } from '../../e2e/support/strict-page';
import { everyBuild } from '../../tools/builds.mjs';
import { newShopWindow } from './open-shop';
import type { ProcessWindow } from './process-window';
import type { ServicesInProcess } from './services-in-process';

export { expect } from 'vitest';

interface JourneyFixtures {
  readonly build: string;
  readonly size: string;
  readonly isTranslated: boolean;
  readonly shop: TestedShop;
  readonly window: ProcessWindow;
  readonly customer: Customer;
  readonly services: ServicesInProcess;
}

const translated = ', translated';

export const journey = base.extend<JourneyFixtures>({
  build: 'mock',
  size: 'desktop',
  shop: async ({ build }, provide) => {
    const found = everyBuild.find(({ name }) => name === build);
    if (!found) throw new Error(`There is no build ${build}.`);
    await provide(found.shop);
  },
  isTranslated: async ({ task }, provide) => provide(task.name.endsWith(translated)),
  window: async ({ build, isTranslated }, provide) => {
    const window = await newShopWindow({ build, hasLongHistory: true });
    if (isTranslated) window.device.scripts.push(`(${translator.toString()})({ mark: '', waitsForCall: false })`);
    await provide(window);
  },
  customer: async ({ window }, provide) => provide(new Customer(window)),
  services: async ({ window }, provide) => provide(window.device.services),
});

export type Journey = (fixtures: JourneyFixtures) => Promise<void>;

export interface Tagged {
  readonly tag: string | readonly string[];
}

/** Undefined if the journey needs what is drawn. */
export function undrawn(options: Tagged | Journey, body?: Journey): Journey | undefined {
  if (typeof options === 'function') return options;
  return options.tag.includes('@drawn') ? undefined : body;
}

/** The journeys of the engines without an engine, on the page as it is and on one that a script translates. */
function testJourney(title: string, options: Tagged | Journey, body?: Journey): void {
  const taken = undrawn(options, body);
  if (!taken) return;
  journey(title, taken);
  journey(title + translated, taken);
}

/**
 * Chooses the build for the journeys of one `describe`. At the top of a file the choice would also hold for the files that
 * this process takes later, because Vitest shares it.
 */
function use(values: Partial<Pick<JourneyFixtures, 'build'>>): void {
  if (getCurrentSuite().suite === undefined)
    throw new Error('Call `test.use` in a `describe`: at the top of a file it would change later files too.');
  journey.override(values);
}

export const test = Object.assign(testJourney, { describe, use });
