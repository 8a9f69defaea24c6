import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ShopPromise } from '../../../src/domain/menu/shop-promise';
import { Hero } from '../../../src/ui/home/hero';
import { CarouselViewModel, slidePeriod } from '../../../src/view-models/home/carousel.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { aDay } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';

const byNine: ShopPromise = {
  day: aDay('2026-11-25'),
  today: aDay('2026-11-24'),
  orderBy: 21,
  sooner: [],
  open: { kind: 'open', until: 21 },
};

function showHero(promise?: ShopPromise, hasNothing = false) {
  const time = new FakeTime();
  const view = renderInShop(<Hero promise={promise} hasNothing={hasNothing} />, [
    new CarouselViewModel(time, time),
    new ToastsViewModel(time),
  ]);
  return { ...view, wait: (milliseconds: number) => act(() => time.advance(milliseconds)) };
}

const shown = () => screen.getByRole('group', { name: /of 5$/ }).getAttribute('aria-label');
const slides = () => screen.getByRole('region', { name: 'Highlights' }).querySelector('[aria-live]');

describe('carousel', () => {
  it.each([
    ['Order by 9 PM tonight.', byNine, false],
    ['Nothing can be ordered right now.', byNine, true],
    ['Nothing can be ordered right now.', undefined, true],
    ['\u00a0', undefined, false],
  ])('lead of the first slide is %j', (lead, promise, hasNothing) => {
    showHero(promise, hasNothing);
    expect(slides()?.querySelector('.hero__lead')?.textContent.startsWith(lead)).toBe(true);
    expect(slides()?.textContent.includes('tonight')).toBe(lead.includes('tonight'));
  });

  it('shows one of five slides with its number, and changes every 4 s', async () => {
    const { wait } = showHero();
    expect(shown()).toBe('1 of 5');
    await wait(slidePeriod);
    expect(shown()).toBe('2 of 5');
    expect(screen.getByRole('button', { name: /^Slide 2:/ }).getAttribute('aria-current')).toBe('true');
  });

  it('carousel is not announced while it turns, and politely when it is stopped', async () => {
    const { user } = showHero();
    expect(slides()?.getAttribute('aria-live')).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Pause slides' }));
    expect(slides()?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeDefined();
  });

  it('carousel has its pause button first in the tab order', async () => {
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
});
