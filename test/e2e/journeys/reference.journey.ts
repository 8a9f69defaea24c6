import { test } from './support/journey-test';
import { button, dialog, heading, text, within } from './support/targets';

test(
  'a guest orders, signs in, pays, finds the order in the history, and cancels another',
  { tag: '@reference' },
  async ({ customer, window, shop }) => {
    await customer.fillCart(shop.items[0]);
    await customer.goToPayment();
    await customer.pay();
    await window.open('/orders');
    await window.see(within({ role: 'article' }, text('Paid')));

    await customer.fillCart(shop.items[1]);
    await customer.openCheckout();
    await customer.confirm();
    await window.see(button(/^Pay \$/));
    await customer.cancelPendingOrder();
    await window.press(within(dialog('Order Details'), button('Close')));
    await customer.seeInCart(shop.items[1]);
    await window.see(heading('My Orders'));
  },
);
