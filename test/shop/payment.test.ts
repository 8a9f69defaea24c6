import { describe, expect, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, heading, link, text, within } from '../e2e/journeys/support/targets';
import { openShop } from './support/open-shop';
import type { ProcessWindow } from './support/process-window';

const main = { role: 'main' } as const;
const unfinished = { role: 'region', name: 'You have an unfinished order' } as const;
const item = 'Classic Chocolate Chip';

async function openPayment() {
  const shop = await openShop();
  const customer = new Customer(shop);
  await customer.fillCart(item);
  await customer.goToPayment();
  const orderId = (await shop.url()).searchParams.get('orderId') ?? '';
  return { shop, customer, orderId };
}

/** The device does not learn of the payment: its order is still pending. */
async function payUnnoticed(shop: ProcessWindow): Promise<void> {
  const keys = ['storefront.pendingOrderItems', 'storefront.pendingDeliveryInfo'];
  const pending = keys.map((key) => [key, shop.device.storage.readText(key)] as const);
  await shop.press(button(/^Pay \$/));
  await shop.see(heading('Thank You!'));
  await shop.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, pending);
}

describe('a payment', () => {
  it('a slow payment is polled five times, then checked by hand', async () => {
    const { shop } = await openPayment();
    await shop.showScenario('payment-pending');
    await shop.press(button(/^Pay \$/));
    await shop.see(heading('Order Received'));
    await shop.see('Your payment is being confirmed.');
    for (const check of [1, 2, 3, 4, 5]) await shop.see({ role: 'img', name: `Check ${check} of 5` });
    await shop.pass(40_000);
    await shop.press('Check Again');
    await shop.see(heading('Thank You!'));
  });

  it('a pending order can be restored to the cart once', async () => {
    const { shop, customer } = await openPayment();
    await shop.open('/menu');
    await customer.seeCart(0);
    await shop.press(within(unfinished, button('Restore Cart')));
    await customer.seeCart(1);
    await shop.miss(unfinished);
    await shop.reload();
    await customer.seeCart(1);
    await shop.see({ role: 'article' });
    await shop.miss(unfinished);
  });

  it('a dismissed pending order is shown again after a reload', async () => {
    const { shop } = await openPayment();
    await shop.open('/');
    await shop.press(within(unfinished, button('Dismiss unfinished order')));
    await shop.miss(unfinished);
    await shop.reload();
    await shop.see(unfinished);
  });

  it('a URL that claims success does not count as a payment', async () => {
    const { shop, orderId } = await openPayment();
    await shop.open(`/payment-success?orderId=${orderId}&status=PAID`);
    await shop.see(heading('Order Received'));
    await shop.open('/payment-success?orderId=nobody-knows');
    await shop.see(heading('Order Not Found'));
    await shop.open('/payment-success');
    await shop.see('Order ID not found. Please check your order confirmation email.');
  });

  it('an order that My Orders shows as paid is no longer offered', async () => {
    const { shop } = await openPayment();
    await payUnnoticed(shop);
    await shop.open('/orders');
    await shop.see({ role: 'article' });
    await shop.seeStored('storefront.pendingOrderItems', null);
    await shop.open('/menu');
    await shop.see(button(new RegExp(`^Add ${item} to cart`)));
    await shop.miss(unfinished);
  });

  it('a URL that claims failure does not undo a payment', async () => {
    const { shop, customer } = await openPayment();
    await payUnnoticed(shop);
    await shop.open('/payment-failure?reason=declined');
    await shop.see(heading('Thank You!'));
    await shop.seeUrl(/\/payment-status\?orderId=/);
    await customer.seeCart(0);
  });

  it('an old link to the failure page of a paid order leads to its receipt', async () => {
    const { shop, orderId } = await openPayment();
    await shop.press(button(/^Pay \$/));
    await shop.see(heading('Thank You!'));
    await shop.open(`/payment-failure?reason=declined&chkotId=${orderId}`);
    await shop.see(heading('Thank You!'));
    await shop.seeUrl(/\/payment-status\?orderId=/);
  });

  it("a stranger's link to the failure page quotes its reason as text and claims nothing", async () => {
    const shop = await openShop();
    await new Customer(shop).fillCheckout(item);
    await shop.open('/payment-failure?reason=Call%20555-0100%20now%20%26%20soon&chkotId=chk_9');
    await shop.see('The payment page said: "Call 555-0100 now & soon"');
    await shop.miss('You can order again any time');
    await shop.press(within(main, link('My Orders')));
    await shop.seeUrl(/\/orders$/);
    await shop.open('/payment-failure?reason=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await shop.see(heading('Payment Failed'));
    await shop.see(within(main, text('<img src=x onerror=alert(1)>')));
    expect(shop.document.querySelector('main img')).toBeNull();
  });
});
