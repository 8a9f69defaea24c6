import { expect, type Locator, type Page } from '@playwright/test';

export const address = { line1: '2811 Swiss Avenue', city: 'Dallas', zip: '75204', mobile: '214-555-0188' };

/**
 * What a device keeps after the first sign-in of a worker: later tests start from it instead of going to Google again.
 * Of the demo only, whose pretend services live on the device too: real ones do not know a session of another test.
 */
let signedInDevice: Record<string, string> | undefined;

function keepOnce(device: Record<string, string>): void {
  if (sessionStorage.getItem('test.signed-in')) return;
  sessionStorage.setItem('test.signed-in', 'yes');
  for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
}

/** What a customer does, by the names they see. */
export class Shopper {
  constructor(readonly page: Page) {}

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** The Add button of an item, whatever its in-cart count. */
  addButton(item: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^Add ${item} to cart`) })
      .first();
  }

  cartButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Cart, / });
  }

  async fillCart(...items: readonly string[]): Promise<void> {
    await this.page.goto('/menu');
    for (const item of items) await this.addButton(item).click();
    await expect(this.cartButton()).toHaveAccessibleName(
      items.length === 1 ? 'Cart, 1 item' : `Cart, ${items.length} items`,
    );
  }

  async signInFromCheckout(): Promise<void> {
    await this.cartButton().click();
    await this.dialog('Your Cart').getByRole('button', { name: 'Login to Checkout' }).click();
    await this.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }).click();
    await this.button('Continue as Demo Customer').click();
    await expect(this.dialog('Checkout')).toBeVisible();
  }

  /** Opens a page for signed-in customers, signed in as the demo customer. */
  async signInTo(path: string): Promise<void> {
    if (!signedInDevice) {
      await this.signInOnTheWayTo(path);
      signedInDevice = await this.page.evaluate(() => {
        if (localStorage.getItem('storefront.mock') === null) return undefined;
        const kept = ['user', 'authToken', 'refreshToken', 'mock'].map((name) => `storefront.${name}`);
        return Object.fromEntries(kept.map((key) => [key, localStorage.getItem(key) ?? '']));
      });
      return;
    }
    await this.page.addInitScript(keepOnce, signedInDevice);
    await this.page.goto(path);
  }

  /** Opens a page for signed-in customers as a guest, is asked to sign in, and is there. */
  async signInOnTheWayTo(path: string): Promise<void> {
    await this.page.goto(path);
    await this.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }).click();
    await this.button('Continue as Demo Customer').click();
    await this.page.waitForURL((url) => url.pathname + url.search === path);
  }

  async fillAddress(): Promise<void> {
    const checkout = this.dialog('Checkout');
    await checkout.getByLabel('Address line 1').fill(address.line1);
    await checkout.getByLabel('City').fill(address.city);
    await checkout.getByLabel('ZIP code').fill(address.zip);
    await checkout.getByLabel('Mobile number').fill(address.mobile);
  }

  /** From the filled cart of a guest to the hosted payment page. */
  async goToPayment(): Promise<void> {
    await this.signInFromCheckout();
    await this.fillAddress();
    await this.button('Continue').click();
    await this.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' }).click();
    await expect(this.button(/^Pay \$/)).toBeVisible();
  }
}
