import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { ensureChromium, launchOptions } from './chromium.mjs';

/**
 * In KiB as a server sends them: texts compressed, pictures and fonts as they are. The npm packages are 110 of `script`.
 */
const limits = { script: 154, font: 45, total: 330, lazyComponent: 18 };

const sentAsIs = /\.(avif|webp|png|jpg|ico|woff2)$/;
const outDir = process.argv[2] ?? 'dist';
const kib = (/** @type {number} */ bytes) => bytes / 1024;
const compressed = (/** @type {Buffer} */ body) => gzipSync(body, { level: 9 }).length;

/** Loads pictures as far below the screen as on 4G, whatever connection Chromium detects. */
const farAhead = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250';

/** Everything a browser fetches on a first visit, including what the running page requests. */
async function firstVisit() {
  const server = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'error' });
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, farAhead] });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    /** @type {Map<string, Promise<number>>} */
    const sizes = new Map();
    page.on('response', (response) => {
      // A revalidated file (304) was counted before.
      if (!response.ok()) return;
      const { pathname } = new URL(response.url());
      const size = response.body().then((body) => kib(sentAsIs.test(pathname) ? body.length : compressed(body)));
      sizes.set(pathname, size);
    });
    const address = server.httpServer.address();
    if (!address || typeof address === 'string') throw new Error('The preview has no port.');
    await page.goto(`http://127.0.0.1:${address.port}/`, { waitUntil: 'networkidle' });
    return await Promise.all([...sizes].map(async ([file, size]) => ({ file, size: await size })));
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * What each lazy component adds to the scripts of a first visit.
 * @param {Set<string>} loaded
 */
function lazyComponents(loaded) {
  /** @type {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} */
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const filesOf = (/** @type {string} */ key, files = new Set()) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, files);
    return files;
  };
  return Object.entries(manifest)
    .filter(([, { file, isDynamicEntry }]) => isDynamicEntry && file.endsWith('.js') && !loaded.has(`/${file}`))
    .map(([key, { file }]) => {
      const added = [...filesOf(key)].filter((needed) => !loaded.has(`/${needed}`));
      const size = added.reduce((sum, needed) => sum + compressed(readFileSync(join(outDir, needed))), 0);
      return { name: basename(file), size: kib(size) };
    });
}

let overBudget = false;
/** @param {string} name @param {number} size @param {number} limit */
function check(name, size, limit) {
  if (size > limit) overBudget = true;
  console.log(`${size > limit ? 'OVER' : '  ok'} ${size.toFixed(1).padStart(7)} of ${limit} KiB  ${name}`);
}

if (!ensureChromium()) process.exit(1);
const fetched = await firstVisit();
const scripts = fetched.filter(({ file }) => file.endsWith('.js'));
for (const { file, size } of scripts) console.log(`     ${size.toFixed(1).padStart(7)} KiB  ${file}`);
const sum = (/** @type {typeof fetched} */ files) => files.reduce((total, { size }) => total + size, 0);
check('all scripts of a first visit to /', sum(scripts), limits.script);
check('all fonts of a first visit to /', sum(fetched.filter(({ file }) => file.endsWith('.woff2'))), limits.font);
check('everything a first visit to / fetches', sum(fetched), limits.total);
for (const { name, size } of lazyComponents(new Set(scripts.map(({ file }) => file)))) {
  check(`added by ${name}`, size, limits.lazyComponent);
}
process.exit(overBudget ? 1 : 0);
