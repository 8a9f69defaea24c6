import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ResolveFailedPayment } from '../../../src/domain/checkout/resolve-failed-payment';
import { CheckoutOverlay } from '../../../src/ui/checkout/checkout-overlay';
import { OverlayHost } from '../../../src/ui/layout/overlay-host';
import { PaymentFailureScreen } from '../../../src/ui/payment/payment-failure-screen';
import { PaymentFailureViewModel } from '../../../src/view-models/payment/payment-failure.view-model';
import { someAllergens } from '../../support/allergens';
import { aCartItem, anOrder, aPendingOrder } from '../../support/builders';
import { InMemoryOrderedItems } from '../../support/in-memory';
import { aCheckout } from '../../support/checkout';
import { FakeBackForwardRestore, InMemoryReports, flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { paymentPage } from '../../support/place-order-fixture';
import { renderInShop } from '../../support/render-in-shop';
import { aRestoreOrder } from '../../support/settling';

/** The page has just been loaded. */
async function backFromPayment({ hasOrder = true, reason = 'Card declined' } = {}) {
  const shop = await aCheckout({ cart: [] });
  shop.overlays.close();
  const order = aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-1', items: [aCartItem({ quantity: 2 })] });
  if (hasOrder) shop.pending.save([order]);
  const orders = anOrderGateway({ find: async (id) => anOrder({ id, status: 'PAYMENT_FAILED' }) });
  const restoreOrder = aRestoreOrder(shop.ledger, orders);
  const resolve = new ResolveFailedPayment(
    shop.ledger,
    restoreOrder,
    shop.browser,
    shop.departures,
    orders,
    new InMemoryOrderedItems(),
    shop.carts,
  );
  const { checkout, overlays, session, cart, toasts } = shop;
  const failure = new PaymentFailureViewModel(resolve, cart, new FakeBackForwardRestore(), new InMemoryReports());
  const page = (
    <>
      <PaymentFailureScreen />
      <OverlayHost />
    </>
  );
  const viewModels = [failure, checkout, overlays, session, cart, toasts, someAllergens().allergens];
  const { user } = renderInShop(page, viewModels, `/payment-failure?reason=${encodeURIComponent(reason)}`, {
    checkout: CheckoutOverlay,
  });
  await act(flushPromises);
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await act(flushPromises);
  };
  return { ...shop, press };
}

describe('paying again after a failed payment', () => {
  it('takes two presses from the failure page to the payment page', async () => {
    const { press, browser, sent } = await backFromPayment();
    expect(screen.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeTruthy();
    for (const name of ['Try Payment Again', 'Confirm & Pay']) {
      expect(browser.visited).toEqual([]);
      await press(name);
    }
    expect(browser.visited).toEqual([paymentPage]);
    expect(sent).toMatchObject([{ order: { items: [{ itemId: 'classic-chip', quantity: 2 }] } }]);
  });
});

describe('what a link to the failure page says', () => {
  it('is a quotation, and leads to My Orders, where no order matches', async () => {
    await backFromPayment({ hasOrder: false });
    expect(document.body.textContent).toContain('The payment page said: "Card declined"');
    expect(document.body.textContent).toContain('Not sure? See My Orders.');
    expect(screen.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/orders');
    expect(document.body.textContent).not.toContain('You can order again any time');
  });

  it('is cut at 200 characters', async () => {
    await backFromPayment({ hasOrder: false, reason: 'x'.repeat(500) });
    expect(document.body.textContent).toContain(`said: "${'x'.repeat(199)}…"`);
  });

  it('gives way to what the service says of the order: then the reason is a sentence of its own', async () => {
    await backFromPayment();
    expect(screen.getByText('Card declined.').closest('dd')?.textContent).toBe('Card declined.');
    expect(document.body.textContent).not.toContain('The payment page said');
    expect(document.body.textContent).not.toContain('Not sure?');
    expect(document.body.textContent).toContain('Your items are back in your cart. Try again, or use another card.');
    expect(document.body.textContent).toContain('2 items, estimated total $11.39');
    expect(screen.getByRole('link', { name: '(214) 555-0142' }).getAttribute('href')).toMatch(/^tel:/);
  });
});
