import { describe, expect, it } from 'vitest';
import { categoryNamed } from '../../../src/domain/menu/product';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { MenuPromise } from '../../../src/ui/menu/menu-promise';
import { OpeningHoursViewModel } from '../../../src/view-models/shell/opening-hours.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { aDay, chicago } from '../../support/builders';
import { aDish, shopClock } from '../../support/builders-menu';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { seenText } from '../../support/seen-text';

const later = ['dal', 'rice', 'naan'].map((id) => aDish(id, { deliverableOn: aDay('2026-11-25') }));
const todays = (...categories: readonly string[]) =>
  categories.map((name) => aDish(name, { deliverableOn: aDay('2026-11-24'), category: categoryNamed(name) }));

function show(instant: string, products: Parameters<typeof MenuPromise>[0]['products'], zone = chicago) {
  const time = new FakeTime(new Date(instant));
  const opening = new OpeningHoursViewModel(new CustomerCalendar(time, zone, chicago), time, shopClock);
  opening.look();
  const { container } = renderInShop(<MenuPromise products={products} opening={opening} />, [
    new ToastsViewModel(time),
  ]);
  return [...container.querySelectorAll('.promise p')].map(seenText);
}

describe('the promise over the menu', () => {
  it.each([
    [todays(), '3 cookies today.'],
    [todays('Snacks'), '4 cookies today. Snacks\u00a0delivered\u00a0today.'],
    [todays('Snacks', 'Drinks'), '5 cookies today. Some\u00a0delivered\u00a0today.'],
  ])('the promise is followed by what else comes today (%#)', (sooner, text) => {
    const sentence = 'Order by 9 PM tonight for Wed, Nov 25.';
    expect(show('2026-11-24T12:00-06:00', [...later, ...sooner])).toEqual([sentence, text]);
  });

  it('the promise of a closed kitchen stands, with when it opens and nothing that comes today', () => {
    expect(show('2026-11-24T05:00-06:00', [...later, ...todays('Snacks')])).toEqual([
      'Order by 9 PM tonight for Wed, Nov 25.',
      "We're closed, but you can order ahead. The kitchen opens today at 7\u00a0AM.",
    ]);
  });

  it('the promise has the zone of its hours for a customer elsewhere', () => {
    const [sentence] = show('2026-11-24T12:00-06:00', later, 'Asia/Tokyo');
    expect(sentence).toBe('Order by 9 PM CST for Wed, Nov 25.');
  });

  it('the promise is not written before the menu is known', () => {
    expect(show('2026-11-24T12:00-06:00', undefined)).toEqual(['', '']);
  });
});
