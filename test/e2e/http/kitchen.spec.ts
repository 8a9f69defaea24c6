import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { column, passUndo, test, ticket } from './kitchen-test';

// One after the other, over one database.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1180, height: 820 } });

test('a cook takes an order from its sound to the door, and one of them does not arrive', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true');
  const id = await kitchen.order({ 'classic-chocolate-chip': 2 });
  await expect(column(page, 'New').getByRole('article')).toHaveCount(1);
  await expect(page).toHaveTitle('(1) Kitchen · Second Batch');
  await expect(ticket(page, id)).toContainText('Classic Chocolate Chip');
  await expect(ticket(page, id)).toContainText('1 Elm St');
  await expectAccessible(page);

  const press = (name: string) => ticket(page, id).getByRole('button', { name }).click();
  await press('Accept');
  await page.clock.runFor(600);
  await press('Undo');
  await expect(ticket(page, id).getByRole('button', { name: 'Accept' })).toBeVisible();
  await page.clock.runFor(600);
  await press('Accept');
  await passUndo(page);
  await expect(column(page, 'In the kitchen').getByRole('article')).toHaveCount(1);
  for (const name of ['Start', 'Ready', 'Driver has it']) {
    await press(name);
    await passUndo(page);
  }
  await expect(column(page, 'Ready').getByRole('button', { name: /^Delivered/ })).toBeVisible();
  await press('Not delivered');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Keep the order' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Not delivered' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose why: the customer reads it.');
  await dialog.getByRole('radio', { name: 'Nobody was there' }).check();
  await dialog.getByRole('button', { name: 'Not delivered' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect((await kitchen.statusOf(id)).statusMessage).toBe('Your order could not be delivered: nobody was there.');
});

test('a dozen is one number on a ticket, and never a one above a two', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ 'classic-chocolate-chip': 12 });
  const number = ticket(page, id).getByRole('listitem').getByText('12', { exact: true });
  const lines = await number.evaluate((text) => {
    const written = document.createRange();
    written.selectNodeContents(text);
    return written.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the sound says that it is off while the tablet plays none, and comes back with the next press', async ({
  page,
  kitchen,
}) => {
  await page.addInitScript(() => {
    const Given = AudioContext;
    globalThis.AudioContext = class extends Given {
      constructor() {
        super();
        // A tablet that sleeps, or a call that comes, stops it so.
        addEventListener('tablet-sleeps', () => void this.suspend());
      }
    };
  });
  await kitchen.enter(page);
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveText('Sound on');
  await page.evaluate(() => dispatchEvent(new Event('tablet-sleeps')));
  await expect(sound).toHaveText('Sound off');
  await page.getByRole('heading', { name: 'In the kitchen' }).click();
  await expect(sound).toHaveText('Sound on');
  await sound.click();
  await expect(sound).toHaveText('Sound off');
  await page.getByRole('heading', { name: 'In the kitchen' }).click();
  await expect(sound).toHaveText('Sound off');
  // The bar of a pause is as light as the button.
  await kitchen.ask('PUT /kitchen/pause', { minutes: 15 });
  await expect(page.getByText(/^No new orders until \d/)).toBeVisible();
  await expectAccessible(page);
  const [written, bar] = await sound.evaluate((button) => [
    getComputedStyle(button).color,
    getComputedStyle(button.closest('.k-bar') ?? button).backgroundColor,
  ]);
  expect(written).not.toBe(bar);
  await kitchen.ask('DELETE /kitchen/pause');
  await sound.click();
  await expect(sound).toHaveText('Sound on');
});

test('a press that waits for its undo is sent before the cook signs out, however slow the network is', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ 'classic-chocolate-chip': 1 });
  await page.route('**/confirm', async (route) => {
    await kitchen.ask('GET /kitchen/board');
    await route.continue();
  });
  await ticket(page, id).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
  await expect.poll(async () => (await kitchen.statusOf(id)).orderStatus).toBe('CONFIRMED');
});

test('a press that is on its way cannot be undone any more', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ 'classic-chocolate-chip': 1 });
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/confirm', async (route) => {
    await released;
    await route.continue();
  });
  await ticket(page, id).getByRole('button', { name: 'Accept' }).click();
  await page.clock.runFor(4100);
  const sent = ticket(page, id).getByRole('button', { name: /^Accepted/ });
  await expect(sent).toHaveAttribute('aria-disabled', 'true');
  await sent.click({ force: true });
  await expect(sent).toBeVisible();
  release();
  await expect(ticket(page, id).getByRole('button', { name: 'Start' })).toBeVisible();
});

test('a PIN stays in its field when the connection comes back while somebody types it', async ({ page, kitchen }) => {
  await page.goto(`${kitchen.origin}/kitchen`);
  const [name, secret] = [page.getByLabel('Name'), page.getByLabel('PIN or password')];
  await expect(name).toBeFocused();
  await page.keyboard.type('olga');
  await secret.focus();
  await page.keyboard.type('1234');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // The page has read its own answer before this one.
  await page.evaluate(() => fetch('/kitchen/board').then((reply) => reply.text()));
  await page.keyboard.type('5678');
  await expect(secret).toHaveValue('12345678');
  await expect(name).toHaveValue('olga');
});

test('an owner pays one item back, sells out a dish, pauses and closes a day, and the shop follows at once', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ 'classic-chocolate-chip': 2, snickerdoodle: 1 });
  await ticket(page, id).getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Something is sold out' }).check();
  await dialog.getByRole('checkbox', { name: 'Snickerdoodle' }).check();
  await dialog.getByRole('button', { name: /^Refund, give back \$\d/ }).click();
  await expect(ticket(page, id)).not.toContainText('Snickerdoodle');
  expect((await kitchen.statusOf(id)).statusMessage).toMatch(
    /^Your payment went through\. \d+(\.\d\d)? USD goes back to you: something is sold out\.$/,
  );

  await page.getByRole('button', { name: 'Sold out' }).click();
  await dialog.getByRole('switch', { name: 'Sold out: Snickerdoodle' }).check();
  await expect(dialog.getByText('Sold out', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText(/^No new orders until \d/)).toBeVisible();
  const menu = await kitchen.ask('GET /api/v1/admin/menu-schedule/today');
  expect(menu.reply.errorMessage).toContain('takes orders again at');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Pause orders' })).toBeVisible();

  const closedByKitchen = async () =>
    (await kitchen.ask('GET /kitchen/board')).reply.board.days.map(({ isByKitchen }) => isByKitchen);
  const open = () => page.getByRole('button', { name: 'Close a day' }).click();
  await open();
  await dialog.getByRole('button', { name: 'Close a day' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a day.');
  await dialog.getByRole('radio').nth(2).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Close [A-Z][a-z]{2}, / }).click();
  await expect(dialog).toBeHidden();
  expect((await closedByKitchen()).slice(0, 4)).toEqual([false, false, true, false]);
  await open();
  await expect(dialog.getByText('Closed already').first()).toBeVisible();
  await dialog.getByRole('radio').nth(2).check();
  await dialog.getByRole('button', { name: /^Open [A-Z][a-z]{2}, / }).click();
  await expect(dialog).toBeHidden();
  expect(await closedByKitchen()).not.toContain(true);
});

test('the page says since when it is alone, and shows what came meanwhile once it is not', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page);
  const connection = await page.context().newCDPSession(page);
  await page.route('**/kitchen/**', (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await connection.send('Network.enable');
  await connection.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: 0,
    uploadThroughput: 0,
  });
  await page.clock.runFor(21_000);
  await expect(page.getByText(/^No connection since \d+:\d\d/)).toBeVisible();
  const id = await kitchen.order({ snickerdoodle: 1 });
  await connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.unroute('**/kitchen/**');
  await page.clock.runFor(15_000);
  await expect(ticket(page, id)).toBeVisible();
  await expect(page.getByText(/^No connection since/)).toBeHidden();
});

test('an answer that was asked for before an order came does not take it off the page', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/kitchen/board', async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest('**/kitchen/board');
  const answered = page.waitForResponse('**/kitchen/board');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  const id = await kitchen.order({ snickerdoodle: 1 });
  await expect(ticket(page, id)).toBeVisible();
  release();
  await (await answered).finished();
  // The page has read it before the answer to this one.
  await page.evaluate(() => fetch('/kitchen/orders').then((reply) => reply.text()));
  await expect(ticket(page, id)).toBeVisible();
});

test('a press that went wrong asks for another one only until the order moves', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ snickerdoodle: 1 });
  await page.route('**/confirm', (route) => route.abort());
  await ticket(page, id).getByRole('button', { name: 'Accept' }).click();
  await passUndo(page);
  await expect(ticket(page, id).getByRole('alert')).toHaveText(
    'No answer came: there is no connection. Please press again.',
  );
  await kitchen.ask(`POST /kitchen/orders/${id}/confirm`);
  await expect(ticket(page, id).getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(ticket(page, id).getByRole('alert')).toBeHidden();
});

test('no money goes back before the button names the sum', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ 'classic-chocolate-chip': 2, snickerdoodle: 1 });
  await ticket(page, id).getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  const refund = dialog.getByRole('button', { name: /^Refund/ });
  await dialog.getByRole('radio', { name: 'The customer asked' }).check();
  await dialog.getByRole('checkbox', { name: 'Snickerdoodle' }).check();
  await expect(refund).toHaveText(/give back \$\d/);
  const ofOne = await refund.textContent();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/refund-sum', async (route) => {
    await released;
    await route.continue();
  });
  await dialog.getByRole('checkbox', { name: 'Chocolate Chip' }).check();
  await expect(refund).toHaveText('Refund');
  await refund.click();
  await expect(dialog.getByRole('alert')).toHaveText(/^The sum is still being added up\./);
  release();
  await expect(refund).toHaveText(/give back \$\d/);
  expect(await refund.textContent()).not.toBe(ofOne);
  await refund.click();
  await expect(dialog).toBeHidden();
});

test('a refund whose answer was lost pays no second piece back when it is pressed again', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ 'classic-chocolate-chip': 2 });
  await ticket(page, id).getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  const refund = dialog.getByRole('button', { name: /^Refund/ });
  await dialog.getByRole('radio', { name: 'The customer asked' }).check();
  await dialog.getByRole('checkbox', { name: 'Chocolate Chip' }).check();
  await dialog.getByRole('combobox').selectOption('1');
  await expect(refund).toHaveText(/give back \$\d/);
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/refund', loseAnswer, { times: 1 });
  await refund.click();
  await expect(dialog.getByRole('alert')).toHaveText(/^No answer came/);
  await refund.click();
  await expect(dialog.getByRole('alert')).toHaveText('Some of this order was paid back meanwhile. Please look again.');
});

test('the sum of a refund that did not come is told until the next choice, and an ended session leads to the door', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ snickerdoodle: 1 });
  await page.route('**/refund-sum', (route) => route.abort());
  await ticket(page, id).getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  const item = dialog.getByRole('checkbox', { name: 'Snickerdoodle' });
  await item.check();
  await expect(dialog.getByRole('alert')).toHaveText(/^No answer came: there is no connection/);
  await item.uncheck();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await page.route('**/refund-sum', (route) =>
    route.fulfill({ status: 401, json: { errorMessage: 'Please sign in again.' } }),
  );
  await item.check();
  await expect(page.getByRole('alert')).toHaveText('Please sign in again.');
  await expect(page.getByLabel('Name')).toBeVisible();
});

test('two tablets that close the same day at once close it', async ({ page, kitchen, context }) => {
  await kitchen.enter(page);
  const other = await context.newPage();
  await other.goto(`${kitchen.origin}/kitchen`);
  for (const tablet of [page, other]) {
    await tablet.getByRole('button', { name: 'Close a day' }).click();
    await tablet.getByRole('dialog').getByRole('radio').nth(2).check();
  }
  const press = (tablet: Page) => tablet.getByRole('button', { name: /^Close [A-Z][a-z]{2}, / }).click();
  await press(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  // The other one hears of what comes next, so it has heard of the closed day.
  const id = await kitchen.order({ snickerdoodle: 1 });
  await expect(other.locator(`#number-${id}`)).toBeAttached();
  await press(other);
  await expect(other.getByRole('dialog')).toBeHidden();
  const { days } = (await kitchen.ask('GET /kitchen/board')).reply.board;
  expect(days[2]?.isByKitchen).toBe(true);
});

test('the focus goes with its ticket, and stays in the list where a ticket ends', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ snickerdoodle: 1 });
  await ticket(page, id).getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await passUndo(page);
  await expect(column(page, 'In the kitchen').getByRole('button', { name: 'Start' })).toBeFocused();
  await kitchen.ask(`POST /kitchen/orders/${id}/cancel`);
  await expect(ticket(page, id)).toBeHidden();
  await expect(page.getByRole('list', { name: 'In the kitchen' })).toBeFocused();
});

test('a press does not sleep with the tablet, which hears of all orders again as it wakes', async ({
  page,
  kitchen,
}) => {
  await page.addInitScript(() => {
    const request = (kind: string) => Promise.resolve((document.body.dataset.awake = kind));
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const seen = (isSeen: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, !isSeen);
  await kitchen.enter(page);
  await expect(page.locator('body')).toHaveAttribute('data-awake', 'screen');
  const id = await kitchen.order({ snickerdoodle: 1 });
  await expect(ticket(page, id)).toBeVisible();
  // The four seconds do not pass.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await ticket(page, id).getByRole('button', { name: 'Accept' }).click();
  await seen(false);
  await expect.poll(async () => (await kitchen.statusOf(id)).orderStatus).toBe('CONFIRMED');
  const listens = page.waitForRequest('**/kitchen/events');
  await seen(true);
  await listens;
});

test('a page that gets no answer goes on asking, and says that nobody was signed out', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  await page.route('**/kitchen/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText(/^You are still signed in\. No answer came/)).toBeVisible();
  await page.route('**/kitchen/board', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByText('The kitchen does not answer. This page goes on asking.')).toBeVisible();
  await page.unroute('**/kitchen/board');
  await page.clock.runFor(3000);
  await expect(page.getByRole('heading', { name: 'In the kitchen' })).toBeVisible();
});

test('a slip fits a roll of 58 mm, and says at both ends whose it is', async ({ page, kitchen }) => {
  await page.addInitScript(() => (globalThis.print = () => undefined));
  await kitchen.enter(page);
  const id = await kitchen.order({ 'white-chocolate-macadamia': 12, 'classic-chocolate-chip': 2 });
  await ticket(page, id).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  // 58 mm without the margins.
  await page.setViewportSize({ width: 196, height: 600 });
  const slip = page.locator('#print');
  expect(await slip.innerText()).toMatch(new RegExp(`^${id}\\b[\\s\\S]*12 × White[\\s\\S]*1 Elm St[\\s\\S]*${id}$`));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(196);
  await expect(page.getByRole('heading', { name: 'In the kitchen' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(slip).toBeHidden();
  // Ctrl+P later is no press on this order.
  await page.keyboard.press('Control');
  await expect(slip).toBeEmpty();
  await page.emulateMedia({ media: 'print' });
  expect(await slip.evaluate((empty) => getComputedStyle(empty, '::after').content)).toContain('Press Print');
});

test('the columns stand beside each other on a tablet, whose lists scroll alone, and below each other on a phone', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page);
  const ids = [];
  for (let count = 0; count < 4; count++) ids.push(await kitchen.order({ snickerdoodle: 1 }));
  for (const id of ids) await expect(page.locator(`#number-${id}`)).toBeAttached();
  const boxes = () =>
    page.locator('.k-col').evaluateAll((columns) =>
      columns.map((column) => {
        const { left, top } = column.getBoundingClientRect();
        return [Math.round(left), Math.round(top)] as const;
      }),
    );
  const beside = await boxes();
  expect(new Set(beside.map(([, top]) => top)).size).toBe(1);
  expect(new Set(beside.map(([left]) => left)).size).toBe(3);
  // A swipe on the bar must not take the board out of the window.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(820);
  await page.setViewportSize({ width: 390, height: 844 });
  const below = await boxes();
  expect(new Set(below.map(([left]) => left)).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('each dish of a ticket and of a slip says its own allergens, and which dish has no list', async ({
  page,
  kitchen,
}) => {
  await page.addInitScript(() => (globalThis.print = () => undefined));
  const id = await kitchen.order({ 'white-chocolate-macadamia': 1, 'classic-chocolate-chip': 2, snickerdoodle: 1 });
  await kitchen.enter(page);
  await page.route('**/kitchen/events', (route) => route.abort());
  await page.route('**/kitchen/board', async (route) => {
    const response = await route.fetch();
    const seen = await response.json();
    const [first, second, third] = seen.board.orders.find((order: { id: string }) => order.id === id).items;
    for (const [item, allergens] of [
      [first, ['Milk', 'Tree nuts']],
      [second, null],
      [third, []],
    ])
      item.allergens = allergens;
    await route.fulfill({ response, json: seen });
  });
  await page.reload();
  await expect(ticket(page, id).getByRole('listitem')).toHaveText([
    '1White Chocolate MacadamiaAllergens: Milk, Tree nuts',
    '2Classic Chocolate ChipNo list of allergens',
    '1Snickerdoodle',
  ]);
  await ticket(page, id).getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('#print li')).toHaveText([
    '1 × White Chocolate MacadamiaAllergens: Milk, Tree nuts',
    '2 × Classic Chocolate ChipNo list of allergens',
    '1 × Snickerdoodle',
  ]);
});

test('a ticket stays under the finger while an order above it goes', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  const ids: string[] = [];
  for (let count = 0; count < 6; count++) ids.push(await kitchen.order({ snickerdoodle: 1 }));
  const [first = '', , , seen = ''] = ids;
  await expect(page.locator('#n-new')).toHaveText('6');
  const accept = ticket(page, seen).getByRole('button', { name: 'Accept' });
  await accept.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const place = async () => (await accept.boundingBox())?.y ?? 0;
  const before = await place();
  await kitchen.ask(`POST /kitchen/orders/${first}/confirm`);
  await expect(page.locator('#n-new')).toHaveText('5');
  // A list scrolls by whole pixels.
  expect(Math.abs((await place()) - before)).toBeLessThan(1);
  // At the top of its list, what comes first is in sight.
  const list = page.getByRole('list', { name: 'New' });
  await list.evaluate((element) => element.scrollTo(0, 0));
  await kitchen.ask(`POST /kitchen/orders/${ids[1]}/confirm`);
  await expect(page.locator('#n-new')).toHaveText('4');
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
});

test('a name of any script, and one with a pile of marks, leaves the address and the allergens as they are', async ({
  page,
  kitchen,
}) => {
  const id = await kitchen.order({ 'classic-chocolate-chip': 2 });
  await kitchen.enter(page);
  let name = 'Ann Lee';
  await page.route('**/kitchen/events', (route) => route.abort());
  await page.route('**/kitchen/board', async (route) => {
    const response = await route.fetch();
    const seen = await response.json();
    for (const order of seen.board.orders) order.contactName = name;
    await route.fulfill({ response, json: seen });
  });
  const allergens = ticket(page, id).locator('.t__all').first();
  await expect(allergens).toBeVisible();
  const plain = await allergens.screenshot();

  name = `e${'\u0301'.repeat(80)}`;
  await page.reload();
  await expect(ticket(page, id)).toContainText(name);
  expect((await allergens.screenshot()).equals(plain)).toBe(true);

  name = '\u0623\u062d\u0645\u062f';
  await page.reload();
  await expect(ticket(page, id)).toContainText(name);
  const [endOfName, house, street] = await ticket(page, id)
    .locator('.t__to')
    .evaluate(({ children: [who, where] }) => {
      const written = document.createRange();
      const text = where?.firstChild;
      const leftOf = (sign: string) => {
        const at = text?.textContent?.indexOf(sign) ?? 0;
        if (text) written.setStart(text, at);
        if (text) written.setEnd(text, at + 1);
        return written.getBoundingClientRect().left;
      };
      return [who?.getBoundingClientRect().right ?? 0, leftOf('1'), leftOf('E')];
    });
  expect(house).toBeGreaterThanOrEqual(endOfName);
  expect(street).toBeGreaterThan(house);
});

test('an owner pays one of three back, and the other two are cooked', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ 'classic-chocolate-chip': 3, snickerdoodle: 1 });
  await ticket(page, id).getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Something was wrong with it' }).check();
  const line = dialog.getByRole('checkbox', { name: '3 × Classic Chocolate Chip' });
  const refund = dialog.getByRole('button', { name: /^Refund, give back \$\d/ });
  await line.check();
  const ofAll = await refund.textContent();
  await line.uncheck();
  await dialog.getByRole('combobox', { name: 'How many: Classic Chocolate Chip' }).selectOption('1');
  await expect(line).toBeChecked();
  expect(await refund.textContent()).not.toBe(ofAll);
  await expectAccessible(page);
  await refund.click();
  await expect(ticket(page, id).getByRole('listitem').first()).toHaveText(
    '2Classic Chocolate ChipAllergens: Wheat, Milk, Egg, Soy',
  );
});

test('an order whose items are all paid back offers no further items to pay back', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ snickerdoodle: 1 });
  const order = ticket(page, id);
  await order.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Something was wrong with it' }).check();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Refund, give back \$\d/ }).click();
  await expect(order.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await order.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByRole('button', { name: /^Reject, give back \$\d/ })).toBeVisible();
});

test('who cooks is told what another tablet pays back of the order, and that it is cancelled', async ({
  page,
  kitchen,
  context,
}) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ 'classic-chocolate-chip': 2, snickerdoodle: 1 });
  await ticket(page, id).getByRole('button', { name: 'Accept' }).click();
  await passUndo(page);
  await expect(ticket(page, id).getByRole('button', { name: 'Start' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${kitchen.origin}/kitchen`);
  await ticket(other, id).getByRole('button', { name: 'Refund' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'The customer asked' }).check();
  await dialog.getByRole('checkbox', { name: 'Snickerdoodle' }).check();
  await dialog.getByRole('button', { name: /^Refund, give back/ }).click();
  const told = page.getByRole('alert').filter({ hasText: id });
  await expect(told).toHaveText(`Order ${id} has fewer items.`);
  await expect(ticket(other, id)).not.toContainText('Snickerdoodle');
  await expect(other.getByText('has fewer items')).toBeHidden();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();
  await kitchen.ask(`POST /kitchen/orders/${id}/cancel`);
  for (const tablet of [page, other]) await expect(tablet.getByText(`Order ${id} is cancelled.`)).toBeVisible();
  await expectAccessible(page);
});

test('a ticket that stands here for days says hours and days, and not thousands of minutes', async ({
  page,
  kitchen,
}) => {
  const id = await kitchen.order({ snickerdoodle: 1 });
  await page.route('**/kitchen/events', (route) => route.abort());
  await kitchen.enter(page);
  let hours = 40;
  await page.route('**/kitchen/board', async (route) => {
    const { board, ...rest } = await (await route.fetch()).json();
    const since = new Date(Date.parse(rest.now) - hours * 3_600_000);
    const orders = board.orders.map((order: object) => ({ ...order, since }));
    await route.fulfill({ json: { ...rest, board: { ...board, orders } } });
  });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(ticket(page, id)).toContainText('40 hours waiting');
  hours = 72;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(ticket(page, id)).toContainText('3 days waiting');
});

test('a hand that presses twice has pressed once', async ({ page, kitchen }) => {
  await kitchen.enter(page);
  const id = await kitchen.order({ snickerdoodle: 1 });
  await ticket(page, id).getByRole('button', { name: 'Accept' }).dblclick();
  await expect(ticket(page, id).getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(600);
  await ticket(page, id).getByRole('button', { name: 'Undo' }).dblclick();
  await expect(ticket(page, id).getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('what the page has to say is seen on a phone wherever the cook has scrolled to', async ({ page, kitchen }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await kitchen.enter(page);
  const ids = [await kitchen.order({ snickerdoodle: 1 }), await kitchen.order({ snickerdoodle: 1 })];
  for (const id of ids) await expect(ticket(page, id)).toBeVisible();
  await page.route('**/kitchen/sign-out', (route) => route.abort());
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // A pointer would scroll to the button first.
  await page.getByRole('button', { name: 'Sign Out' }).dispatchEvent('click');
  await expect(page.getByText(/^You are still signed in\./)).toBeInViewport();
});
