/**
 * Counts the browser's work for a page in its first eight seconds: how often it calculates styles, lays out and paints. These
 * counts hold on a busy machine, where milliseconds do not.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function pageWork(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(8000);
    const { metrics } = await session.send('Performance.getMetrics');
    /** @type {{ traceEvents: { name: string }[] }} */
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const of = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      styles: of('RecalcStyleCount'),
      layouts: of('LayoutCount'),
      paints: traceEvents.filter(({ name }) => name === 'Paint').length,
    };
  } finally {
    await page.close();
  }
}
