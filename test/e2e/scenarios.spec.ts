import { scenarioNames } from '../../src/adapters/mock/scenarios/scenarios';
import { statesByFeature } from '../../src/demo/states/demo-states';
import { openState } from './journeys/support/open-state';
import { PlaywrightWindow } from './journeys/support/playwright-engine';
import { expect, test } from './support/strict-page';

/** Each scenario with the state that takes the fewest steps. */
const walk = scenarioNames.map((name) => {
  const [state] = statesByFeature
    .flatMap(({ states }) => states)
    .filter(({ scenario }) => scenario === name)
    .toSorted((one, other) => (one.steps?.length ?? 0) - (other.steps?.length ?? 0));
  if (!state) throw new Error(`The scenario ${name} has no state.`);
  return { name, state };
});

// Nineteen scenarios, each with a page load and some with a whole purchase.
test.setTimeout(600_000);

test('every scenario shows what it is about, and none needs a network', async ({ page, baseURL }) => {
  // A request to any other host would be refused here, and fails a strict page as well.
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  const window = new PlaywrightWindow(page, baseURL ?? '');
  for (const { name, state } of walk) await test.step(name, () => openState(window, state));
  expect(walk.length).toBeGreaterThan(18);
});
