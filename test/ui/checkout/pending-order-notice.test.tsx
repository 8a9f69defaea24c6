import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { PendingOrderNotice } from '../../../src/ui/checkout/pending-order-notice';
import { PendingOrderPresenceViewModel } from '../../../src/view-models/checkout/pending-order-presence.view-model';
import { PendingOrderViewModel } from '../../../src/view-models/checkout/pending-order.view-model';
import { aCartItem, aPendingOrder, chicago } from '../../support/builders';
import { FakeBackForwardRestore } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function showCard(attemptedAt?: Date) {
  const shop = await aShop();
  const items = [aCartItem({ quantity: 2 })];
  shop.pending.save(aPendingOrder({ stage: 'left', items, ...(attemptedAt ? { attemptedAt } : {}) }));
  const left = new PendingOrderPresenceViewModel(() => true, new FakeBackForwardRestore(false));
  left.watch('/');
  const calendar = new CustomerCalendar(shop.time, chicago);
  const { pending, restoreOrder, cart, toasts } = shop;
  const unfinished = new PendingOrderViewModel(left, pending, restoreOrder, cart, toasts, calendar);
  renderInShop(<PendingOrderNotice isOffered />, [unfinished, toasts]);
}

describe('the offer of an unfinished order', () => {
  it.each([
    ['was started today', new Date('2026-11-20T16:12:00Z'), '2 items for delivery, started today at 10:12 AM.'],
    ['was started before', new Date('2026-11-18T16:12:00Z'), '2 items for delivery, started on Wed, Nov 18, 10:12 AM.'],
    ['is of unknown age', undefined, '2 items for delivery.'],
  ])('says what it is when it %s', async (_age, attemptedAt, text) => {
    await showCard(attemptedAt);
    expect(screen.getByRole('region', { name: 'You have an unfinished order' }).textContent).toContain(
      `${text} We have not heard that it was paid.`,
    );
  });
});
