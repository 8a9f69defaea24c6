import { spawnSync } from 'node:child_process';

/** Takes every journey in every engine of this machine, in both sizes of window. Further arguments are passed on. */
const env = { ...process.env, ALL_JOURNEYS: 'yes' };
const command = ['test/tools/browser-tests.mjs', 'journey.ts', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, command, { stdio: 'inherit', env }).status ?? 1);
