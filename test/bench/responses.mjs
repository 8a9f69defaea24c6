import { durations, openPhone, untilServiceWorkerIsReady } from './visit.mjs';

/** The time from a press to the frame that shows its effect, including what still has to be fetched. */
const timed = `async (act, isShown) => {
  const from = performance.now();
  act();
  while (!isShown()) await new Promise(requestAnimationFrame);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - from;
}`;

/** @typedef {import('./visit.mjs').ShopWindow} ShopWindow */

/**
 * @param {ShopWindow} phone
 * @param {string} act Source of a function that presses something.
 * @param {string} isShown Source of a function: whether the page shows the effect.
 */
async function timeOf({ inPage }, act, isShown) {
  return Number(await inPage(`() => (${timed})(${act}, ${isShown})`));
}

const type = (/** @type {string} */ text) => `() => {
  const field = document.querySelector('#menu-search');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}`;
const searches = ['l', 'le', 'lem', 'lemo', 'lemon', 'lemo', 'lem', ''];
const onlyLemonIsShown =
  "() => ![...document.querySelectorAll('main article')].some((card) => card.checkVisibility() && /Cookie \\d+ (oat|almond)/.test(card.textContent))";

/**
 * Resolves when the page has fetched what it fetches ahead, and has nothing left to do.
 * @param {ShopWindow} phone
 * @param {readonly string[]} prefetched Parts of URLs.
 */
async function untilIdle(phone, prefetched) {
  await phone.page.waitForLoadState('networkidle');
  await phone.inPage(async (parts) => {
    const isFetched = (/** @type {string} */ part) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(part));
    while (!parts.every(isFetched)) await new Promise((done) => setTimeout(done, 100));
  }, prefetched);
  // Otherwise the shop's service worker would still be storing files during the presses.
  if (prefetched.length > 0) await untilServiceWorkerIsReady(phone);
  await phone.inPage(() => new Promise((done) => requestIdleCallback(done)));
}

/** Resolves when a dish can be added. @param {ShopWindow} phone */
async function untilDishes({ inPage }) {
  await inPage(async () => {
    while (!document.querySelector('main article .btn--add')) await new Promise((done) => setTimeout(done, 100));
  });
}

/**
 * ms from a press to the frame that shows its effect, on /menu.
 * @param {ShopWindow} phone
 * @param {string} url
 * @param {readonly string[]} [prefetched]
 */
export async function pressResponses(phone, url, prefetched = []) {
  const { context, page } = phone;
  await page.goto(url);
  await untilDishes(phone);
  await untilIdle(phone, prefetched);
  const add = await timeOf(
    phone,
    "() => { window.before = document.body.textContent; document.querySelector('main article .btn--add').click(); }",
    '() => document.body.textContent !== window.before',
  );
  const openCart = await timeOf(
    phone,
    "() => [...document.querySelectorAll('button')].find((one) => /^(open )?cart/i.test(one.ariaLabel ?? one.textContent)).click()",
    "() => document.querySelector('dialog[open]') !== null",
  );
  await page.keyboard.press('Escape');
  await phone.inPage(async () => {
    while (document.querySelector('dialog[open]')) await new Promise((done) => setTimeout(done, 100));
  });
  await untilIdle(phone, prefetched);
  const search = await timeOf(phone, type('lemon'), onlyLemonIsShown);
  await context.close();
  return { add, openCart, search };
}

/** Runs in the page, before anything else: presses the first Add once it is painted. */
function pressFirstAdd() {
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const isInCart = () => document.querySelector('main .card output')?.textContent === '1';
  const isAnswered = () => document.querySelector('main .btn--add')?.textContent?.startsWith('Adding') || isInCart();
  const timeUntil = async (/** @type {() => boolean} */ isTrue) => {
    while (!isTrue()) await painted();
    return performance.now();
  };
  const press = async (/** @type {HTMLElement} */ add) => {
    await painted();
    add.click();
    const firstAdd = await timeUntil(isAnswered);
    Reflect.set(window, 'firstAdd', { firstAdd, inCart: await timeUntil(isInCart) });
  };
  const dishes = new MutationObserver(() => {
    const add = document.querySelector('main .btn--add');
    if (!(add instanceof HTMLElement)) return;
    dishes.disconnect();
    void press(add);
  });
  dishes.observe(document, { childList: true, subtree: true });
}

/**
 * On /menu on a phone, ms from the navigation to the frame in which the first Add has answered, and to the one that
 * shows its item in the cart.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ firstAdd: number, inCart: number }>}
 */
export async function firstAdd(browser, url) {
  const { context, page, inPage } = await openPhone(browser);
  await page.addInitScript(pressFirstAdd);
  await page.goto(url);
  const times = await inPage(async () => {
    while (!Reflect.has(window, 'firstAdd')) await new Promise((done) => setTimeout(done, 100));
    return Reflect.get(window, 'firstAdd');
  });
  await context.close();
  return times;
}

/**
 * ms from a press on a link to the frame with the other page's heading, between home and menu: the first change, which
 * also loads the menu's code, and the slowest of the next five.
 * @param {ShopWindow} phone
 * @param {string} url Of a page with links to both.
 * @param {readonly string[]} [prefetched]
 */
export async function pageChanges(phone, url, prefetched = []) {
  const { context, page } = phone;
  await page.goto(url);
  await untilIdle(phone, prefetched);
  const times = [];
  for (const path of ['/menu', '/', '/menu', '/', '/menu', '/']) {
    times.push(
      await timeOf(
        phone,
        `() => { window.before = document.querySelector('h1'); document.querySelector('a[href="${path}"]').click(); }`,
        "() => document.querySelector('h1') !== null && document.querySelector('h1') !== window.before",
      ),
    );
  }
  await context.close();
  const [firstChange = Number.NaN, ...later] = times;
  return { firstChange, slowestChange: Math.max(...later) };
}

/**
 * Measures 200 presses on Add on /menu on a phone: ms of style and layout for each, and MiB of heap that stay.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {readonly string[]} prefetched
 */
export async function manyAdds(browser, url, prefetched) {
  const phone = await openPhone(browser, { slowNetwork: false });
  const { context, page, session, inPage } = phone;
  await page.goto(url);
  await untilDishes(phone);
  await untilIdle(phone, prefetched);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1_048_576;
  };
  const add = (/** @type {number} */ times) =>
    inPage(async (count) => {
      for (let press = 0; press < count; press++) {
        const cards = document.querySelectorAll('main article');
        const card = cards[press % cards.length];
        const add = card?.querySelector('.stepper button:last-of-type') ?? card?.querySelector('.btn--add');
        if (add instanceof HTMLElement) add.click();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
    }, times);
  // The first of each dish replaces Add by a stepper.
  await add(12);
  const [heapBefore, before] = [await heap(), await durations(session)];
  await add(200);
  const [heapAfter, after] = [await heap(), await durations(session)];
  await context.close();
  const rendering =
    after.RecalcStyleDuration + after.LayoutDuration - before.RecalcStyleDuration - before.LayoutDuration;
  return { renderingOfAdd: (rendering * 1000) / 200, heapOfAdds: heapAfter - heapBefore };
}

/**
 * How a page responds as the menu grows, on a phone with a fast connection: ms to the first dish, the heap in MiB after a
 * collection, the elements of the page, and where it has a search, ms of the slowest keystroke.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {readonly string[]} prefetched
 */
export async function growth(browser, url, prefetched) {
  const phone = await openPhone(browser, { slowNetwork: false });
  const { context, page, session, inPage } = phone;
  await page.goto(url);
  await untilDishes(phone);
  await untilIdle(phone, prefetched);
  const { dom, firstDish } = await inPage(() => ({
    dom: document.querySelectorAll('*').length,
    firstDish: Number(Reflect.get(Reflect.get(window, 'seen'), 'firstDish')),
  }));
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const keys = [];
  const hasSearch = await inPage(() => document.querySelector('#menu-search') !== null);
  for (const text of hasSearch ? searches : []) {
    keys.push(await timeOf(phone, type(text), '() => true'));
  }
  await context.close();
  return { firstDish, heap: usedSize / 1_048_576, dom, ...(hasSearch ? { worstKey: Math.max(...keys) } : {}) };
}
