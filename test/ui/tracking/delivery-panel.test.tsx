import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { DeliveryPanel } from '../../../src/ui/tracking/delivery-panel';
import { anOrder, chicago } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

describe('where a tracked order is picked up', () => {
  it('the pickup place of a tracked order is the street of the kitchen, with the time and the way there', async () => {
    const { toasts } = await aShop();
    const order = anOrder({
      fulfillmentType: 'PICKUP',
      scheduledFor: new Date('2026-11-22T17:00:00Z'),
      promisedBy: new Date('2026-11-22T19:00:00Z'),
    });
    const calendar = new CustomerCalendar(new FakeTime(), chicago);
    renderInShop(<DeliveryPanel order={order} delivery={undefined} calendar={calendar} />, [toasts]);
    const text = screen.getByRole('main').textContent;
    expect(text).toContain('1420 Elm Street, Dallas, TX\u00a075202');
    expect(text).toContain('Pick up Sun, Nov 22');
    expect(screen.getByRole('link', { name: /^Directions/ })).toBeTruthy();
  });

  it('an order that is ready for pickup is one to pick up, though its way is not stated', async () => {
    const { toasts } = await aShop();
    const { fulfillmentType: _, ...order } = anOrder({ status: 'READY_FOR_PICKUP' });
    const calendar = new CustomerCalendar(new FakeTime(), chicago);
    renderInShop(<DeliveryPanel order={order} delivery={undefined} calendar={calendar} />, [toasts]);
    expect(screen.getByRole('heading', { name: 'Pickup' })).toBeTruthy();
    expect(screen.getByText(/1420 Elm Street/)).toBeTruthy();
  });
});
