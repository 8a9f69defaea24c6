import { expect } from '../../journeys/support/journey-test';
import type { ShopWindow } from '../../journeys/support/shop-window';

interface Card {
  readonly name: string;
  readonly price: number;
  readonly words: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  /** The lower edge of the button that adds the item. */
  readonly addBottom: number;
}

/** Prices in dollars, places in pixels of the window. */
export async function menuCards(window: ShopWindow): Promise<readonly Card[]> {
  await window.see({ role: 'article' });
  // The first cards are shown before React has drawn the rest.
  const isWhole = () => window.evaluate(() => !document.querySelector('.card--later, [aria-busy=true]'), undefined);
  await expect.poll(isWhole).toBe(true);
  return window.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main article')].map((card) => {
        const { top, left, width } = card.getBoundingClientRect();
        const words = (card.textContent ?? '').replaceAll(/\s+/g, ' ');
        return {
          name: card.querySelector('h3')?.textContent ?? '',
          price: Number(/\$(\d+\.\d\d)/.exec(words)?.[1]),
          words,
          top,
          left,
          width,
          addBottom: card.querySelector('[aria-label^="Add "]')?.getBoundingClientRect().bottom ?? NaN,
        };
      }),
    undefined,
  );
}

export async function wholeMenu(window: ShopWindow): Promise<readonly Card[]> {
  await window.open('/menu');
  const cards = [...(await menuCards(window))];
  const pages = await window.evaluate(
    () => document.querySelectorAll('nav[aria-label=Pagination] button[aria-label^="Page "]').length,
    undefined,
  );
  for (let page = 2; page <= pages; page++) {
    await window.open(`/menu?page=${page}`);
    cards.push(...(await menuCards(window)));
  }
  return cards;
}
