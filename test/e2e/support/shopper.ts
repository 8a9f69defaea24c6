import { expect, type Locator, type Page } from '@playwright/test';

export const address = { line1: '2811 Swiss Avenue', city: 'Dallas', zip: '75204', mobile: '214-555-0188' };

/**
 * The storage after a worker's first sign-in, so that later tests skip the sign-in. Mock backend only, whose state is
 * in the same storage: the mock API of another test does not know the session.
 */
let signedInStorage: Record<string, string> | undefined;

function restoreOnce(storage: Record<string, string>): void {
  if (sessionStorage.getItem('test.signed-in')) return;
  sessionStorage.setItem('test.signed-in', 'yes');
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}

/** The actions of a customer, by accessible names. */
export class Shopper {
  constructor(readonly page: Page) {}

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** The Add button of an item, with any in-cart count. */
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
    if (!signedInStorage) {
      await this.signInWhenAskedAt(path);
      signedInStorage = await this.page.evaluate(() => {
        if (localStorage.getItem('storefront.mock') === null) return undefined;
        const keys = ['user', 'authToken', 'refreshToken', 'mock'].map((name) => `storefront.${name}`);
        return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? '']));
      });
      return;
    }
    await this.page.addInitScript(restoreOnce, signedInStorage);
    await this.page.goto(path);
  }

  /** Opens a page for signed-in customers as a guest and signs in when asked. */
  async signInWhenAskedAt(path: string): Promise<void> {
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

  /** Presses the browser's Back button. Unlike Playwright's `goBack`, it does not wait for a page that may ask first. */
  async goBack(): Promise<void> {
    // In a later task, because a page that is gone cannot answer the call.
    await this.page.evaluate(() => void setTimeout(() => history.back()));
  }

  /** Takes a guest with a filled cart to the hosted payment page. */
  async goToPayment(): Promise<void> {
    await this.signInFromCheckout();
    await this.fillAddress();
    await this.button('Continue').click();
    await this.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' }).click();
    await expect(this.button(/^Pay \$/)).toBeVisible();
  }
}
