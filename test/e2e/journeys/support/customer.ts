import { address, focusAddress } from '../../support/typed-address';
import type { ShopWindow } from './shop-window';
import { button, dialog, heading, text, within } from './targets';

export class Customer {
  constructor(readonly window: ShopWindow) {}

  async fillCart(...items: readonly string[]): Promise<void> {
    await this.window.open('/menu');
    for (const item of items) await this.add(item);
    await this.seeCart(items.length);
  }

  add(item: string): Promise<void> {
    return this.window.press(button(new RegExp(`^Add ${item} to cart`)));
  }

  seeCart(count: number): Promise<void> {
    const contents = count === 0 ? 'empty' : `${count} ${count === 1 ? 'item' : 'items'}`;
    return this.window.see(button(`Cart, ${contents}`));
  }

  openCart(): Promise<void> {
    // The prerendered page shows an empty cart and does not respond yet.
    return this.window.press(button(/^Cart, \d/));
  }

  async signIn(): Promise<void> {
    await this.window.press(within(dialog('Sign In'), button('Continue with Google')));
    await this.window.press(button('Continue as Demo Customer'));
  }

  async signInTo(path: string): Promise<void> {
    await this.window.open(path);
    await this.signIn();
    await this.window.seeUrl(path);
  }

  async signInFromCheckout(): Promise<void> {
    await this.openCart();
    await this.window.press(within(dialog('Your Cart'), button('Login to Checkout')));
    await this.signIn();
    await this.window.see(dialog('Checkout'));
  }

  async openCheckout(): Promise<void> {
    await this.openCart();
    await this.window.press(within(dialog('Your Cart'), button('Checkout')));
  }

  /** Signed in, with an address typed at checkout, which is closed again. */
  async fillCheckout(...items: readonly string[]): Promise<void> {
    await this.fillCart(...items);
    await this.signInFromCheckout();
    await this.fillAddress();
    // The checkout closes to the cart that it was opened from.
    for (const name of ['Checkout', 'Your Cart']) {
      await this.window.see(dialog(name));
      await this.window.key('Escape');
      await this.window.miss(dialog(name));
    }
  }

  async fillAddress(): Promise<void> {
    await this.window.see(within(dialog('Checkout'), { role: 'group', name: 'Delivery address' }));
    await this.window.evaluate(focusAddress, undefined);
    await this.window.fill('Address line 1', address.line1);
    await this.window.fill('City', address.city);
    await this.window.fill('ZIP code', address.zip);
    await this.window.fill('Mobile number', address.mobile);
  }

  async confirm(): Promise<void> {
    await this.window.press(button('Continue'));
    await this.window.press(within(dialog('Confirm Your Order'), button('Confirm & Pay')));
  }

  async goToPayment(): Promise<void> {
    await this.signInFromCheckout();
    await this.fillAddress();
    await this.confirm();
    await this.window.see(button(/^Pay \$/));
  }

  async pay(): Promise<void> {
    await this.window.press(button(/^Pay \$/));
    await this.window.see(heading('Thank You!'));
    await this.window.seeUrl(/\/payment-status\?/);
    await this.seeCart(0);
  }

  async cancelPendingOrder(): Promise<void> {
    const { window } = this;
    const details = dialog('Order Details');
    await window.open('/orders');
    await window.choose('Status', 'Pending');
    await window.press(button(/^Order Details/));
    await window.press(within(details, button('Cancel order')));
    await window.press(within({ role: 'alertdialog', name: 'Cancel this order?' }, button('Cancel order')));
    await window.see(within(details, text('Cancelled')));
  }

  async seeInCart(item: string): Promise<void> {
    await this.openCart();
    await this.window.see(within(dialog('Your Cart'), text(item)));
  }
}
