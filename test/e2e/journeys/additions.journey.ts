import { expect, test } from './support/journey-test';
import { button, dialog, heading, text, within } from './support/targets';

test('thirteen pieces to pick up are typed, counted and completed, and their link is offered to who opens it', async ({
  customer,
  window,
  shop,
}) => {
  const cart = dialog('Your Cart');
  const [item] = shop.items;
  await window.open('/menu');
  await window.press({ role: 'radio', name: /^Pickup/ });
  await customer.add(item);
  await customer.seeCart(1);
  // The choice is of the device, and here no card of the menu has a quantity of the same name.
  await window.open('/privacy');
  await customer.openCart();
  await window.seeChecked(within(cart, { role: 'radio', name: /^Pickup/ }), true);
  await window.fill(`Quantity of ${item}`, '13');
  // The number applies when the field is left.
  await window.press(within(cart, { role: 'radio', name: /^Delivery/ }));
  await window.see(within(cart, text('13 of 24')));
  await window.press(within(within(cart, { role: 'list', name: 'Goes with' }), button(/^Add .+ to cart/)));
  await window.see(within(cart, text('14 of 24')));
  await window.see(within(cart, text('Estimated total')));

  await window.evaluate(() => {
    // Engines differ in what they let a test share. The link waits in the page for the customer's friend.
    const keep = async (link: string) => void (document.documentElement.dataset.link = link);
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } });
  }, undefined);
  await window.press(button('Share this cart'));
  await window.see(text('Link copied. Paste it wherever you like.'));
  const link = await window.evaluate(() => document.documentElement.dataset.link ?? '', undefined);
  const { pathname, hash } = new URL(link);
  // In this window: WebKit draws no second tab, so nothing comes to rest there and nothing can be pressed.
  await window.open(pathname + hash);
  await window.press(within(dialog('Add these 14 items to your cart?'), button('Not Now')));
  await window.see(button('Cart, 14 items'));
  expect((await window.url()).hash).toBe('');
});

test(
  'the usual order is paid with three presses from the home page',
  { tag: '@mock' },
  async ({ customer, window }) => {
    await customer.signInTo('/orders');
    await window.open('/');
    await window.press(within({ role: 'region', name: /Your usual$/ }, button('Order Again')));
    await window.press(within(dialog('Confirm Your Order'), button('Confirm & Pay')));
    await window.press(button(/^Pay \$/));
    await window.see(heading('Thank You!'));
  },
);
