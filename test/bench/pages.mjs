import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { ensureChromium, launchOptions } from '../tools/chromium.mjs';
import { serveBuild } from './bench-server.mjs';
import { growth, pressResponses } from './responses.mjs';
import { chartOf, tableOf } from './report.mjs';
import { visit } from './visit.mjs';

// Measures the `http` build on a phone beside hand-written pages and a bare page of the same packages, all in turn, so that
// a busy machine slows each of them alike: compare ratios, not milliseconds. Parts can be measured alone:
// node test/bench/pages.mjs visits again presses growth
const parts = process.argv.slice(2);
const rounds = Number(process.env.ROUNDS ?? 5);
const folder = '.build/bench';
const resultFile = `${folder}/bench.json`;

/** @typedef {Record<string, number>} Figures */

/** @param {Figures[]} measured @returns {Figures} */
function medians(measured) {
  const middle = (/** @type {string} */ name) => {
    const values = measured.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(Object.keys(measured[0] ?? {}).map((name) => [name, middle(name)]));
}

/** Runs each of the measurements in turn, `rounds` times. @param {Record<string, () => Promise<Figures>>} measurements */
async function inTurn(measurements) {
  /** @type {Map<string, Figures[]>} */
  const measured = new Map();
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(measurements)) {
      measured.set(name, [...(measured.get(name) ?? []), await measure()]);
    }
  }
  return Object.fromEntries([...measured].map(([name, figures]) => [name, medians(figures)]));
}

/** @param {string[]} args @param {Record<string, string>} settings */
const build = (args, settings = {}) =>
  spawnSync('npx', ['vite', 'build', '--logLevel', 'warn', '--emptyOutDir', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });

if (!ensureChromium()) process.exit(1);
if (!process.env.BENCH_BUILT) {
  build(['--outDir', `${folder}/shop`], { VITE_BACKEND: 'http', VITE_PROFILE: 'cookies' });
  build([
    'test/bench/floor',
    '--config',
    'test/bench/floor/vite.config.ts',
    '--outDir',
    `${process.cwd()}/${folder}/floor`,
  ]);
}
const shop = await serveBuild(`${folder}/shop`);
const floor = await serveBuild(`${folder}/floor`);
const browser = await chromium.launch(launchOptions());
/** @type {Record<string, Record<string, Figures>>} */
const measured = {};
try {
  if (parts.length === 0 || parts.includes('visits')) {
    measured.visits = await inTurn({
      limit: () => visit(browser, `${shop.origin}/limit`),
      'live limit': () => visit(browser, `${shop.origin}/live-limit`),
      'stack floor': () => visit(browser, `${floor.origin}/`),
      '/': () => visit(browser, `${shop.origin}/`),
      '/menu': () => visit(browser, `${shop.origin}/menu`),
    });
  }
  if (parts.length === 0 || parts.includes('again')) {
    measured.again = await inTurn({
      '/': () => visit(browser, `${shop.origin}/`, { again: true }),
      '/menu': () => visit(browser, `${shop.origin}/menu`, { again: true }),
    });
  }
  if (parts.length === 0 || parts.includes('presses')) {
    measured.presses = await inTurn({
      'live limit': () => pressResponses(browser, `${shop.origin}/live-limit`),
      'stack floor': () => pressResponses(browser, `${floor.origin}/`),
      '/menu': () => pressResponses(browser, `${shop.origin}/menu`),
    });
  }
  if (parts.length === 0 || parts.includes('growth')) {
    measured.growth = {};
    for (const items of [12, 100, 1_000, 10_000]) {
      shop.state.items = items;
      measured.growth[items] = await growth(browser, `${shop.origin}/menu`);
    }
  }
} finally {
  await browser.close();
  shop.close();
  floor.close();
}

mkdirSync(folder, { recursive: true });
const before = (() => {
  try {
    return JSON.parse(readFileSync(resultFile, 'utf8'));
  } catch {
    return {};
  }
})();
const machine = `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
const result = { ...before, date: new Date().toISOString().slice(0, 10), machine, rounds, ...measured };
writeFileSync(resultFile, `${JSON.stringify(result, undefined, 2)}\n`);
if (result.visits) writeFileSync(`${folder}/chart.svg`, chartOf(result));
console.log(tableOf(result));
