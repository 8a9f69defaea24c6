import type { Fault } from '../../../src/tools/mock-api/faults';
import {
  fillSettings,
  settingsFor,
  startServices,
  usualVariant,
  type ApiVariant,
  type Services,
} from '../support/services';
import { test as base } from '../support/watched-page';

export { expect } from '../support/watched-page';
export type { Fault, Services };

interface LiveFixtures {
  readonly variant: ApiVariant;
  readonly services: Services;
}

/** The services are on two other origins, which the settings block of the page names. */
export const test = base.extend<LiveFixtures>({
  variant: [usualVariant, { option: true }],

  services: async ({ baseURL, variant }, provide) => {
    const services = await startServices(baseURL ?? '', variant);
    await provide(services);
    await services.stop();
  },

  page: async ({ page, variant, services }, provide) => {
    await page.context().addInitScript(fillSettings, settingsFor(services, variant));
    await provide(page);
  },
});
