import { openPhone } from './visit.mjs';

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
 * ms from each press and key of a guest who looks around, orders and pays to the next frame, on a phone with the demo's
 * services.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 */
export async function journeyPresses(browser, origin) {
  const { context, page } = await openPhone(browser, { slowNetwork: false });
  /** @type {number[]} */
  const presses = [];
  /** The longest event of each interaction since the last press. @type {Map<string, number>} */
  let longest = new Map();
  await page.exposeFunction('pressTook', (/** @type {number} */ id, /** @type {number} */ ms) => {
    longest.set(String(id), Math.max(longest.get(String(id)) ?? 0, ms));
  });
  await page.addInitScript(watchPresses);

  /** A rest between presses, as people take: the browser reports a press some frames after it. */
  const settle = async (/** @type {number} */ count) => {
    await page.waitForTimeout(600);
    const found = [...longest.values()];
    longest = new Map();
    // What took less than 16 ms is not reported.
    for (let press = 0; press < Math.max(count, found.length); press++) presses.push(found[press] ?? 16);
  };
  const press = async (/** @type {import('@playwright/test').Locator} */ target) => {
    await target.tap();
    await settle(1);
  };
  const type = async (/** @type {string} */ label, /** @type {string} */ text) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text, { delay: 60 });
    await settle(text.length);
  };
  const button = (/** @type {string | RegExp} */ name) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  const inDialog = (/** @type {string} */ dialog, /** @type {string | RegExp} */ name) =>
    page.getByRole('dialog', { name: dialog, exact: true }).getByRole('button', { name });

  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  await press(page.getByRole('main').getByRole('link', { name: 'Order Food' }).first());
  for (const item of ['Classic Chocolate Chip', 'Snickerdoodle'])
    await press(
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^Add ${item} to cart`) })
        .first(),
    );
  await type('Search the menu', 'choc');
  for (let key = 0; key < 4; key++) await page.keyboard.press('Backspace');
  await settle(4);
  await press(page.getByRole('main').getByRole('button', { name: 'Snickerdoodle', exact: true }).first());
  await press(inDialog('Snickerdoodle', /^Close/));
  await press(button(/^Cart, \d/));
  await press(inDialog('Your Cart', /^Increase quantity/).first());
  await press(inDialog('Your Cart', 'Login to Checkout'));
  await press(inDialog('Sign In', 'Continue with Google'));
  await press(button('Continue as Demo Customer'));
  await page.getByRole('dialog', { name: 'Checkout' }).waitFor();
  await type('Address line 1', '2811 Swiss Avenue');
  await type('City', 'Dallas');
  await type('ZIP code', '75204');
  await type('Mobile number', '2145550188');
  await press(button('Continue'));
  await press(inDialog('Confirm Your Order', 'Confirm & Pay'));
  await press(button(/^Pay \$/));
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
  await press(button('Delivery Details'));
  await context.close();
  presses.sort((one, other) => one - other);
  const share = (/** @type {number} */ part) => presses[Math.ceil(presses.length * part) - 1] ?? Number.NaN;
  return { median: share(0.5), percentile98: share(0.98) };
}
