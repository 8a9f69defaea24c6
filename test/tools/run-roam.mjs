import { flag, option, startCommand } from '../../src/tools/commands/command.mjs';
import { cures } from '../simulation/runner/cures.mjs';
import { choiceOf, integerFrom } from '../../src/tools/commands/kinds.mjs';
import { runBrowserTests } from './run-browser-tests.mjs';

const command = {
  name: 'npm run roam',
  does: 'Walks through the shop in a browser, with faults and in several tabs, and looks after each step at what must hold.',
  options: {
    seed: option('N', 'of the walks', integerFrom(0), 42),
    walks: option('N', 'how many', integerFrom(1), 100),
    actions: option('N', 'of each walk, some of which are several steps', integerFrom(1), 40),
    replays: option('N', 'at most, to find fewer steps that break the same', integerFrom(0), 30),
    browser: option('NAME', 'the browser', choiceOf(['chromium', 'firefox']), 'chromium'),
    without: option(
      'NAME',
      'a cure of the simulation that is taken out of the shop',
      choiceOf(cures.map(({ name }) => name)),
    ),
    real: flag('against the reference backend with its sign-in and payment page, instead of the mock services'),
  },
};

await startCommand(command, async ({ options: { seed, walks, actions, replays, browser, without, real } }) => {
  const { firefox } = await import('./engines.mjs');
  const isFirefox = browser === 'firefox';
  if (isFirefox && !firefox)
    throw new Error('Firefox is not installed (apt-get install firefox-esr), and FIREFOX_PATH names none.');
  const project = isFirefox ? 'firefox tests http desktop' : 'http desktop';
  const settings = {
    ROAM_SEED: String(seed),
    ROAM_WALKS: String(walks),
    ROAM_ACTIONS: String(actions),
    ROAM_REPLAYS: String(replays),
    ...(without ? { WITHOUT_CURE: without } : {}),
    ...(real ? { REFERENCE_BACKEND: 'yes' } : {}),
    ...(isFirefox ? { ALL_IN_FIREFOX: 'yes' } : {}),
  };
  return runBrowserTests(['roam.spec.ts', '--project', project], [], settings);
});
