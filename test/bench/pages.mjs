import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { runChild } from '../../src/tools/commands/child.mjs';
import { flag, option, say, startCommand } from '../../src/tools/commands/command.mjs';
import { choiceOf, integerFrom } from '../../src/tools/commands/kinds.mjs';
import { builtScript } from '../tools/built-files.mjs';
import { buildShop } from '../tools/builds.mjs';
import { journeyPresses, slowestPresses, spreadOf } from './journey.mjs';
import { firstAdd, growth, manyAdds, pageChanges, pressResponses } from './responses.mjs';
import { chartOf, tableOf, withTables } from './report.mjs';
import { makeTwins } from './twins.mjs';
import { openFastWindow, openPhone, visit } from './visit.mjs';

// The shop, its twins and a bare page of the same packages are measured in turn, so that a busy machine slows each of them
// alike: compare ratios, not milliseconds.
const allParts = ['rules', 'visits', 'again', 'adds', 'presses', 'firefox', 'journey', 'growth'];
const command = {
  name: 'npm run bench',
  does: 'Measures the rules, then the http build on a phone beside its twins and a bare page of the same packages.',
  options: {
    runs: option('N', 'how often each is measured', integerFrom(1), 5),
    built: flag('measures what was built before'),
    twins: flag('measures only what has a twin: visits, adds, presses'),
    readme: flag('writes the tables and the chart into the paper on speed'),
  },
  rest: { value: 'PART…', does: `all unless given: ${allParts.join(', ')}`, kind: choiceOf(allParts) },
};
const folder = '.build/bench';
const resultFile = `${folder}/bench.json`;
const paper = 'src/site/README.md';

/** The files that the shop fetches once the page is idle, so that a press does not have to wait for them. */
const prefetchedScripts = ['cart-overlay', 'item-overlay', 'menu-screen'];

/** The demos in which every press of an order is measured. */
const demos = /** @type {const} */ ([
  { profile: 'cookies', items: ['Classic Chocolate Chip', 'Snickerdoodle'], search: 'choc' },
  { profile: 'home-kitchen', items: ['Chicken Biryani', 'Samosa Trio'], search: 'rice' },
]);

/** @typedef {Record<string, number>} Figures */

/** @param {Figures[]} measured @returns {Figures} */
function medians(measured) {
  const middle = (/** @type {string} */ name) => {
    const values = measured.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(Object.keys(measured[0] ?? {}).map((name) => [name, middle(name)]));
}

/** Runs each of the measurements in turn, `runs` times. @param {number} runs @param {Record<string, () => Promise<Figures>>} measurements */
async function inTurn(runs, measurements) {
  /** @type {Map<string, Figures[]>} */
  const measured = new Map();
  for (let round = 0; round < runs; round++) {
    for (const [name, measure] of Object.entries(measurements)) {
      measured.set(name, [...(measured.get(name) ?? []), await measure()]);
    }
  }
  return Object.fromEntries([...measured].map(([name, figures]) => [name, medians(figures)]));
}

/**
 * Presses beside the twin, at this machine's speed.
 * @param {number} runs
 * @param {string} origin
 * @param {readonly string[]} prefetched
 */
async function measureFirefox(runs, origin, prefetched) {
  const { firefox: executablePath } = await import('../tools/engines.mjs');
  if (!executablePath) {
    say('Not measured in Firefox: it is not installed (apt-get install firefox-esr), and FIREFOX_PATH names none.');
    return {};
  }
  const { firefox } = await import('@playwright/test');
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  try {
    return await inTurn(runs, {
      'twin of /menu': async () => pressResponses(await openFastWindow(browser), `${origin}/twin-presses`),
      '/menu': async () => pressResponses(await openFastWindow(browser), `${origin}/menu`, prefetched),
      'twin changes the page': async () => pageChanges(await openFastWindow(browser), `${origin}/twin-presses`),
      'change of page': async () => pageChanges(await openFastWindow(browser), `${origin}/`, prefetched),
    });
  } finally {
    await browser.close();
  }
}

await startCommand(command, async ({ options, rest: parts }) => {
  const { runs } = options;
  const chosen = parts.length > 0 ? parts : options.twins ? ['visits', 'adds', 'presses'] : allParts;
  if (chosen.includes('rules')) {
    const vitest = ['node', 'node_modules/vitest/vitest.mjs', 'bench', '--run', '--project', 'unit'];
    const code = await runChild(vitest);
    if (code !== 0 || chosen.length === 1) return code;
  }
  const { chromium } = await import('@playwright/test');
  const { ensureChromium, launchOptions } = await import('../tools/chromium.mjs');
  const { serveBuild } = await import('./bench-server.mjs');
  if (!ensureChromium()) return 1;
  if (!options.built) {
    const floorFolder = `${process.cwd()}/${folder}/floor`;
    say(`Building ${folder}/shop and ${folder}/floor`);
    await buildShop(`${folder}/shop`, { VITE_BACKEND: 'http', VITE_PROFILE: 'cookies' });
    if (chosen.includes('journey'))
      for (const { profile } of demos)
        await buildShop(`${folder}/demo-${profile}`, { VITE_BACKEND: 'mock', VITE_PROFILE: profile });
    await buildShop(floorFolder, {}, [
      'test/bench/floor',
      '--config',
      'test/bench/floor/vite.config.ts',
      '--emptyOutDir',
    ]);
  }
  const prefetched = prefetchedScripts.map((name) => builtScript(`${folder}/shop`, name));
  const shop = await serveBuild(`${folder}/shop`);
  const floor = await serveBuild(`${folder}/floor`);
  const browser = await chromium.launch(launchOptions());
  shop.state.twins = await makeTwins(browser, shop.origin, `${folder}/shop`);

  /** @type {Record<string, () => Promise<Record<string, Figures>>>} */
  const measurements = {
    visits: () =>
      inTurn(runs, {
        'twin of /': () => visit(browser, `${shop.origin}/twin-home`),
        'twin of /menu': () => visit(browser, `${shop.origin}/twin-menu`),
        'stack floor': () => visit(browser, `${floor.origin}/`),
        '/': () => visit(browser, `${shop.origin}/`),
        '/menu': () => visit(browser, `${shop.origin}/menu`),
      }),
    again: () =>
      inTurn(runs, {
        '/': () => visit(browser, `${shop.origin}/`, { again: true }),
        '/menu': () => visit(browser, `${shop.origin}/menu`, { again: true }),
      }),
    adds: () =>
      inTurn(runs, {
        'twin of /menu': () => firstAdd(browser, `${shop.origin}/twin-menu`),
        '/menu': () => firstAdd(browser, `${shop.origin}/menu`),
      }),
    presses: () =>
      inTurn(runs, {
        'twin of /menu': async () => pressResponses(await openPhone(browser), `${shop.origin}/twin-presses`),
        'stack floor': async () => pressResponses(await openPhone(browser), `${floor.origin}/`),
        '/menu': async () => pressResponses(await openPhone(browser), `${shop.origin}/menu`, prefetched),
        'twin changes the page': async () => pageChanges(await openPhone(browser), `${shop.origin}/twin-presses`),
        'change of page': async () => pageChanges(await openPhone(browser), `${shop.origin}/`, prefetched),
        'many Adds': () => manyAdds(browser, `${shop.origin}/menu`, prefetched),
      }),
    firefox: () => measureFirefox(runs, shop.origin, prefetched),
    journey: async () => {
      /** @type {import('./journey.mjs').Press[]} */
      const presses = [];
      for (const demo of demos) {
        const { origin, close } = await serveBuild(`${folder}/demo-${demo.profile}`);
        try {
          for (let run = 0; run < runs; run++) presses.push(...(await journeyPresses(browser, origin, demo)));
        } finally {
          close();
        }
      }
      say('The slowest presses of a whole order, median and worst in ms:');
      for (const { did, ms, worst } of slowestPresses(presses))
        say(`${String(ms).padStart(6)} ${String(worst).padStart(6)}  ${did}`);
      return { 'every press': spreadOf(presses) };
    },
    growth: () =>
      inTurn(
        runs,
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
    for (const part of chosen.filter((one) => one !== 'rules')) {
      say(`measuring ${part}, ${runs} times`);
      measured[part] = (await measurements[part]?.()) ?? {};
      shop.state.items = 12;
    }
  } finally {
    await browser.close();
    shop.close();
    floor.close();
  }

  const machine = `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  const before = chosen !== allParts && existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : {};
  const result = { ...before, date: new Date().toISOString().slice(0, 10), machine, runs, ...measured };
  writeFileSync(resultFile, `${JSON.stringify(result, undefined, 2)}\n`);
  say(`Written: ${resultFile}`);
  if (result.visits) {
    writeFileSync(`${folder}/chart.svg`, chartOf(result));
    say(`Written: ${folder}/chart.svg`);
  }
  say(tableOf(result));
  if (options.readme && result.visits) {
    writeFileSync(paper, withTables(readFileSync(paper, 'utf8'), tableOf(result)));
    copyFileSync(`${folder}/chart.svg`, 'test/bench/chart.svg');
    say(`Written: ${paper}, test/bench/chart.svg`);
  }
  return 0;
});
