import { expect, test, type Locator, type Page } from '@playwright/test';
import { remembered } from './run-memory';
import { address, focusAddress } from './typed-address';

interface Place {
  readonly url: string;
  readonly local: Record<string, string>;
  readonly session: Record<string, string>;
}

function restoreOnce({ local, session }: Place): void {
  // The empty page of a new tab has no storage.
  if (origin === 'null') return;
  if (sessionStorage.getItem('test.restored')) return;
  sessionStorage.setItem('test.restored', 'yes');
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
}

export class Shopper {
  constructor(readonly page: Page) {}

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

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

  /** As the demo customer. */
  async signInTo(path: string): Promise<void> {
    await this.startFrom('signed in', () => this.signInWhenAskedAt(path), path);
  }

  /** The customer is signed in and has typed an address at checkout, which is closed again. */
  async fillCheckout(...items: readonly string[]): Promise<void> {
    await this.startFrom(`checkout ${items.join()}`, async () => {
      await this.fillCart(...items);
      await this.signInFromCheckout();
      await this.fillAddress();
      // The checkout closes to the cart that it was opened from.
      for (const name of ['Checkout', 'Your Cart']) {
        await expect(this.dialog(name)).toBeVisible();
        await this.page.keyboard.press('Escape');
        await expect(this.dialog(name)).toBeHidden();
      }
    });
  }

  async openCheckout(): Promise<void> {
    // The prerendered page shows an empty cart and does not respond yet.
    await expect(this.cartButton()).not.toHaveAccessibleName('Cart, empty');
    await this.cartButton().click();
    await this.dialog('Your Cart').getByRole('button', { name: 'Checkout' }).click();
  }

  async openPayment(item: string): Promise<void> {
    await this.startFrom(`payment ${item}`, async () => {
      await this.fillCart(item);
      await this.goToPayment();
    });
  }

  /**
   * Reaches a page as a customer would, or with the storage and the URL of an earlier test that reached it. Works only
   * with the mock backend, whose state is in the same storage.
   */
  private async startFrom(name: string, reach: () => Promise<void>, path?: string): Promise<void> {
    const place = remembered<Place>(`${test.info().project.use.baseURL} ${name}`);
    const earlier = place.read();
    if (earlier) {
      await this.page.addInitScript(restoreOnce, earlier);
      await this.page.goto(path ?? earlier.url);
      return;
    }
    await reach();
    const reached = await this.page.evaluate(() => ({
      url: location.href,
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
    }));
    if ('storefront.mock' in reached.local) place.write(reached);
  }

  async signInWhenAskedAt(path: string): Promise<void> {
    await this.page.goto(path);
    await this.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }).click();
    await this.button('Continue as Demo Customer').click();
    await this.page.waitForURL((url) => url.pathname + url.search === path);
  }

  async fillAddress(): Promise<void> {
    const checkout = this.dialog('Checkout');
    await checkout.getByRole('group', { name: 'Delivery address' }).waitFor();
    await this.page.evaluate(focusAddress);
    // A recent address may have filled the form. Playwright types nothing into a field that has the text already, and
    // the shop stores only what is typed.
    await checkout.getByLabel('Address line 1').fill('');
    await checkout.getByLabel('Address line 1').fill(address.line1);
    await checkout.getByLabel('City').fill(address.city);
    await checkout.getByLabel('ZIP code').fill(address.zip);
    await checkout.getByLabel('Mobile number').fill(address.mobile);
  }

  /** Unlike Playwright's `goBack`, does not wait for a page that may ask first. */
  async goBack(): Promise<void> {
    // In a later task, because a page that is gone cannot answer the call.
    await this.page.evaluate(() => void setTimeout(() => history.back()));
  }

  /** Before Confirm & Pay, signed in as the demo customer. */
  async goToConfirmation(): Promise<void> {
    await this.signInFromCheckout();
    await this.fillAddress();
    await this.button('Continue').click();
  }

  async confirmAndPay(): Promise<void> {
    await this.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' }).click();
  }

  async goToPayment(): Promise<void> {
    await this.goToConfirmation();
    await this.confirmAndPay();
    await expect(this.button(/^Pay \$/)).toBeVisible();
  }
}
