import { scriptPath } from '../support/script-url';
import { hasFetched, hasRestored } from './support/back-forward-cache';
import { expect, test } from './support/journey-test';
import { button, dialog, heading, text, within } from './support/targets';

test.describe('in the build http', () => {
  test.use({ build: 'http' });

  test('a payment that is not known yet is checked again until it is', async ({ services, customer, window }) => {
    await customer.fillCart('Snickerdoodle');
    await customer.goToPayment();
    const processing = { kind: 'fields', set: { 'order.orderStatus': 'PAYMENT_PROCESSING' } } as const;
    await services.setFault('GET /api/v1/orders/{orderId}', processing);
    await window.press(button(/^Pay \$/));
    await window.see(heading('Order Received'));
    await window.see(text('Your payment is being confirmed.'));
    await services.clearFaults();
    await window.see(heading('Thank You!'));
  });

  test('an order whose answer is lost is made once, and its declined payment restores the cart', async ({
    services,
    customer,
    window,
  }) => {
    await customer.fillCart('Snickerdoodle');
    await customer.signInFromCheckout();
    await customer.fillAddress();
    await services.setFault('POST /api/v1/orders', { kind: 'lose' });
    await customer.confirm();
    await window.see(text(/Your order may have gone through/));
    await services.clearFaults();
    await window.press(within(dialog('Confirm Your Order'), button(/Confirm & Pay|Try Again/)));
    await window.see(button(/^Pay \$/));
    expect((await window.url()).origin).toBe(services.hostedPagesOrigin);
    await window.press(button('Decline Payment'));
    await window.see(heading('Payment Failed'));
    await customer.seeInCart('Snickerdoodle');
  });

  test(
    'Back from the payment page restores the page and the cart',
    { tag: ['@drawn', '@engine'] },
    async ({ services, customer, window, hasBackForwardCache }) => {
      await customer.fillCart('Snickerdoodle');
      await customer.signInFromCheckout();
      // Firefox keeps no page for Back that still fetches something as it is left: the last part that it loads ahead is here.
      const lastPart = scriptPath('http', 'mobile-menu');
      await expect.poll(() => window.evaluate(hasFetched, lastPart)).toBe(true);
      await customer.fillAddress();
      await customer.confirm();
      await window.see(button(/^Pay \$/));
      expect((await window.url()).origin).toBe(services.hostedPagesOrigin);
      await window.back();
      // Looked at in another tab, because Playwright loses a page that Firefox restores.
      const tab = await window.openTab();
      await tab.open('/menu');
      await tab.see(button('Cart, 1 item'));
      await expect.poll(() => tab.evaluate(hasRestored, undefined)).toBe(hasBackForwardCache);
    },
  );

  test('a session that ends leads home and leaves the cart', async ({ services, customer, window }) => {
    await customer.fillCart('Snickerdoodle');
    await customer.signInTo('/orders');
    await window.see({ role: 'article' });
    await services.setFault('GET /api/v1/orders/me', { kind: 'status', status: 401 });
    await window.reload();
    await window.see(text('Your session has expired. Please sign in again.'));
    await window.seeUrl('/');
    await customer.seeCart(1);
  });
});
