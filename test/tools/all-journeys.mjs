import { startCommand } from '../../src/tools/commands/command.mjs';
import { browserOptions, runBrowserTests } from './run-browser-tests.mjs';

const command = {
  name: 'npm run journeys',
  does: 'Takes every journey in every engine of this machine, in both sizes of window.',
  options: browserOptions,
};

await startCommand(command, () => runBrowserTests(['journey.ts'], process.argv.slice(2), { ALL_JOURNEYS: 'yes' }));
