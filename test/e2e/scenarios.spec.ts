import { scenarioNames } from '../../src/adapters/mock/scenarios/scenarios';
import { statesByFeature } from '../../src/demo/states/demo-states';
import { openState } from './journeys/support/open-state';
import { PlaywrightWindow } from './journeys/support/playwright-engine';
import { expect, test } from './support/strict-page';
import { inTurn } from './support/turns';

/** Each scenario is tried with the state that takes the fewest steps. */
const walk = scenarioNames.map((name) => {
  const [state] = statesByFeature
    .flatMap(({ states }) => states)
    .filter(({ scenario }) => scenario === name)
    .toSorted((one, other) => (one.steps?.length ?? 0) - (other.steps?.length ?? 0));
  if (!state) throw new Error(`The scenario ${name} has no state.`);
  return { name, state };
});

test('every scenario has a state', () => expect(walk.length).toBeGreaterThan(18));

for (const { name, state } of inTurn(walk, 3)) {
  test(`the scenario ${name} shows what it is about and needs no network`, async ({ page, baseURL }) => {
    // A request to any other host is refused here, and fails a strict page as well.
    await page.route(
      (url) => url.origin !== baseURL,
      (route) => route.abort(),
    );
    await openState(new PlaywrightWindow(page, baseURL ?? ''), state);
  });
}
