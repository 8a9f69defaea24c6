/** A phone on a slow connection: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 94_000 };
const slowdown = 4;

/**
 * A window of a phone's size with the speed of this machine: only Chromium can be slowed down.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<ShopWindow>}
 */
export async function openFastWindow(browser) {
  const { viewport } = phone;
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  /** @type {Phone['inPage']} */
  const inPage = (call, ...args) => page.evaluate(`(${call.toString()})(...${JSON.stringify(args)})`);
  return { context, page, inPage };
}

/** @param {import('@playwright/test').Browser} browser */
export async function openPhone(browser, { slowNetwork = true } = {}) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchPage);
  /**
   * Calls a function in the page and awaits its result. Playwright's `evaluate`, `waitForFunction` and locators would put
   * 0.8 MiB of scripts into the page that is measured, and check it in each frame.
   * @template Result
   * @template {readonly unknown[]} Args
   * @param {((...args: Args) => Result) | string} call A function that uses nothing but its arguments, or its source.
   * @param {Args} args
   * @returns {Promise<Awaited<Result>>}
   */
  const inPage = async (call, ...args) => {
    const expression = `(${call.toString()})(...${JSON.stringify(args)})`;
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  return { context, page, session, inPage };
}

/** @typedef {Awaited<ReturnType<typeof openPhone>>} Phone */
/** @typedef {Pick<Phone, 'context' | 'page' | 'inPage'>} ShopWindow */

/** Runs in the page, before anything else. */
function watchPage() {
  const seen = { largest: 0, shift: 0, blocked: 0, firstDish: 0 };
  Reflect.set(window, 'seen', seen);
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', ({ duration }) => (seen.blocked += duration - 50));
  const dishes = new MutationObserver(() => {
    const dish = document.querySelector('main :is(article h3, .card__name)');
    if (!dish?.textContent?.includes('Cookie')) return;
    dishes.disconnect();
    requestAnimationFrame(() => setTimeout(() => (seen.firstDish = performance.now())));
  });
  dishes.observe(document, { childList: true, subtree: true });
}

/** It is ready once it has stored the files of the shop. @param {Pick<Phone, 'inPage'>} phone */
export async function untilServiceWorkerIsReady({ inPage }) {
  await inPage(async () => {
    const refused = new Promise((_ready, fail) => setTimeout(fail, 60_000, new Error('There is no service worker.')));
    await Promise.race([navigator.serviceWorker.ready, refused]);
  });
}

/**
 * Measures a visit until the page is idle: ms, KiB as sent, and requests. `rendering` is style and layout; `blocked` is
 * what tasks since the navigation took beyond 50 ms.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ again?: boolean }} [options] `again`: the second visit is measured.
 */
export async function visit(browser, url, { again = false } = {}) {
  const phone = await openPhone(browser);
  const { context, page, session, inPage } = phone;
  // Files fetched ahead when the page is idle are not part of a first visit. A second one needs them.
  if (!again) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  if (again) {
    await page.goto(url);
    await untilServiceWorkerIsReady(phone);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
  }
  let requests = 0;
  let bytes = 0;
  let scriptBytes = 0;
  /** @type {Map<string, string>} */
  const kinds = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (!response.fromDiskCache && !response.fromServiceWorker && !response.url.startsWith('data:')) requests++;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  const before = await durations(session);
  await page.goto(url, { waitUntil: 'load' });
  const expected = new URL(url).pathname === '/twin-home' ? 'largest' : 'firstDish';
  await inPage(async (name) => {
    while (!(Reflect.get(Reflect.get(window, 'seen'), name) > 0)) await new Promise((done) => setTimeout(done, 100));
  }, expected);
  await page.waitForLoadState('networkidle');
  const seen = await inPage(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    .../** @type {Record<'largest' | 'shift' | 'blocked' | 'firstDish', number>} */ (Reflect.get(window, 'seen')),
  }));
  const after = await durations(session);
  await context.close();
  return {
    ...seen,
    rendering:
      (after.RecalcStyleDuration + after.LayoutDuration - before.RecalcStyleDuration - before.LayoutDuration) * 1000,
    script: (after.ScriptDuration - before.ScriptDuration) * 1000,
    requests,
    scripts: scriptBytes / 1024,
    total: bytes / 1024,
  };
}

/** Seconds since the start of the page. @param {import('@playwright/test').CDPSession} session */
export async function durations(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    RecalcStyleDuration: of('RecalcStyleDuration'),
    LayoutDuration: of('LayoutDuration'),
    ScriptDuration: of('ScriptDuration'),
  };
}
