import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/orders/order';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { OrderDates, OrderNotice } from '../../../src/ui/orders/order-facts';
import { aDay, anOrder, chicago } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

/** The dates of an order without updates, on November 20 in Chicago. */
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

it('what the shop says of an order never turns the text around it', async () => {
  const statusMessage = '\u202eon its way';
  await showFacts({ statusMessage, promisedBy: new Date('2026-11-21T00:45:00Z') });
  expect(screen.getByText(statusMessage).tagName).toBe('BDI');
});

describe('expected time of an order', () => {
  it('is a time today', async () => {
    expect(await showFacts({ promisedBy: new Date('2026-11-21T00:45:00Z') })).toContain('Expected by 6:45 PM.');
  });

  it('is a day and a time after today', async () => {
    const text = await showFacts({ promisedBy: new Date('2026-11-21T11:58:00Z') });
    expect(text).toContain('Expected by Nov 21, 5:58 AM.');
  });

  it('is a day if the shop gives no time', async () => {
    const text = await showFacts({ scheduledFor: aDay('2026-11-22') });
    expect(text).toBe('Scheduled forSun, Nov 22');
  });

  it('is the promised time once the order is over', async () => {
    const text = await showFacts({ status: 'DELIVERED', promisedBy: new Date('2026-11-20T11:58:00Z') });
    expect(text).toBe('Promised byFri, Nov 20, 5:58 AM');
  });
});
