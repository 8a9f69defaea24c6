import { expect, test } from '../journeys/support/journey-test';
import { openMoment } from '../journeys/support/open-state';
import { button, dialog, heading, text, within } from '../journeys/support/targets';
import { openAtHour } from './support/demo-hour';
import { menuCards, wholeMenu } from './support/menu-cards';

const writtenDay = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d+/;
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const dayAtShop = (daysAhead: number) => dayFormat.format(Date.now() + daysAhead * 86_400_000);
const dayIn = (words: string) => writtenDay.exec(words)?.[0];

test('the first card of a sorted menu is the extreme of the menu', async ({ window }) => {
  const all = await wholeMenu(window);
  const prices = all.map(({ price }) => price);
  const names = all.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en'));
  await window.choose('Sort by', 'Price Low-High');
  await expect.poll(async () => (await menuCards(window))[0]?.price).toBe(Math.min(...prices));
  await window.choose('Sort by', 'Price High-Low');
  await expect.poll(async () => (await menuCards(window))[0]?.price).toBe(Math.max(...prices));
  await window.choose('Sort by', 'Name A-Z');
  await expect.poll(async () => (await menuCards(window))[0]?.name).toBe(names[0]);
  await window.choose('Sort by', 'Name Z-A');
  await expect.poll(async () => (await menuCards(window))[0]?.name).toBe(names.at(-1));
});

test('a search for a label finds every dish with it', async ({ window }) => {
  await window.open('/menu');
  await window.press(button('Vegan'));
  await window.seeUrl('/menu?dietary=vegan');
  const labeled = (await menuCards(window)).map(({ name }) => name).toSorted();
  await window.open('/menu?search=vegan');
  const found = (await menuCards(window)).map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(labeled));
});

test('the usual order is the newest delivered one, not a newer one that was cancelled', async ({ window }) => {
  // By late evening the sample's orders of that day are delivered, and one of them is the newest of all.
  await openAtHour(window, 17, '/');
  await openMoment(window, 'Two hundred orders');
  const newest = async (status: string) => {
    await window.open(`/orders?date=all&status=${status}`);
    await window.see({ role: 'article' });
    return window.evaluate(
      () => document.querySelector('main article time')?.getAttribute('datetime') ?? '',
      undefined,
    );
  };
  const cancelled = await newest('cancelled');
  expect(cancelled > (await newest('delivered')), cancelled).toBe(true);
  const lines = /\d+ × .*(?= Delivery Info)/;
  const [delivered = ''] = lines.exec(await window.textOf({ role: 'article' })) ?? [];
  expect(delivered).not.toBe('');
  await window.open('/');
  expect(await window.textOf({ role: 'region', name: /Your usual$/ })).toContain(delivered);
});

for (const hour of [9, 17, 23])
  test(`one day is promised from the hero to the receipt at ${hour}:00`, async ({ window, customer, shop }) => {
    await openAtHour(window, hour, '/menu');
    await customer.add(shop.items[0]);
    await customer.seeCart(1);
    const said = (where: string) => () =>
      window.evaluate((place) => document.querySelector(place)?.textContent ?? '', where);
    const sentence = await said('.promise p')();
    const promised = dayIn(sentence);
    expect(promised).toBeDefined();
    const tomorrow = dayAtShop(1);
    // Only tomorrow has a last hour.
    expect(sentence.includes('Order by 9 PM')).toBe(promised === tomorrow);
    if (hour >= 21) expect([dayAtShop(0), tomorrow]).not.toContain(promised);
    await window.open('/');
    await expect.poll(async () => dayIn(await said('.hero__lead')())).toBe(promised);
    await customer.openCart();
    const when = promised === tomorrow ? 'tomorrow' : promised;
    await window.see(within(dialog('Your Cart'), { role: 'radio', name: new RegExp(`^Delivery ${when} 11 AM`) }));
    await window.see(within(dialog('Your Cart'), { role: 'radio', name: new RegExp(`^Pickup ${when} 11 AM`) }));
    await window.press(button('Close cart'));
    await customer.signInFromCheckout();
    await customer.fillAddress();
    await window.press(button('Continue'));
    expect(dayIn(await window.textOf(dialog('Confirm Your Order')))).toBe(promised);
    await window.press(button('Confirm & Pay'));
    await customer.pay();
    expect(dayIn(await window.textOf({ role: 'main' }))).toBe(promised);
  });

test('no slide claims to be free of an allergen', async ({ window }) => {
  await window.open('/');
  await window.see(button('Play slides'));
  const slides = await window.evaluate(
    () => [...document.querySelectorAll('[aria-roledescription=slide]')].map(({ textContent }) => textContent),
    undefined,
  );
  expect(slides.length).toBeGreaterThan(1);
  for (const words of slides) expect(words).not.toMatch(/-free/i);
});

test('the phone line has its own hours', async ({ window }) => {
  await openAtHour(window, 20, '/');
  await window.see(heading('Contact'));
  await window.see(text(/^Our phone line opens/));
  await window.see(text(/^Open now, until/));
  await window.resize({ width: 390, height: 844 });
  await window.press(button('Open menu'));
  await window.see(within(dialog('Menu'), text(/^Open now, until/)));
  await window.see(within(dialog('Menu'), text(/^Our phone line opens/)));
});
