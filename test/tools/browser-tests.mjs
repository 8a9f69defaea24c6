import { spawnSync } from 'node:child_process';
import { builds, buildShop } from './builds.mjs';
import { ensureChromium } from './chromium.mjs';

if (!ensureChromium()) process.exit(1);
// Each build takes one core.
await Promise.all(builds.map(({ outDir, settings }) => buildShop(outDir, settings)));
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
