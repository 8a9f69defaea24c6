import { openPhone, slowdown } from './visit.mjs';

/** The time of a press until the frame that shows what it did; what is still to be fetched is included. */
const timed = `async (act, isShown) => {
  const from = performance.now();
  act();
  while (!isShown()) await new Promise(requestAnimationFrame);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - from;
}`;

const type = (/** @type {string} */ text) => `() => {
  const field = document.querySelector('#menu-search');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}`;
const shown =
  "() => ![...document.querySelectorAll('main article')].some((card) => card.checkVisibility() && /Cookie \\d+ (oat|almond)/.test(card.textContent))";

/**
 * ms from a press to the frame that shows its effect, on /menu on a phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function pressResponses(browser, url) {
  const { context, page } = await openPhone(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main article h3').first().waitFor();
  await page.waitForTimeout(1500);
  const run = (/** @type {string} */ act, /** @type {string} */ isShown) =>
    page.evaluate(`(${timed})(${act}, ${isShown})`);
  const add = await run(
    "() => { window.bar = document.body.textContent; document.querySelector('main article .btn--add').click(); }",
    '() => document.body.textContent !== window.bar || document.querySelector("main article .btn--add[data-qty]") !== null',
  );
  const openCart = await run(
    "() => [...document.querySelectorAll('button')].find((one) => /^(open )?cart/i.test(one.ariaLabel ?? one.textContent)).click()",
    "() => document.querySelector('dialog[open]') !== null",
  );
  await page.keyboard.press('Escape');
  await page.waitForTimeout(700);
  const search = await run(type('lemon'), shown);
  await context.close();
  return { add, openCart, search };
}

/**
 * How a menu answers as it grows: the longest key, the heap in MiB after a collection, and the elements of the page.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function growth(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main article h3').first().waitFor();
  const dom = await page.evaluate(() => document.querySelectorAll('*').length);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const keys = [];
  for (const text of ['l', 'le', 'lem', 'lemo', 'lemon', 'lemo', 'lem', '']) {
    keys.push(await page.evaluate(`(${timed})(${type(text)}, () => true)`));
  }
  await page.close();
  return { worstKey: Math.max(...keys), heap: usedSize / 1_048_576, dom };
}
