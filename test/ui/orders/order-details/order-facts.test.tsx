import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../src/domain/orders/order';
import { CustomerCalendar } from '../../../../src/domain/shared/customer-calendar';
import { OrderDates, OrderNotice } from '../../../../src/ui/orders/order-details/order-facts';
import { aDay, anOrder, chicago } from '../../../support/builders';
import { FakeTime } from '../../../support/in-memory-device';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

/** November 20 in Chicago. */
async function showFacts(fields: Partial<Order>) {
  const { updatedAt: _, createdAt: __, ...order } = anOrder(fields);
  const calendar = new CustomerCalendar(new FakeTime(), chicago);
  const { toasts } = await aShop();
  const facts = (
    <>
      <OrderNotice order={order} calendar={calendar} />
      <OrderDates order={order} calendar={calendar} />
    </>
  );
  renderInShop(facts, [toasts]);
  return screen.getByRole('main').textContent;
}

it('what the shop says about an order never changes the direction of the text around it', async () => {
  const statusMessage = '\u202eon its way';
  await showFacts({ statusMessage, promisedBy: new Date('2026-11-21T00:45:00Z') });
  expect(screen.getByText(statusMessage).tagName).toBe('BDI');
});

describe('what was promised of an order', () => {
  const november22 = { from: new Date('2026-11-22T17:00:00Z'), to: new Date('2026-11-22T19:00:00Z') };

  it('is a day and a window, also for a voice', async () => {
    await showFacts({ scheduledFor: november22.from, promisedBy: november22.to });
    expect(screen.getByText('11 AM–1 PM')).toBeTruthy();
    const text = screen.getByRole('main').textContent;
    expect(text).toContain('Arrives Sun, Nov 22');
    expect(text).toContain('Sunday, November 22, 11 AM–1 PMbetween 11 AM and 1 PM');
  });

  it('is a day alone without both ends of a window', async () => {
    const text = await showFacts({ promisedBy: november22.to });
    expect(text).toBe('Arrives Sun, Nov 22Sunday, November 22');
  });

  it('is named today', async () => {
    expect(await showFacts({ scheduledFor: aDay('2026-11-20') })).toBe('Arrives today');
  });

  it('is a day to pick it up, and never that it is ready', async () => {
    const pickup = { fulfillmentType: 'PICKUP' } as const;
    expect(await showFacts({ ...pickup, scheduledFor: aDay('2026-11-20') })).toBe('Pick up today');
    cleanup();
    expect(await showFacts({ ...pickup, scheduledFor: november22.from, promisedBy: november22.to })).toContain(
      'Pick up Sun, Nov 22Sunday, November 22, 11 AM–1 PM',
    );
  });

  it('is listed as the schedule of a delivered order', async () => {
    const text = await showFacts({ status: 'DELIVERED', scheduledFor: november22.from, promisedBy: november22.to });
    expect(text).toBe('Scheduled forSun, Nov 22Sunday, November 22, 11 AM–1 PMbetween 11 AM and 1 PM');
  });

  it.each(['CANCELLED', 'PAYMENT_FAILED', 'DELIVERY_FAILED'])('is not mentioned any more: %s', async (status) => {
    expect(await showFacts({ status, scheduledFor: november22.from, promisedBy: november22.to })).toBe('');
  });
});

it('an order on which nothing has happened yet lists no dates', async () => {
  const placed = '2026-11-20T18:00:00Z';
  const order = anOrder({ createdAt: new Date(placed), updatedAt: new Date(placed) });
  const { toasts } = await aShop();
  renderInShop(<OrderDates order={order} calendar={new CustomerCalendar(new FakeTime(), chicago)} />, [toasts]);
  expect(screen.getByRole('main').textContent).toBe('');
});
