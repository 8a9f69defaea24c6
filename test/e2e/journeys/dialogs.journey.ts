import { test } from './support/journey-test';
import { button, dialog, within, link } from './support/targets';

test(
  'Escape and a press beside a dialog close it, and the focus returns',
  { tag: ['@drawn', '@engine'] },
  async ({ customer, window, shop }) => {
    const [item] = shop.items;
    const itemLink = within({ role: 'main' }, link(item));
    await customer.fillCart(item);
    await customer.openCart();
    await window.see(dialog('Your Cart'));
    await window.key('Escape');
    await window.miss(dialog('Your Cart'));
    await window.seeFocus(button('Cart, 1 item'));
    await window.press(itemLink);
    await window.pressBeside(dialog(item));
    await window.miss(dialog(item));
    await window.seeFocus(itemLink);
  },
);

test(
  'the focus returns to what was pressed in a browser that focuses no pressed button',
  { tag: '@drawn' },
  async ({ customer, newWindow, window, shop }) => {
    await newWindow.addScript(`(${focusNoPressedButton.toString()})()`);
    await customer.fillCart(shop.items[0]);
    await customer.openCart();
    await window.press(within(dialog('Your Cart'), button('Login to Checkout')));
    await window.see(dialog('Sign In'));
    await window.key('Escape');
    await window.miss(dialog('Sign In'));
    await window.key('Escape');
    await window.miss(dialog('Your Cart'));
    await window.seeFocus(button('Cart, 1 item'));
  },
);

/** Runs in the page. As in Safari, the next focusable element around a pressed button takes the focus. */
function focusNoPressedButton(): void {
  addEventListener('mousedown', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    if (!pressed) return;
    event.preventDefault();
    const around = pressed.parentElement?.closest<HTMLElement>('[tabindex]');
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
