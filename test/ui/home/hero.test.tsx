import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Hero } from '../../../src/ui/home/hero';
import { CarouselViewModel, slidePeriod } from '../../../src/view-models/home/carousel.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';

function showHero(promise = 'Delivery Wed, Nov 25.', takesOrders = true) {
  const time = new FakeTime();
  const view = renderInShop(<Hero promise={promise} takesOrders={takesOrders} />, [
    new CarouselViewModel(time, time),
    new ToastsViewModel(time),
  ]);
  return { ...view, wait: (milliseconds: number) => act(() => time.advance(milliseconds)) };
}

const shown = () => screen.getByRole('group', { name: /of 5$/ }).getAttribute('aria-label');
const slides = () => screen.getByRole('region', { name: 'Highlights' }).querySelector('[aria-live]');

describe('carousel', () => {
  it('a slide without a text of its own says what is promised', () => {
    showHero();
    const leads = [...document.querySelectorAll('.hero__lead')].map(({ textContent }) => textContent);
    expect(leads.filter((lead) => lead === 'Delivery Wed, Nov 25.')).toHaveLength(1);
    expect(leads[0]).toBe('Delivery Wed, Nov 25.');
  });

  it('a square picture has a large file, for dense screens', () => {
    showHero();
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.hero__pic img')];
    const square = pictures.filter(({ width, height }) => width === height);
    expect(square.length).toBeGreaterThan(0);
    for (const { srcset, sizes } of square) {
      expect(srcset).toMatch(/ 320w, .* 640w, .* 1408w$/);
      expect(sizes).toBe('(max-width: 44.99rem) 213px, 560px');
    }
  });

  it('shows one of five slides with its number, and changes every 4 s', async () => {
    const { wait } = showHero();
    expect(shown()).toBe('1 of 5');
    await wait(slidePeriod);
    expect(shown()).toBe('2 of 5');
    expect(screen.getByRole('button', { name: /^Slide 2:/ }).getAttribute('aria-current')).toBe('true');
  });

  it('is not announced while it turns, and politely when it is stopped', async () => {
    const { user } = showHero();
    expect(slides()?.getAttribute('aria-live')).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Pause slides' }));
    expect(slides()?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeDefined();
  });

  it('has its pause button first in the tab order', async () => {
    const { user } = showHero();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause slides' }));
  });

  it('pauses while the pointer is over it', async () => {
    const { wait } = showHero();
    const hero = screen.getByRole('region', { name: 'Highlights' });
    fireEvent.mouseEnter(hero);
    await wait(2 * slidePeriod);
    expect(shown()).toBe('1 of 5');
    fireEvent.mouseLeave(hero);
    await wait(slidePeriod);
    expect(shown()).toBe('2 of 5');
  });

  it('stops when it gets the focus, and does not start again afterwards', async () => {
    const { user, wait } = showHero();
    await user.tab();
    await wait(2 * slidePeriod);
    expect(shown()).toBe('1 of 5');
    await act(async () => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await wait(2 * slidePeriod);
    expect(shown()).toBe('1 of 5');
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeDefined();
  });

  it('goes to a slide by its dot, to the next and to the previous one', async () => {
    const { user } = showHero();
    await user.click(screen.getByRole('button', { name: /^Slide 5:/ }));
    await user.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(shown()).toBe('1 of 5');
    await user.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(shown()).toBe('5 of 5');
  });

  it('leads to the menu, or to the dish that the slide shows, and says which', () => {
    showHero();
    const links = [...document.querySelectorAll('.hero__cta a:first-child')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Order Food', '/menu'],
      ['Order Food', '/menu'],
      ['Order Food', '/menu'],
      ['See the thumbprint', '/menu?item=raspberry-thumbprint'],
      ['See the gingerbread', '/menu?item=gingerbread-snowflake'],
    ]);
  });

  it('leads to the hours, not to an order, while nothing can be ordered', () => {
    showHero('Nothing can be ordered right now.', false);
    expect(screen.queryByRole('link', { name: 'Order Food' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'See Hours' })[0]?.getAttribute('href')).toBe('/#contact');
  });
});
