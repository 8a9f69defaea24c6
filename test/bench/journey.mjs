import { openPhone } from './visit.mjs';

/**
 * A press, touch or key, what it did, and how long it took until the next frame.
 * @typedef {{ did: string, ms: number }} Press
 */

/** Runs in the page, before anything else: tells how long each press, touch and key took until the next frame. */
function watchPresses() {
  const told = /** @type {(id: number, ms: number) => void} */ (Reflect.get(window, 'pressTook'));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId') ?? 0);
      if (id > 0) told(id, entry.duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}

/**
 * A guest of the demo looks around, filters, searches, orders, pays, follows the order and looks at older ones, on a phone
 * at a quarter of this machine's speed. Every first press of a kind is cold; the second order is warm.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ items: readonly [string, string], search: string }} shop two dishes of its menu, and a word that finds some
 * @returns {Promise<Press[]>}
 */
export async function journeyPresses(browser, origin, { items, search }) {
  const { context, page } = await openPhone(browser, { slowNetwork: false });
  /** @type {Press[]} */
  const presses = [];
  /** The longest event of each interaction since the last press. @type {Map<string, number>} */
  let longest = new Map();
  await page.exposeFunction('pressTook', (/** @type {number} */ id, /** @type {number} */ ms) => {
    longest.set(String(id), Math.max(longest.get(String(id)) ?? 0, ms));
  });
  await page.addInitScript(watchPresses);

  /** A rest between presses, as people take: the browser reports a press some frames after it. */
  const settle = async (/** @type {string} */ did, /** @type {number} */ count) => {
    await page.waitForTimeout(600);
    const found = [...longest.values()];
    longest = new Map();
    // The browser does not report what took less than 16 ms.
    for (let press = 0; press < Math.max(count, found.length); press++) presses.push({ did, ms: found[press] ?? 16 });
  };
  const press = async (/** @type {string} */ did, /** @type {import('@playwright/test').Locator} */ target) => {
    await target.first().tap();
    await settle(did, 1);
  };
  const type = async (/** @type {string} */ label, /** @type {string} */ text) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text, { delay: 60 });
    await settle(`a key in ${label}`, text.length);
  };
  const main = page.getByRole('main');
  const button = (/** @type {string | RegExp} */ name) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  const inDialog = (/** @type {string} */ dialog, /** @type {string | RegExp} */ name) =>
    page.getByRole('dialog', { name: dialog, exact: true }).getByRole('button', { name });
  /** A change of page by the menu that a phone has for it. */
  const goTo = async (/** @type {string} */ place) => {
    await press('open the mobile menu', button(/^(?:Open menu|Menu)$/));
    await press(`go to ${place}`, page.getByRole('dialog').getByRole('link', { name: place, exact: true }));
  };

  const addAndPay = async (/** @type {string} */ time) => {
    for (const item of items)
      await press(`Add (${time})`, main.getByRole('button', { name: new RegExp(`^Add ${item} to cart`) }));
    await press(`open the cart (${time})`, button(/^Cart, \d/));
    await press(`one more in the cart (${time})`, inDialog('Your Cart', /^Increase quantity/));
  };
  const confirmAndPay = async (/** @type {string} */ time) => {
    await press(`Continue to the confirmation (${time})`, button('Continue'));
    await press(`Confirm & Pay (${time})`, inDialog('Confirm Your Order', 'Confirm & Pay'));
    await press(`pay on the demo's payment page (${time})`, button(/^Pay \$/));
    await page.getByRole('heading', { name: /^Thank You!|^Order Confirmed!/ }).waitFor();
  };

  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  await press('first change of page: Order Food', main.getByRole('link', { name: 'Order Food' }));
  await press('open the filters', button(/^Filters/));
  await press('a diet in the filters', inDialog('Filters', /^Vegetarian|^Vegan/));
  await press('close the filters', inDialog('Filters', /^Show \d+/));
  await press('clear the filters', button(/^Clear/));
  await type('Search the menu', search);
  for (let key = 0; key < search.length; key++) await page.keyboard.press('Backspace');
  await settle('a key that empties the search', search.length);
  await press('open a dish', main.getByText(items[1], { exact: true }));
  await press('close a dish', inDialog(items[1], /^Close/));
  await addAndPay('cold');
  await press('Login to Checkout', inDialog('Your Cart', 'Login to Checkout'));
  await press('Continue with Google', inDialog('Sign In', 'Continue with Google'));
  await press("sign in on the demo's page", button('Continue as Demo Customer'));
  await page.getByRole('dialog', { name: 'Checkout' }).waitFor();
  await type('Address line 1', '2811 Swiss Avenue');
  await type('City', 'Dallas');
  await type('ZIP code', '75204');
  await type('Mobile number', '2145550188');
  await confirmAndPay('cold');
  await press('Delivery Details on the receipt', button('Delivery Details'));
  await page.keyboard.press('Escape');
  await settle('close Delivery Details', 1);
  await press('Track Order', page.getByRole('link', { name: 'Track Order' }));
  await goTo('My Orders');
  await press('Order Details', button(/^Order Details/));
  await page.keyboard.press('Escape');
  await settle('close Order Details', 1);
  await goTo('Menu');
  await addAndPay('warm');
  await context.close();
  return presses;
}

/** @param {readonly Press[]} presses */
export function spreadOf(presses) {
  const sorted = presses.map(({ ms }) => ms).sort((one, other) => one - other);
  const share = (/** @type {number} */ part) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
  return { median: share(0.5), percentile98: share(0.98), slowest: share(1) };
}

/**
 * The ten slowest of all presses, each once, with the median of its runs.
 * @param {readonly Press[]} presses of several runs
 */
export function slowestPresses(presses) {
  /** @type {Map<string, number[]>} */
  const byKind = new Map();
  for (const { did, ms } of presses) byKind.set(did, [...(byKind.get(did) ?? []), ms]);
  return [...byKind]
    .map(([did, all]) => {
      const sorted = all.toSorted((one, other) => one - other);
      return { did, ms: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN };
    })
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 10);
}
