import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../../src/domain/shared/customer-calendar';
import { PhoneWithHours } from '../../../../src/ui/components/shop/phone-with-hours';
import { SupportContact } from '../../../../src/ui/components/shop/support-contact';
import { MobileMenu } from '../../../../src/ui/layout/mobile-menu';
import { ItemAllergens } from '../../../../src/ui/menu/item/item-allergens';
import { MenuViewModel } from '../../../../src/view-models/menu/menu.view-model';
import { OpeningHoursViewModel } from '../../../../src/view-models/shell/opening-hours.view-model';
import { ToastsViewModel } from '../../../../src/view-models/shell/toasts.view-model';
import { shopClock } from '../../../support/builders-menu';
import { FakeTime } from '../../../support/in-memory-device';
import { aMenuGateway } from '../../../support/in-memory-gateways';
import { aMenuFreshness } from '../../../support/menu-freshness';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';
import type { Elements } from '../../../../src/ui/components/elements';
import type { CalendarDate } from '../../../../src/domain/shared/calendar-date';
import { aDay, aProduct, chicago } from '../../../support/builders';

const saturdayNoon = '2026-11-21T12:00-06:00';
const saturdayAtNine = '2026-11-21T21:00-06:00';

async function at(instant: string, part: Elements, closedOn: readonly CalendarDate[] = [], menu = [aProduct()]) {
  const time = new FakeTime(new Date(instant));
  const opening = new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, { ...shopClock, closedOn });
  const { overlays, session, toasts } = await aShop();
  const todaysMenu = new MenuViewModel(aMenuGateway({ todaysMenu: async () => menu }), time, aMenuFreshness(time));
  await todaysMenu.load();
  renderInShop(part, [todaysMenu, opening, overlays, session, toasts, new ToastsViewModel(time)]);
  await act(() => time.advance(0));
}
const said = () => (document.querySelector('dialog') ?? document.querySelector('main'))?.textContent;

describe('a phone number in a sentence', () => {
  it.each([
    [saturdayNoon, '(214) 555-0142 until 8\u00a0PM'],
    [saturdayAtNine, '(214) 555-0142 Monday from 8\u00a0AM, or write to hello@secondbatch.example'],
    ['2026-11-23T07:00-06:00', '(214) 555-0142 today from 8\u00a0AM, or write to hello@secondbatch.example'],
  ])('phone number at %s is offered as %s', async (instant, text) => {
    await at(instant, <PhoneWithHours orEmail />);
    expect(said()).toBe(text);
  });

  it('phone number has the date where its line opens far off', async () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map(aDay);
    await at(saturdayAtNine, <PhoneWithHours />, days);
    expect(said()).toBe('(214) 555-0142 Mon, Nov 30, from 8\u00a0AM');
  });

  it('support is written to first, and called when the line is open', async () => {
    await at(saturdayAtNine, <SupportContact />);
    expect(said()).toBe('write to support@secondbatch.example or call (214) 555-0142 Monday from 8\u00a0AM');
  });

  it('item without a list of allergens says how to ask now', async () => {
    await at(saturdayAtNine, <ItemAllergens allergens={undefined} detailsState="answered" warning={undefined} />);
    expect(said()).toContain(
      'Ask before you order: (214) 555-0142 Monday from 8\u00a0AM, or write to hello@secondbatch.example.',
    );
  });
});

describe('the phone number of the mobile menu', () => {
  it('phone number of an open shop says that its own line is closed', async () => {
    await at(saturdayAtNine, <MobileMenu />);
    expect(said()).toContain('Open now, until 10 PM');
    expect(said()).toContain('(214) 555-0142Our phone line opens Monday at 8\u00a0AM.');
  });

  it('phone number of a shop without a menu stands beside no claim that the shop is open', async () => {
    await at(saturdayAtNine, <MobileMenu />, [], []);
    expect(said()).not.toContain('Open now');
    expect(said()).toContain('No orders right now');
  });
});
