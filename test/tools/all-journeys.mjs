import { flag, startCommand } from '../../src/tools/commands/command.mjs';
import { browserOptions, runBrowserTests } from './run-browser-tests.mjs';

const command = {
  name: 'npm run journeys',
  does: 'Takes every journey in every engine of this machine, in both sizes of window.',
  options: {
    ...browserOptions,
    real: flag('against the reference backend with its sign-in and payment page, instead of the mock services'),
  },
};

await startCommand(command, ({ options: { real } }) =>
  runBrowserTests(
    ['journey.ts'],
    process.argv.slice(2).filter((arg) => arg !== '--real'),
    { ALL_JOURNEYS: 'yes', ...(real ? { REFERENCE_BACKEND: 'yes' } : {}) },
  ),
);
