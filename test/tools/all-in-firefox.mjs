import { spawnSync } from 'node:child_process';
import { firefox } from './engines.mjs';

/** Takes the browser tests, which `npm test` takes in Chromium, in Firefox. Further arguments are passed on. */
if (!firefox) {
  console.error('Firefox is not installed (apt-get install firefox-esr), and FIREFOX_PATH names none.');
  process.exit(1);
}
const command = ['test/tools/browser-tests.mjs', '--project', 'firefox tests *', ...process.argv.slice(2)];
const env = { ...process.env, ALL_IN_FIREFOX: 'yes' };
process.exit(spawnSync(process.execPath, command, { stdio: 'inherit', env }).status ?? 1);
