import { spawn } from 'node:child_process';
import { builds } from './builds.mjs';
import { ensureChromium } from './chromium.mjs';

/**
 * Resolves with the exit code.
 * @param {string[]} command
 * @param {Record<string, string>} settings
 * @returns {Promise<number>}
 */
function run(command, settings = {}) {
  const child = spawn('npx', command, { stdio: 'inherit', env: { ...process.env, ...settings } });
  return new Promise((ended) => child.on('close', (code) => ended(code ?? 1)));
}

if (!ensureChromium()) process.exit(1);
// At the same time: each takes one core.
const built = await Promise.all(
  builds.map(({ outDir, settings }) => run(['vite', 'build', '--logLevel', 'warn', '--outDir', outDir], settings)),
);
const failed = built.find((code) => code !== 0);
process.exit(failed ?? (await run(['playwright', 'test', ...process.argv.slice(2)])));
