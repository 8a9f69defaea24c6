import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PendingOrderNotice } from '../../../../src/ui/checkout/pending-order/pending-order-notice';
import { aCartItem, aPendingOrder } from '../../../support/builders';
import { flushPromises } from '../../../support/in-memory-device';
import { renderInShop } from '../../../support/render-in-shop';
import { aPendingOrderOffer } from '../../../support/pending-order-fixture';
import { aShop } from '../../../support/shop';

async function showCard(attemptedAt?: Date) {
  const shop = await aShop();
  const items = [aCartItem({ quantity: 2 })];
  shop.pending.save([aPendingOrder({ stage: 'awaitingPayment', items, ...(attemptedAt ? { attemptedAt } : {}) })]);
  const { presence, offer } = aPendingOrderOffer(shop);
  presence.load('/');
  const page = (
    <>
      <PendingOrderNotice isOffered />
      <h1 tabIndex={-1}>Menu</h1>
    </>
  );
  return renderInShop(page, [offer, shop.toasts]);
}

describe('pending order notice', () => {
  it.each([
    ['was started today', new Date('2026-11-20T16:12:00Z'), '2 items for delivery, started today at 10:12\u00a0AM.'],
    [
      'was started on an earlier day',
      new Date('2026-11-19T20:12:00Z'),
      '2 items for delivery, started on Thu, Nov\u00a019, 2:12\u00a0PM.',
    ],
    ['is of unknown age', undefined, '2 items for delivery.'],
  ])('describes an order that %s', async (_age, attemptedAt, text) => {
    await showCard(attemptedAt);
    expect(screen.getByRole('region', { name: 'You have an unfinished order' }).textContent).toContain(
      `${text} We don't know yet if the payment went through. Look in My Orders before you pay again.`,
    );
  });

  it.each(['Dismiss unfinished order', 'Restore Cart'])('leaves the focus to the page after %s', async (name) => {
    const { user } = await showCard();
    await user.click(screen.getByRole('button', { name }));
    await act(flushPromises);
    expect(screen.queryByRole('region', { name: 'You have an unfinished order' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
