import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { say, startCommand } from '../../src/tools/commands/command.mjs';
import { builtScripts } from './built-files.mjs';
import { builds, buildShop } from './builds.mjs';
import { pageWork } from './page-work.mjs';

/** The builds of the browser tests, and one more: each shop in each of the modes that visitors and demos get. */
const measured = [
  ...builds,
  {
    name: 'home-kitchen http',
    outDir: '.build/home-kitchen-http',
    settings: { VITE_BACKEND: 'http', VITE_PROFILE: 'home-kitchen' },
  },
];

/**
 * The measured sizes and some air, in KiB as a server sends them: texts compressed, pictures and fonts as they are. The
 * npm packages are 110 of `script`, 118 in `http`. The pictures that the browser loads ahead of the window count since it
 * lays out the page by itself. Before, they came when the page was idle, which this visit leaves out.
 */
const limits = {
  mock: { script: 173, font: 45, total: 350, lazyComponent: 20, requests: 16 },
  'home-kitchen': { script: 174, font: 45, total: 350, lazyComponent: 20, requests: 16 },
  http: { script: 180, font: 45, total: 324, lazyComponent: 20, requests: 10 },
  'home-kitchen http': { script: 180, font: 45, total: 328, lazyComponent: 20, requests: 10 },
};

/**
 * How often the browser may do these in the first eight seconds of `/`, of which one change of slide is a part.
 * A quiet machine counts 33, 7 and 29; a busy one, up to 48, 22 and 71, because it draws what comes late on its own. One
 * build stands for all: it is what customers get, and the shops differ in their pictures only.
 */
const workLimits = { of: 'http', styles: 55, layouts: 25, paints: 80 };

const sentAsIs = /\.(avif|webp|png|jpg|ico|woff2)$/;
const kib = (/** @type {number} */ bytes) => bytes / 1024;
const compressed = (/** @type {Buffer} */ body) => gzipSync(body, { level: 9 }).length;

/** Loads pictures as far below the screen as on 4G, whatever connection Chromium detects. */
const farAhead = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250';

/**
 * Everything the page fetches on a first visit until it is idle, and if wanted, what the browser does on another one. The
 * icon of the tab is not counted: only a browser with tabs fetches it.
 * @param {string} outDir @param {boolean} withWork
 */
async function firstVisit(outDir, withWork) {
  const { chromium } = await import('@playwright/test');
  const { preview } = await import('vite');
  const { launchOptions } = await import('./chromium.mjs');
  const server = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'error' });
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, farAhead] });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    /** @type {Map<string, Promise<number>>} */
    const sizes = new Map();
    page.on('response', (response) => {
      // A revalidated file (304) was counted before.
      if (!response.ok()) return;
      const { pathname, protocol } = new URL(response.url());
      if (protocol === 'data:') return;
      const size = response.body().then((body) => kib(sentAsIs.test(pathname) ? body.length : compressed(body)));
      sizes.set(pathname, size);
    });
    const address = server.httpServer.address();
    if (!address || typeof address === 'string') throw new Error('The preview has no port.');
    await page.goto(`http://127.0.0.1:${address.port}/`, { waitUntil: 'networkidle' });
    const icons = await page
      .locator('link[rel=icon]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const icon of icons) sizes.delete(new URL(icon ?? '', page.url()).pathname);
    const fetched = await Promise.all([...sizes].map(async ([file, size]) => ({ file, size: await size })));
    await page.close();
    return { fetched, work: withWork && (await pageWork(browser, `http://127.0.0.1:${address.port}/`)) };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {string} outDir */
const namesOf = (outDir) => new Map(builtScripts(outDir).map(({ file, name }) => [file, name]));

/**
 * The KiB that each lazy component adds to the scripts of a first visit, by the name of its source.
 * @param {string} outDir
 * @param {Set<string>} loaded
 */
function lazyComponents(outDir, loaded) {
  const folder = join(outDir, 'assets');
  const scripts = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(folder, file))]),
  );
  const named = (/** @type {string} */ file, /** @type {RegExp} */ pattern) =>
    [...(scripts.get(file)?.toString() ?? '').matchAll(pattern)].flatMap(([, name]) => name ?? []);
  const withImports = (/** @type {string} */ file, files = new Set()) => {
    if (loaded.has(`/assets/${file}`) || files.has(file)) return files;
    files.add(file);
    for (const imported of named(file, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) withImports(imported, files);
    return files;
  };
  const names = namesOf(outDir);
  const lazy = new Set([...scripts.keys()].flatMap((file) => named(file, /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)));
  return [...lazy]
    .filter((file) => !loaded.has(`/assets/${file}`))
    .map((file) => {
      const size = [...withImports(file)].reduce((sum, one) => sum + compressed(scripts.get(one) ?? Buffer.of()), 0);
      return { name: names.get(`assets/${file}`) ?? file, size: kib(size) };
    });
}

let overBudget = false;
/** @param {string} name @param {number} size @param {number} limit */
function check(name, size, limit) {
  if (size > limit) overBudget = true;
  say(`${size > limit ? 'OVER' : '  ok'} ${size.toFixed(1).padStart(7)} of ${limit}  ${name}`);
}

/** @param {string} outDir @param {typeof limits.http} limit @param {boolean} withWork */
async function checkBuild(outDir, limit, withWork) {
  const { fetched, work } = await firstVisit(outDir, withWork);
  const scripts = fetched.filter(({ file }) => file.endsWith('.js'));
  const fonts = fetched.filter(({ file }) => file.endsWith('.woff2'));
  const names = namesOf(outDir);
  for (const { file, size } of scripts)
    say(`     ${size.toFixed(1).padStart(7)} KiB  ${names.get(file.slice(1)) ?? file}`);
  const sum = (/** @type {typeof fetched} */ files) => files.reduce((total, { size }) => total + size, 0);
  check('KiB of scripts on a first visit to /', sum(scripts), limit.script);
  check('KiB of fonts on a first visit to /', sum(fonts), limit.font);
  check('KiB in all on a first visit to /', sum(fetched), limit.total);
  check('requests of a first visit to /', fetched.length, limit.requests);
  if (work) {
    check('calculations of styles in eight seconds of /', work.styles, workLimits.styles);
    check('layouts in eight seconds of /', work.layouts, workLimits.layouts);
    check('paints in eight seconds of /', work.paints, workLimits.paints);
  }
  const largest = lazyComponents(outDir, new Set(scripts.map(({ file }) => file))).sort((a, b) => b.size - a.size)[0];
  if (!largest) throw new Error(`${outDir} has no lazy component.`);
  check(`KiB added by the largest lazy component, ${largest.name}`, largest.size, limit.lazyComponent);
}

const command = {
  name: 'npm run size',
  does: 'Builds each shop where that is not done, loads it in Chromium and holds what it fetches against its budget.',
};

await startCommand(command, async () => {
  const { ensureChromium } = await import('./chromium.mjs');
  if (!ensureChromium()) return 1;
  for (const { name, outDir, settings } of measured) {
    const limit = name in limits ? limits[/** @type {keyof typeof limits} */ (name)] : undefined;
    if (!limit) continue;
    say(`\n${name}`);
    // The browser tests rebuild theirs on every run.
    const isTested = builds.some((build) => build.outDir === outDir);
    if (!isTested || !existsSync(join(outDir, 'assets'))) {
      say(`Building ${outDir}`);
      await buildShop(outDir, settings);
    }
    await checkBuild(outDir, limit, name === workLimits.of);
  }
  return overBudget ? 1 : 0;
});
