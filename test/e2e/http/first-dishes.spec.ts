import type { Locator } from '@playwright/test';
import { hold } from '../support/hold';
import { expect, test } from './live-test';

/** The elements of a card with their attributes and texts, but for ids, which only have to fit each other, and the router's mark. */
const elementsOf = (card: Locator) =>
  card.evaluate((article) =>
    [article, ...article.querySelectorAll('*')].map((element) => {
      const attributes = element
        .getAttributeNames()
        .filter((name) => !['id', 'aria-labelledby', 'data-discover'].includes(name))
        .map((name) => `${name}=${element.getAttribute(name)}`);
      const texts = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
      return [element.tagName, ...attributes.toSorted(), ...texts].join(' ');
    }),
  );

/** `test/site/early-menu/draw-first-dishes.test.tsx` takes other menus. */
test('a card that is drawn before the scripts load is the card of the shop, element by element', async ({ page }) => {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/menu', { waitUntil: 'commit' });
  const early = page.locator('.first-dishes article');
  await expect(early).not.toHaveCount(0);
  const drawn = await Promise.all((await early.all()).map(elementsOf));
  scripts.release();
  await expect(page.locator('.first-dishes')).toHaveCount(0);
  const shown = await Promise.all((await page.getByRole('article').all()).slice(0, drawn.length).map(elementsOf));
  expect(shown).toEqual(drawn);
});
