import { startCommand } from '../../src/tools/commands/command.mjs';
import { browserOptions, browserTests, runBrowserTests } from './run-browser-tests.mjs';

const command = {
  name: 'npm run test:e2e',
  does: 'Builds the shops, then takes the browser tests.',
  options: browserOptions,
  rest: browserTests,
};

await startCommand(command, () => runBrowserTests([], process.argv.slice(2)));
