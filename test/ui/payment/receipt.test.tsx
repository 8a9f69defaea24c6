import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/orders/order';
import { AfterFailure } from '../../../src/ui/payment/after-failure';
import { Receipt } from '../../../src/ui/payment/receipt';
import { aCartItem, aDay, anOrder, aPendingOrder } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { aPaymentStatus } from '../../support/payment-status';
import { renderInShop } from '../../support/render-in-shop';
import { seenText } from '../../support/seen-text';
import { aShop } from '../../support/shop';

const waitingText = 'Your payment is being confirmed.';

describe('a payment that is still pending after all polls', () => {
  it('a payment that is pending after all polls can be checked again, which moves the focus and is announced', async () => {
    const shop = await aShop({ cart: [] });
    const payment = aPaymentStatus(shop, async (id) => anOrder({ id, status: 'PENDING_PAYMENT' }));
    payment.load('order-1', undefined);
    await shop.time.advance(60_000);
    const PolledReceipt = observer(function PolledReceipt() {
      return payment.order ? <Receipt payment={payment} order={payment.order} /> : null;
    });
    const { user } = renderInShop(<PolledReceipt />, [shop.session, shop.toasts]);
    const status = screen.getByText(waitingText).closest('[role="status"]');
    expect(status?.textContent).toBe(waitingText);

    await user.click(screen.getByRole('button', { name: 'Check Again' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(status?.textContent).toBe(`${waitingText}This page updates by itself.`);
    await act(flushPromises);
  });
});

describe('the receipt of a pickup', () => {
  const later = { scheduledFor: new Date('2026-11-22T17:00:00Z'), promisedBy: new Date('2026-11-23T00:00:00Z') };

  async function receipt(fields: Partial<Order>) {
    const shop = await aShop({ cart: [] });
    const order = anOrder({ status: 'PAID', fulfillmentType: 'PICKUP', ...fields });
    const payment = aPaymentStatus(shop, async () => order);
    payment.load(order.id, undefined);
    await shop.time.advance(60_000);
    return renderInShop(<Receipt payment={payment} order={order} />, [shop.session, shop.toasts]);
  }
  const code = () => screen.queryByRole('button', { name: 'Show pickup code' });

  it('names its later day and hours, and shows the code when asked', async () => {
    const { user } = await receipt(later);
    const arrival = screen.getByText('Ready').parentElement;
    expect(seenText(arrival)).toContain('ReadySun, Nov 2211 AM–6 PM');
    const place = screen.getByText('Second Batch Kitchen').parentElement;
    expect(place?.textContent).toContain('1420 Elm Street, Dallas, TX');
    const asked = code();
    if (asked) await user.click(asked);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Show this at the counter' }));
    expect(code()).toBeNull();
  });

  it.each([
    ['on its day', { scheduledFor: aDay('2026-11-20') }],
    ['once the kitchen says that it is ready', { ...later, status: 'READY_FOR_PICKUP' }],
    ['without a day', {}],
  ])('shows the code %s', async (_when, fields) => {
    await receipt(fields);
    expect(code()).toBeNull();
    expect(screen.getByRole('region', { name: 'Show this at the counter' }).className).not.toContain('folded');
  });
});

describe('the page of a cancelled order', () => {
  async function cancelled(restoredItems: number) {
    const shop = await aShop({ cart: [] });
    const order = anOrder({ status: 'CANCELLED' });
    const payment = aPaymentStatus(shop, async () => order);
    if (restoredItems > 0)
      shop.pending.save([
        aPendingOrder({
          stage: 'awaitingPayment',
          orderId: order.id,
          items: [aCartItem({ quantity: restoredItems })],
        }),
      ]);
    payment.load(order.id, undefined);
    await flushPromises();
    const view = renderInShop(<Receipt payment={payment} order={order} />, [shop.session, shop.toasts, shop.overlays]);
    const actions = [...view.container.querySelectorAll<HTMLElement>('.outcome__actions')];
    const buttons = actions.flatMap((group) => [...group.children].map(({ textContent }) => textContent));
    return { ...view, buttons, overlays: shop.overlays };
  }

  it('offers another try at the payment first, once its items are back in the cart', async () => {
    const { buttons, user, overlays } = await cancelled(2);
    expect(buttons).toEqual(['Try Payment Again', 'Order Details', 'Continue Shopping']);
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).className).toContain('btn--secondary');
    await user.click(screen.getByRole('button', { name: 'Try Payment Again' }));
    expect(overlays.current).toEqual({ kind: 'checkout', hasFailed: true });
  });

  it('offers no payment until it is known which items it would be for', async () => {
    const { toasts } = await aShop();
    const order = anOrder({ status: 'CANCELLED' });
    renderInShop(<AfterFailure order={order} restoredItems={2} isCartKnown={false} />, [toasts]);
    expect(screen.getByText(/back in your cart/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads back to the menu where nothing came back', async () => {
    const { buttons } = await cancelled(0);
    expect(buttons).toEqual(['Order Details', 'Continue Shopping']);
  });
});
