import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { HeroPromise } from '../../../src/ui/home/home-screen';
import { OpeningHoursViewModel } from '../../../src/view-models/shell/opening-hours.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { chicago } from '../../support/builders';
import { shopClock } from '../../support/builders-menu';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { seenText } from '../../support/seen-text';

function show(hasNothing: boolean) {
  const time = new FakeTime(new Date('2026-11-24T20:59-06:00'));
  const opening = new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, shopClock);
  const part = <HeroPromise menu={{ hasNothing, wholeMenu: [] }} opening={opening} />;
  const { container } = renderInShop(part, [new ToastsViewModel(time)]);
  return { time, opening, said: () => seenText(container.querySelector('main')) };
}

describe('the promise of the hero', () => {
  it('the promise is empty until the time is known, and another one once the last hour is over', async () => {
    const { time, opening, said } = show(false);
    expect(said()).toBe('\u00a0');
    opening.load();
    await act(() => time.advance(0));
    expect(said()).toBe('Tomorrow, Wed, Nov 25, 11 AM–1 PM, if you order by 9 PM tonight.');
    await act(() => time.advance(60_000));
    expect(said()).toBe('Delivery Thu, Nov 26, 11 AM–1 PM.');
  });

  it('nothing is promised where nothing can be ordered', () => {
    expect(show(true).said()).toBe('Nothing can be ordered right now.');
  });
});
