import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium, launchOptions } from '../tools/chromium.mjs';

// Measures pages on a phone against a hand-written page with the same picture and no script: compare ratios, not
// milliseconds. Then measures how quickly the menu responds as its items grow.
const rounds = Number(process.env.ROUNDS ?? 5);
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 94_000 };
const outDir = '.build/bench';
const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml' };

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const frames = '() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))';

/** @param {number} count */
const menuOf = (count) =>
  Array.from({ length: count }, (_, index) => ({
    menuItemId: `item-${index}`,
    itemName: `Cookie ${index} ${['oat', 'lemon', 'almond'][index % 3]}`,
    description: 'Soft in the middle, crisp at the edge.',
    price: 2 + (index % 9) / 4,
    menuTypeName: ['Classic', 'Premium', 'Seasonal'][index % 3],
    isAvailable: true,
    quantityAvailable: 20,
  }));

function limitPage() {
  const hero = readdirSync(join(outDir, 'assets')).find((file) => /cookie-stack-800.*avif$/.test(file));
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Limit</title><style>body{margin:0;
    font:16px system-ui}img{width:304px;height:304px;object-fit:cover}</style><h1>Fresh cookies, baked for tomorrow</h1><p>Baked in small
    batches.</p><img src="/assets/${hero}" fetchpriority="high" alt="">`;
}

let items = 12;
const server = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://shop');
  const extension = extname(pathname);
  const isApi = pathname.startsWith('/api');
  const body = isApi
    ? Buffer.from(JSON.stringify({ successResponse: true, scheduledMenusDetails: menuOf(items) }))
    : pathname === '/limit'
      ? Buffer.from(limitPage())
      : readFileSync(join(outDir, extension ? pathname : 'index.html'));
  const isText = extension in types || extension === '';
  response.writeHead(200, {
    'Content-Type': isApi
      ? 'application/json'
      : (Reflect.get(types, extension || '.html') ?? `image/${extension.slice(1)}`),
    ...(isText ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(isText ? gzipSync(body) : body);
});

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function visit(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0, blocked: 0, longest: 0 };
    Reflect.set(window, 'seen', seen);
    const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
    watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
    watch('longtask', ({ duration }) => {
      seen.blocked += duration - 50;
      seen.longest = Math.max(seen.longest, duration);
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const figures = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    .../** @type {{ largest: number, shift: number, blocked: number, longest: number }} */ (
      Reflect.get(window, 'seen')
    ),
  }));
  await context.close();
  return figures;
}

/** ms from an action to the frame that shows it, and the heap in MiB. @param {import('@playwright/test').Browser} browser */
async function measureResponses(browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/menu`);
  await page.getByRole('article').first().waitFor();
  await session.send('HeapProfiler.collectGarbage');
  const heap = await page.evaluate(() => Reflect.get(performance, 'memory').usedJSHeapSize / 1_048_576);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const timed = (/** @type {string} */ act) =>
    page.evaluate(
      `(async () => { const from = performance.now(); ${act}; await (${frames})(); return performance.now() - from; })()`,
    );
  const typed = (/** @type {string} */ text) => `const field = document.querySelector('#menu-search');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}');
    field.dispatchEvent(new Event('input', { bubbles: true }))`;
  const keys = [];
  for (const text of ['l', 'le', 'lem', 'lemo', 'lemon', 'lemo', 'lem', '']) keys.push(await timed(typed(text)));
  const add = await timed(
    `document.querySelector('main article button[aria-label^="Add "], main article .add').click()`,
  );
  const dom = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return { add, worstKey: Math.max(...keys), heap, dom };
}

if (!ensureChromium()) process.exit(1);
/** @param {Record<string, string>} settings */
const build = (settings) =>
  spawnSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', outDir], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
const browser = await chromium.launch(launchOptions());
try {
  build({ VITE_BACKEND: 'mock' });
  /** @type {Record<string, Awaited<ReturnType<typeof visit>>[]>} */
  const visits = { '/limit': [], '/': [], '/menu': [] };
  for (let round = 0; round < rounds; round++) {
    for (const [path, figures] of Object.entries(visits)) figures.push(await visit(browser, origin + path));
  }
  console.log(
    'page      first paint   largest paint   blocked   longest task   shift   (ms, medians; x = against /limit)',
  );
  const limit = visits['/limit'] ?? [];
  for (const [path, figures] of Object.entries(visits)) {
    const of = (/** @type {keyof typeof figures[0]} */ name, from = figures) => median(from.map((each) => each[name]));
    const ratio = (/** @type {keyof typeof figures[0]} */ name) =>
      `${of(name).toFixed(0)} x${(of(name) / of(name, limit)).toFixed(2)}`;
    console.log(
      path.padEnd(10),
      ratio('first').padEnd(13),
      ratio('largest').padEnd(15),
      of('blocked').toFixed(0).padEnd(9),
      of('longest').toFixed(0).padEnd(14),
      of('shift').toFixed(3),
    );
  }
  build({ VITE_BACKEND: 'http' });
  console.log('\nitems     add   worst keystroke   heap MiB   elements   (ms at a quarter of the speed)');
  for (items of [12, 100, 1_000, 10_000]) {
    const { add, worstKey, heap, dom } = await measureResponses(browser);
    console.log(
      String(items).padEnd(9),
      add.toFixed(0).padEnd(5),
      worstKey.toFixed(0).padEnd(17),
      heap.toFixed(1).padEnd(10),
      dom,
    );
  }
} finally {
  await browser.close();
  server.close();
}
