import { spawnSync } from 'node:child_process';
import { builds } from './builds.mjs';
import { ensureChromium } from './chromium.mjs';

/**
 * @param {string[]} command
 * @param {Record<string, string>} settings
 */
function run(command, settings = {}) {
  const { status } = spawnSync('npx', command, { stdio: 'inherit', env: { ...process.env, ...settings } });
  if (status !== 0) process.exit(status ?? 1);
}

if (!ensureChromium()) process.exit(1);
for (const { outDir, settings } of builds) run(['vite', 'build', '--logLevel', 'warn', '--outDir', outDir], settings);
run(['playwright', 'test', ...process.argv.slice(2)]);
