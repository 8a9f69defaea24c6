import { expect, test } from './support/journey-test';
import { address } from '../support/typed-address';
import { button, dialog, heading, text, within } from './support/targets';

test(
  'a guest orders from the menu, reloads at each step, has it delivered and pays',
  { tag: '@engine' },
  async ({ customer, window, shop }) => {
    await window.open('/');
    await window.press(within({ role: 'main' }, { role: 'link', name: 'Order Food' }));
    await window.see(heading('Menu'));
    for (const item of shop.items) await customer.add(item);
    await customer.seeCart(shop.items.length);
    await window.reload();
    await customer.seeCart(shop.items.length);
    await customer.signInFromCheckout();
    await customer.fillAddress();
    await window.reload();
    await customer.openCheckout();
    await window.seeValue('Address line 1', address.line1);
    await customer.confirm();
    await window.see(button(/^Pay \$/));
    await window.reload();
    await customer.pay();
    await window.reload();
    await window.see(heading('Thank You!'));
    await customer.seeCart(0);
    await window.press(button('Delivery Details'));
    await window.see(within(dialog('Delivery Details'), text(address.line1)));
  },
);

test('the cart closes behind the checkout, and a guest collects an order', async ({ customer, window, shop }) => {
  await customer.fillCart(shop.items[0]);
  await customer.openCart();
  await window.see(dialog('Your Cart'));
  await window.reload();
  await customer.seeCart(1);
  await window.miss(dialog('Your Cart'));
  await customer.signInFromCheckout();
  await window.miss(dialog('Your Cart'));
  await window.press(button('Close checkout'));
  await window.press(within(dialog('Your Cart'), button('Checkout')));
  await window.press({ role: 'radio', name: 'Pickup' });
  await customer.confirm();
  await customer.pay();
  await window.see(text(shop.pickupStreet));
  await window.press(button('Show pickup code'));
  await window.see(within({ role: 'region', name: 'Show this at the counter' }, text('A screenshot works too.')));
});

test.describe('in the build home-kitchen', () => {
  test.use({ build: 'home-kitchen' });

  test('a declined payment restores the cart and the address, and the next one is for pickup', async ({
    customer,
    window,
    shop,
  }) => {
    await customer.fillCart(...shop.items);
    await customer.goToPayment();
    await window.press(button('Decline Payment'));
    await window.see(heading('Payment Failed'));
    await customer.seeCart(shop.items.length);
    await window.reload();
    await window.see(heading('Payment Failed'));
    await customer.seeCart(shop.items.length);
    await customer.openCheckout();
    await window.seeValue('Address line 1', address.line1);
    await window.press({ role: 'radio', name: 'Pickup' });
    await customer.confirm();
    await customer.pay();
    await window.see(text(shop.pickupStreet));
  });
});

test('two tabs share a cart and the customer', { tag: '@engine' }, async ({ customer, window, shop }) => {
  await customer.fillCart(shop.items[0]);
  const tab = await window.openTab();
  await tab.open('/menu');
  await tab.see(button('Cart, 1 item'));
  await tab.press(button(new RegExp(`^Add ${shop.items[1]} to cart`)));
  await customer.seeCart(2);
  await customer.signInFromCheckout();
  await tab.see(button('Account menu'));
  await tab.press(button(/^Cart, \d/));
  await tab.see(within(dialog('Your Cart'), button('Checkout')));
  expect((await tab.url()).pathname).toBe('/menu');
});
