import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { MenuFulfillment, MenuPromise } from '../../../src/ui/menu/menu-promise';
import { FulfillmentViewModel } from '../../../src/view-models/cart/fulfillment.view-model';
import { OpeningHoursViewModel } from '../../../src/view-models/shell/opening-hours.view-model';
import { aCartItem, aDay, chicago } from '../../support/builders';
import { aDish } from '../../support/builders-menu';
import { FakeTime } from '../../support/in-memory-device';
import { InMemoryFulfillment } from '../../support/in-memory';
import { renderInShop } from '../../support/render-in-shop';
import { seenText } from '../../support/seen-text';
import { aShop } from '../../support/shop';

const menu = [aDish('dal', { deliverableOn: aDay('2026-11-25') })];

async function show(stored?: 'PICKUP', isHydrated = true) {
  const time = new FakeTime(new Date('2026-11-24T14:00-06:00'));
  const opening = new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, profile);
  if (isHydrated) opening.look();
  const repository = new InMemoryFulfillment(stored);
  const fulfillment = new FulfillmentViewModel(repository, profile);
  fulfillment.load();
  const { cart, toasts } = await aShop({ cart: [aCartItem({ quantity: 50 })] });
  const view = renderInShop(
    <>
      <MenuPromise products={menu} opening={opening} />
      <MenuFulfillment products={menu} opening={opening} />
    </>,
    [cart, toasts, fulfillment],
  );
  const promise = () => seenText(view.container.querySelector('.promise'));
  return { ...view, repository, promise };
}

describe('the switch of delivery and pickup', () => {
  it('names day, window and price of each way', async () => {
    await show();
    const choices = screen.getByRole('group', { name: 'Delivery or pickup?' });
    expect([...choices.querySelectorAll('input')].map((choice) => choice.getAttribute('aria-label'))).toEqual([
      'Delivery tomorrow 11 AM–1 PM free',
      'Pickup tomorrow 11 AM–6 PM free',
    ]);
    expect(screen.getByRole('radio', { name: /^Delivery/, checked: true })).toBeTruthy();
  });

  it('is remembered, changes the promise, and is said', async () => {
    const { user, repository, promise } = await show();
    expect(promise()).toBe('Order by 9 PM tonight for Wed, Nov 25.1 cookie today.');
    await user.click(screen.getByRole('radio', { name: /^Pickup/ }));
    expect(repository.fulfillment).toBe('PICKUP');
    expect(promise()).toBe('Pick up at 1420 Elm Street.1 cookie today.');
    const said = await screen.findByText('Pickup, tomorrow 11 AM–6 PM, free');
    expect(said.getAttribute('role')).toBe('status');
  });

  it('has the prices of the prerendered page until the page is hydrated, whatever is in the cart', async () => {
    await show(undefined, false);
    expect(screen.getByRole('radio', { name: 'Delivery $5.99' })).toBeTruthy();
  });

  it('starts with what the device remembers', async () => {
    await show('PICKUP');
    expect(screen.getByRole('radio', { name: /^Pickup/, checked: true })).toBeTruthy();
  });
});
