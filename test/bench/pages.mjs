import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildShop } from '../tools/builds.mjs';
import { ensureChromium, launchOptions } from '../tools/chromium.mjs';
import { serveBuild } from './bench-server.mjs';
import { firstAdd, growth, pageChanges, pressResponses } from './responses.mjs';
import { chartOf, tableOf, withTables } from './report.mjs';
import { visit } from './visit.mjs';

// Measures the `http` build on a phone beside hand-written pages and a bare page of the same packages, all in turn, so that
// a busy machine slows each of them alike: compare ratios, not milliseconds.
const { values: options, positionals: parts } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** Measures what was built before. */
    built: { type: 'boolean', default: false },
    /** Writes the tables and the chart into the paper on speed. */
    readme: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const allParts = ['visits', 'again', 'adds', 'presses', 'growth'];
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1 || parts.some((part) => !allParts.includes(part))) {
  console.error(`npm run bench -- [--runs N] [--built] [--readme] [${allParts.join(' | ')}]`);
  process.exit(2);
}
const folder = '.build/bench';
const resultFile = `${folder}/bench.json`;
const paper = 'src/build/README.md';

/** What the shop fetches once the page is idle, so that a press does not have to wait for it. */
const prefetched = ['/assets/cart-', '/assets/item-', '/assets/menu-'];

/** @typedef {Record<string, number>} Figures */

/** @param {Figures[]} measured @returns {Figures} */
function medians(measured) {
  const middle = (/** @type {string} */ name) => {
    const values = measured.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(Object.keys(measured[0] ?? {}).map((name) => [name, middle(name)]));
}

/** Runs each of the measurements in turn, `runs` times. @param {Record<string, () => Promise<Figures>>} measurements */
async function inTurn(measurements) {
  /** @type {Map<string, Figures[]>} */
  const measured = new Map();
  for (let round = 0; round < runs; round++) {
    for (const [name, measure] of Object.entries(measurements)) {
      measured.set(name, [...(measured.get(name) ?? []), await measure()]);
    }
  }
  return Object.fromEntries([...measured].map(([name, figures]) => [name, medians(figures)]));
}

if (!ensureChromium()) process.exit(1);
if (!options.built) {
  const floorFolder = `${process.cwd()}/${folder}/floor`;
  await buildShop(`${folder}/shop`, { VITE_BACKEND: 'http', VITE_PROFILE: 'cookies' });
  await buildShop(floorFolder, {}, [
    'test/bench/floor',
    '--config',
    'test/bench/floor/vite.config.ts',
    '--emptyOutDir',
  ]);
}
const shop = await serveBuild(`${folder}/shop`);
const floor = await serveBuild(`${folder}/floor`);
const browser = await chromium.launch(launchOptions());

/** @type {Record<string, () => Promise<Record<string, Figures>>>} */
const measurements = {
  visits: () =>
    inTurn({
      limit: () => visit(browser, `${shop.origin}/limit`),
      'live limit': () => visit(browser, `${shop.origin}/live-limit`),
      'stack floor': () => visit(browser, `${floor.origin}/`),
      '/': () => visit(browser, `${shop.origin}/`),
      '/menu': () => visit(browser, `${shop.origin}/menu`),
    }),
  again: () =>
    inTurn({
      '/': () => visit(browser, `${shop.origin}/`, { again: true }),
      '/menu': () => visit(browser, `${shop.origin}/menu`, { again: true }),
    }),
  adds: () =>
    inTurn({
      'live limit': () => firstAdd(browser, `${shop.origin}/live-limit`),
      '/menu': () => firstAdd(browser, `${shop.origin}/menu`),
    }),
  presses: () =>
    inTurn({
      'live limit': () => pressResponses(browser, `${shop.origin}/live-limit`),
      'stack floor': () => pressResponses(browser, `${floor.origin}/`),
      '/menu': () => pressResponses(browser, `${shop.origin}/menu`, prefetched),
      'change of page': () => pageChanges(browser, `${shop.origin}/`, prefetched),
    }),
  growth: () =>
    inTurn(
      Object.fromEntries(
        ['/', '/menu'].flatMap((path) =>
          [12, 100, 1_000, 10_000].map((items) => [
            `${path} ${items}`,
            () => {
              shop.state.items = items;
              return growth(browser, shop.origin + path, prefetched);
            },
          ]),
        ),
      ),
    ),
};

/** @type {Record<string, Record<string, Figures>>} */
const measured = {};
try {
  for (const part of parts.length === 0 ? allParts : parts) {
    console.log(`measuring ${part}, ${runs} times`);
    measured[part] = (await measurements[part]?.()) ?? {};
    shop.state.items = 12;
  }
} finally {
  await browser.close();
  shop.close();
  floor.close();
}

const machine = `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
const before = parts.length > 0 && existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : {};
const result = { ...before, date: new Date().toISOString().slice(0, 10), machine, runs, ...measured };
writeFileSync(resultFile, `${JSON.stringify(result, undefined, 2)}\n`);
if (result.visits) writeFileSync(`${folder}/chart.svg`, chartOf(result));
console.log(tableOf(result));
if (options.readme && result.visits) {
  writeFileSync(paper, withTables(readFileSync(paper, 'utf8'), tableOf(result)));
  copyFileSync(`${folder}/chart.svg`, 'test/bench/chart.svg');
}
