import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { ContactSection } from '../../../src/ui/contact/contact-section';
import { OpeningHoursViewModel } from '../../../src/view-models/shell/opening-hours.view-model';
import { chicago } from '../../support/builders';
import { shopClock } from '../../support/builders-menu';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

it.each([
  ['2026-11-21T12:00-06:00', false, 'Open now, until 10 PM'],
  ['2026-11-21T12:00-06:00', true, 'No orders right now'],
  ['2026-11-21T06:00-06:00', false, 'Closed now, opens 8 AM'],
  ['2026-11-21T23:00-06:00', true, 'Closed now, opens Sun 8 AM'],
])('the hours at %s of a shop whose menu is empty (%s) say %s', async (now, hasNothing, text) => {
  const time = new FakeTime(new Date(now));
  const opening = new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, shopClock);
  opening.look();
  renderInShop(<ContactSection menu={{ hasNothing }} opening={opening} />, [opening, (await aShop()).toasts]);
  expect(document.querySelector('.badge')?.textContent).toBe(text);
  expect(screen.queryByText(/^Open now/) !== null).toBe(text.startsWith('Open'));
});
