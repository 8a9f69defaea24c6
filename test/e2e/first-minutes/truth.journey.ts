import { expect, test } from '../journeys/support/journey-test';
import { button, dialog, heading, text, within } from '../journeys/support/targets';
import { openAtHour } from './support/demo-hour';
import { menuCards, wholeMenu } from './support/menu-cards';

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
