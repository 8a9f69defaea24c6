import { expect, test } from '../journeys/support/journey-test';
import { button, heading, link, text } from '../journeys/support/targets';
import { menuCards, wholeMenu } from './support/menu-cards';

test('each dish is marked vegetarian or not, and the marks are filters', async ({ window }) => {
  await window.open('/menu');
  const cards = await menuCards(window);
  const marks = () =>
    window.evaluate(
      () =>
        [...document.querySelectorAll('main article')].map(
          (card) => card.querySelector('.card__top > [role=img]')?.getAttribute('aria-label') ?? 'none',
        ),
      undefined,
    );
  expect(await marks()).toHaveLength(cards.length);
  for (const mark of await marks()) expect(mark).toMatch(/^(Vegetarian|Contains meat)$/);
  for (const name of ['Vegetarian', 'Contains meat']) {
    await window.press(button(name));
    await expect.poll(async () => [...new Set(await marks())]).toEqual([name]);
    await window.press(button(name));
    await expect.poll(async () => (await marks()).length).toBe(cards.length);
  }
});

test('portion and spice are on the card where the shop states them', async ({ window }) => {
  const words = (await wholeMenu(window)).map((card) => card.words).join(' ');
  expect(words).toMatch(/Serves \d/);
  expect(words).toMatch(/\d piece/);
  expect(words).toMatch(/(mild|medium|hot)/i);
});

test('a search finds curries by their stem, forgives a typing error, and offers what is near', async ({ window }) => {
  await window.open('/menu?search=curry');
  const found = await menuCards(window);
  expect(found.length).toBeGreaterThanOrEqual(5);
  await window.open('/menu?search=biriyani');
  await window.see(text(/^Showing results for "biryani"/));
  await window.open('/menu?search=vegan+zzzz');
  await window.see(heading('No Results'));
  await window.see(button('See the whole menu'));
  await window.see(link('Home'));
  const offer = /^Show \d+ items labeled Vegan$/;
  const [count] = /\d+/.exec(await window.textOf(button(offer))) ?? [];
  await window.press(button(offer));
  await window.seeUrl('/menu?dietary=vegan');
  await expect.poll(async () => (await menuCards(window)).length).toBe(Number(count));
});
