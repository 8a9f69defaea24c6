import { startCommand } from '../../src/tools/commands/command.mjs';
import { browserOptions, browserTests, runBrowserTests } from './run-browser-tests.mjs';

const command = {
  name: 'npm run firefox',
  does: 'Takes the browser tests, which `npm test` takes in Chromium, in Firefox, with axe on every state.',
  options: browserOptions,
  rest: browserTests,
};

await startCommand(command, async () => {
  const { firefox } = await import('./engines.mjs');
  if (!firefox) throw new Error('Firefox is not installed (apt-get install firefox-esr), and FIREFOX_PATH names none.');
  return runBrowserTests(['--project', 'firefox tests *'], process.argv.slice(2), { ALL_IN_FIREFOX: 'yes' });
});
