import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutDetails } from '../../../src/domain/checkout/checkout-details';
import type { Product } from '../../../src/domain/menu/product';
import { cents } from '../../../src/domain/shared/money';
import { ServiceError, timeoutText } from '../../../src/domain/shared/service-error';
import { EarlierAddresses } from '../../../src/ui/checkout/earlier-addresses';
import { CheckoutOverlay } from '../../../src/ui/checkout/checkout-overlay';
import { formatMoney } from '../../../src/ui/format/format-money';
import type { someAllergens } from '../../support/allergens';
import { aCartItem, aDay, aDeliveryInfo, aProduct, deliveryDetails, pickupDetails } from '../../support/builders';
import { aCheckout } from '../../support/checkout';
import { flushPromises } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { fillSilently } from '../../support/fill-silently';
import { seenText } from '../../support/seen-text';

type BrowserGlobals = Parameters<typeof aCheckout>[0] & { readonly draft?: CheckoutDetails };

async function checkoutDialog(world: BrowserGlobals = {}, avoids: Parameters<typeof someAllergens>[0] = {}) {
  const shop = await aCheckout({ ...world, avoids });
  if (world.draft) {
    shop.drafts.save(world.draft, 'user-1');
    shop.fulfillments.save(world.draft.fulfillmentType);
  }
  const viewModels = [shop.checkout, shop.earlier, shop.overlays, shop.session, shop.cart, shop.toasts, shop.allergens];
  const view = renderInShop(<CheckoutOverlay />, viewModels, '/', { earlierAddresses: EarlierAddresses });
  await act(flushPromises);
  return { ...shop, ...view };
}

async function confirmation(world: BrowserGlobals = {}, avoids: Parameters<typeof someAllergens>[0] = {}) {
  const shop = await checkoutDialog(world, avoids);
  act(() => shop.checkout.form.fill(deliveryDetails()));
  await shop.user.click(button('Continue'));
  return shop;
}

const button = (name: string) => screen.getByRole('button', { name });
const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const field = (name: string) => screen.getByLabelText(name);
const terms = () => [...document.querySelectorAll('.review dt')].map(({ textContent }) => textContent);
const figures = () => [...document.querySelectorAll('.sums > div')].map(({ textContent }) => textContent);
const pay = (user: UserEvent) => user.click(button('Confirm & Pay')).then(() => act(flushPromises));
const fails = (error: ServiceError) => () => Promise.reject(error);

describe('checkout dialog: details', { timeout: 120_000 }, () => {
  it('the checkout dialog has fields with the specified accessible names', async () => {
    await checkoutDialog();
    expect(screen.getByRole('dialog', { name: 'Checkout' })).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'Delivery or pickup?' })).toBeTruthy();
    expect([
      screen.getByRole('radio', { name: 'Delivery' }),
      screen.getByRole('radio', { name: 'Pickup' }),
    ]).toHaveLength(2);
    for (const name of [
      'Address line 1',
      'Address line 2 (optional)',
      'City',
      'State',
      'ZIP code',
      'Country',
      'Dial code',
      'Mobile number',
    ]) {
      expect(field(name)).toBeTruthy();
    }
  });

  it('takes what the browser filled in without an event', async () => {
    const { user, checkout } = await checkoutDialog();
    const filled = {
      'Address line 1': '1420 Elm Street',
      City: 'Dallas',
      'ZIP code': '75201',
      'Mobile number': '2145550100',
    };
    for (const [name, value] of Object.entries(filled)) fillSilently(field(name), value);
    await user.click(button('Continue'));
    expect(checkout.step).toBe('confirm');
    expect(checkout.details).toMatchObject({ addressLine1: '1420 Elm Street', zip: '75201', mobile: '214-555-0100' });
  });

  it('focuses the errors when Continue fails; each links to its field', async () => {
    const { user } = await checkoutDialog();
    await user.click(button('Continue'));
    const summary = screen.getByText('Please fix the following').closest('div') ?? document.body;
    expect(document.activeElement?.textContent).toMatch(/^Please fix the following/);
    await user.click(within(summary).getByRole('link', { name: 'Mobile number is required' }));
    expect(document.activeElement).toBe(field('Mobile number'));
  });

  it('shows each error below its field', async () => {
    const { user } = await checkoutDialog();
    await user.click(button('Continue'));
    const described = ['Address line 1', 'City', 'ZIP code', 'Mobile number'].map((name) => {
      const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
      return [
        field(name).getAttribute('aria-invalid'),
        ids.map((id) => document.getElementById(id)?.textContent).join(),
      ];
    });
    expect(described).toEqual([
      ['true', 'Address is required'],
      ['true', 'City is required'],
      ['true', '5 digits, like 75201,ZIP code is required'],
      ['true', expect.stringMatching(/^We'll only call about this delivery\. .*,Mobile number is required$/)],
    ]);
  });

  it('removes an error once its field is corrected, and strikes its line', async () => {
    const { user } = await checkoutDialog();
    await user.click(button('Continue'));
    expect(field('City').getAttribute('aria-invalid')).toBe('true');
    await user.type(field('City'), 'Dallas');
    expect(screen.getByText('City is required').tagName).toBe('S');
    expect(field('City').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('link', { name: 'City is required' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Address is required' })).toBeTruthy();
  });

  it('focuses the errors again when Continue fails again', async () => {
    const { user } = await checkoutDialog();
    await user.click(button('Continue'));
    await user.click(field('City'));
    await user.click(button('Continue'));
    expect(document.activeElement?.textContent).toMatch(/^Please fix the following/);
  });

  it('the checkout dialog does not let state and country be changed', async () => {
    await checkoutDialog();
    for (const name of ['State', 'Country']) expect(field(name).hasAttribute('readonly')).toBe(true);
    expect(screen.getByText('We only serve the Dallas, Texas area. Orders outside it may be cancelled.')).toBeTruthy();
  });

  it('the checkout dialog for pickup says where, asks for no address and has no shipping', async () => {
    const { user } = await checkoutDialog();
    expect(figures()).toEqual(['Subtotal$5.00', 'Delivery$5.99', 'Estimated tax$0.40', 'Estimated total$11.39']);
    await user.click(screen.getByRole('radio', { name: 'Pickup' }));
    expect(screen.queryByLabelText('Address line 1')).toBeNull();
    expect(screen.getByText(/^1420 Elm Street/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Directions (opens in a new tab)' })).toBeTruthy();
    expect(field('Mobile number (optional)')).toBeTruthy();
    expect(figures()).toEqual(['Subtotal$5.00', 'PickupFree', 'Estimated tax$0.40', 'Estimated total$5.40']);
  });

  it('the fields hold the latest address, and its button is pressed as long as they do', async () => {
    const { user } = await checkoutDialog({ deliveries: [aDeliveryInfo()] });
    const earlier = within(screen.getByRole('group', { name: 'Deliver to a recent address' }));
    const choice = earlier.getByRole('button', { name: /^1500 Marilla St ?Dallas, TX\u00a075201$/ });
    expect(choice.getAttribute('aria-pressed')).toBe('true');
    const edit = earlier.getByRole('button', { name: 'Edit or new address', expanded: false });
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
    await user.click(edit);
    expect(document.activeElement).toBe(field('Address line 1'));
    expect(edit.getAttribute('aria-expanded')).toBe('true');
    expect(field('City')).toHaveProperty('value', 'Dallas');
    expect(field('Mobile number')).toHaveProperty('value', '214-555-0100');
    await user.type(field('Address line 2 (optional)'), 'Apt 4');
    expect(choice.getAttribute('aria-pressed')).toBe('false');
    await user.click(edit);
    expect(document.activeElement).toBe(field('Address line 1'));
    await user.click(choice);
    expect(field('Address line 2 (optional)')).toHaveProperty('value', '');
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
  });

  it('Change of a chosen earlier address opens its fields', async () => {
    const { user } = await checkoutDialog({ deliveries: [aDeliveryInfo()] });
    await user.click(button('Continue'));
    await user.click(button('Change address'));
    expect(document.activeElement).toBe(field('Address line 1'));
    expect(screen.getByRole('textbox', { name: 'City' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Deliver to a recent address' })).toBeTruthy();
  });

  it('says how a ZIP code is written only where one is wrong', async () => {
    const { user } = await checkoutDialog();
    expect(screen.queryByText('5 digits, like 75201')).toBeNull();
    await user.type(field('ZIP code'), '752');
    await user.click(button('Continue'));
    expect(screen.getByText('5 digits, like 75201')).toBeTruthy();
  });

  it('asks for earlier addresses only once an address is needed', async () => {
    const { user, orderLists } = await checkoutDialog({ draft: pickupDetails() });
    expect(orderLists).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: 'Delivery' }));
    expect(orderLists).toHaveLength(1);
  });

  it('the checkout dialog has no offer for a customer without earlier orders', async () => {
    await checkoutDialog();
    expect(screen.queryByText('Deliver to a recent address')).toBeNull();
  });

  it('the checkout dialog is not closed by a press on the backdrop', async () => {
    await checkoutDialog();
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(dialog, { clientX: -1 });
    fireEvent.click(dialog, { clientX: -1 });
    expect(dialog.isConnected).toBe(true);
  });

  it('groups a mobile number while it is typed', async () => {
    const { user } = await checkoutDialog();
    await user.type(field('Mobile number'), '2145550188');
    expect(field('Mobile number')).toHaveProperty('value', '214-555-0188');
    await user.type(field('Mobile number'), '{Backspace}{Backspace}');
    expect(field('Mobile number')).toHaveProperty('value', '214-555-01');
  });

  it('does not take the number of another country for one of this country', async () => {
    const { user } = await checkoutDialog();
    await user.type(field('Mobile number'), '+47 412 34 567');
    expect(field('Mobile number')).toHaveProperty('value', '+47 412 34 567');
    await user.click(button('Continue'));
    expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true');
  });

  it("says if today's menu could not be checked", async () => {
    await checkoutDialog({ todaysMenu: fails(new ServiceError('refused', 'HTTP 503: Service Unavailable', 503)) });
    expect(screen.getByText(/^We couldn't check today's menu/)).toBeTruthy();
  });
});

describe('checkout dialog: confirmation', { timeout: 120_000 }, () => {
  it('shows all details before payment, with the same prices, takes the focus and is announced', async () => {
    const { toasts } = await confirmation();
    const dialog = screen.getByRole('dialog', { name: 'Confirm Your Order' });
    expect(document.activeElement).toBe(dialog);
    expect(toasts.announcement).toBe('Confirm Your Order');
    for (const words of ['1500 Marilla St', 'Dallas, TX\u00a075201, USA', '+1 214-555-0100', 'Classic Chip']) {
      expect(dialog.textContent).toContain(words);
    }
    expect(figures()).toEqual(['Subtotal$5.00', 'Delivery$5.99', 'Estimated tax$0.40', 'Estimated total$11.39']);
  });

  it('the total stands once, beside the button that pays it', async () => {
    await confirmation();
    expect(screen.getByRole('dialog').querySelectorAll('.sums__total')).toHaveLength(1);
    expect(button('Confirm & Pay').textContent).toBe('Confirm & Pay$11.39');
    expect(descriptionOf(button('Confirm & Pay'))).toBe('Estimated total $11.39');
  });

  it('the confirmation shows both lines of the address', async () => {
    const { user } = await checkoutDialog({ draft: deliveryDetails({ addressLine2: ' Apt 4 ' }) });
    await user.click(button('Continue'));
    expect(seenText(screen.getByText('Address').nextElementSibling)).toBe(
      '1500 Marilla St, Apt 4Dallas, TX\u00a075201, USA',
    );
  });

  it('the confirmation names where an order is picked up, then the phone, then the day and its hours', async () => {
    const todaysMenu = async () => [aProduct({ deliverableOn: aDay('2026-11-24') })];
    const { user } = await checkoutDialog({ draft: { ...pickupDetails(), mobile: '2145550100' }, todaysMenu });
    await user.click(button('Continue'));
    expect(terms()).toEqual(['Pick up at', 'Mobile number', 'When']);
    expect(screen.getByText('Pick up at').nextElementSibling?.textContent).toBe(
      'Second Batch Kitchen1420 Elm Street, Dallas, TX\u00a075202',
    );
    expect(seenText(screen.getByText('When').nextElementSibling)).toBe('Pick up Tue, Nov 24, 11 AM–6 PM.');
  });

  it('the confirmation gives the hours of a pickup with its place where several days are promised', async () => {
    const cart = [aCartItem(), aCartItem({ id: 'almond', name: 'Almond Cloud' })];
    const menu = [
      aProduct({ deliverableOn: aDay('2026-11-24') }),
      aProduct({ id: 'almond', name: 'Almond Cloud', deliverableOn: aDay('2026-11-25') }),
    ];
    const { user } = await checkoutDialog({ draft: pickupDetails(), cart, todaysMenu: async () => menu });
    await user.click(button('Continue'));
    expect(screen.getByText('Pick up at').nextElementSibling?.textContent).toContain('7520211 AM–6 PM');
  });

  it('address and phone keep their order and language on a page that is translated into one read from right to left', async () => {
    await confirmation();
    const isolated = [...document.querySelectorAll('dl bdi[translate=no]')].map(seenText);
    expect(isolated).toEqual([
      expect.stringMatching(/^\d+ /),
      expect.stringMatching(/^Dallas, /),
      expect.stringMatching(/^\+1 /),
    ]);
  });

  it('goes back to the field that is to be changed', async () => {
    const { user } = await confirmation();
    await user.click(button('Change mobile number'));
    expect(document.activeElement).toBe(field('Mobile number'));
    expect(field('Address line 1')).toHaveProperty('value', '1500 Marilla St');
  });

  it('warns again about allergens that the customer avoids', async () => {
    const cart = [aCartItem(), aCartItem({ id: 'oat', name: 'Oat' })];
    const menu = [aProduct({ allergens: ['Milk'] }), aProduct({ id: 'oat', name: 'Oat', allergens: [] })];
    await confirmation({ cart, todaysMenu: async () => menu }, { menu, avoided: ['Milk'] });
    const warning = screen.getByText('Check the allergens before you pay.').closest<HTMLElement>('.notice');
    expect(
      warning &&
        within(warning)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
    ).toEqual(['Classic Chip. Contains milk, which you avoid.']);
  });

  it('asks to look again where the kitchen has listed an avoided allergen since', async () => {
    let menu = [aProduct({ allergens: [] })];
    const { user, sent } = await confirmation({ todaysMenu: async () => menu }, { avoided: ['Milk'] });
    expect(screen.queryByText('Check the allergens before you pay.')).toBeNull();
    menu = [aProduct({ allergens: ['Milk'] })];
    await pay(user);
    expect(document.activeElement?.textContent).toMatch(/^The allergens of your order have changed\. Look it over/);
    expect(screen.getByText('Check the allergens before you pay.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('asks the kitchen about each item again when the menu is read again', async () => {
    const { allergens: _allergens, ...unstated } = aProduct();
    let answer = aProduct({ allergens: [] });
    const avoids = { avoided: ['Milk'], menu: [unstated], item: async () => answer };
    const { allergens } = await confirmation({ todaysMenu: async () => [{ ...unstated }] }, avoids);
    await act(flushPromises);
    expect(screen.queryByText('Check the allergens before you pay.')).toBeNull();
    answer = aProduct({ allergens: ['Milk'] });
    act(() => allergens.menu.show([{ ...unstated }]));
    await act(flushPromises);
    expect(screen.getByText(', which you avoid.')).toBeTruthy();
  });

  it('the confirmation is busy while the order is sent, and says why it cannot close or go back', async () => {
    const { user } = await confirmation({ place: () => new Promise(() => undefined) });
    await pay(user);
    expect(button('Confirm & Pay').getAttribute('aria-busy')).toBe('true');
    for (const name of ['Back', 'Close checkout']) {
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      expect(descriptionOf(button(name))).toBe('Your order is being sent.');
    }
    expect(button('Change address').matches(':disabled')).toBe(true);
  });

  it('shows an error above the review, with the support contact', async () => {
    const { user } = await confirmation({ place: fails(new ServiceError('refused', 'Too late for today', 422)) });
    await pay(user);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(document.activeElement?.textContent).toMatch(/^Checkout FailedToo late for todayNothing was charged/);
    expect(document.activeElement?.querySelector('a')?.href).toBe('mailto:support@secondbatch.example');
    expect(button('Back').getAttribute('aria-disabled')).toBeNull();
  });

  it('isolates the reason of the service, which may change the direction of the text', async () => {
    const { user } = await confirmation({ place: fails(new ServiceError('refused', 'Too late for today', 422)) });
    await pay(user);
    expect(screen.getByText('Too late for today').tagName).toBe('BDI');
  });

  it('the confirmation does not say that nothing was charged if that is unknown', async () => {
    const { user } = await confirmation({
      place: fails(new ServiceError('refused', 'HTTP 500: Internal Server Error', 500)),
    });
    await pay(user);
    expect(screen.getByText('Server Error')).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(screen.getByText('HTTP 500: Internal Server Error').closest('small')).not.toBeNull();
  });

  it('asks to confirm again where the cart has changed', async () => {
    const { user, carts } = await confirmation();
    carts.cart = [aCartItem({ quantity: 1 })];
    await pay(user);
    expect(document.activeElement?.textContent).toBe('Your cart has changed. Look it over, then confirm again.');
    expect(button('Confirm & Pay').getAttribute('aria-busy')).toBeNull();
  });

  it('asks to confirm again where the day has moved, and shows the new one', async () => {
    let deliverableOn = aDay('2026-11-24');
    const { user } = await confirmation({ todaysMenu: async () => [aProduct({ deliverableOn })] });
    const day = () => screen.getByText('When').nextElementSibling?.textContent;
    expect(day()).toContain('Tuesday, November 24');
    deliverableOn = aDay('2026-11-25');
    await pay(user);
    expect(document.activeElement?.textContent).toBe(
      'The day of your order has changed. Look it over, then confirm again.',
    );
    expect(day()).toContain('Wednesday, November 25');
  });

  it('the confirmation after an unknown outcome offers My Orders first and lets nothing be changed', async () => {
    const { user } = await confirmation({ place: fails(new ServiceError('timeout', timeoutText, 408)) });
    for (const _press of ['first', 'again']) {
      await pay(user);
      expect(document.activeElement?.textContent).toMatch(/^We didn't hear back\. Your order may have gone through\./);
    }
    expect(screen.getByRole('link', { name: 'Check My Orders' }).className).not.toContain('secondary');
    expect(button('Confirm & Pay').className).toContain('btn--secondary');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
    expect(screen.queryByText(/^Next: pay/)).toBeNull();
  });

  it('tells how to reach support after an unknown outcome', async () => {
    const { user } = await confirmation({ place: fails(new ServiceError('timeout', timeoutText, 408)) });
    await pay(user);
    const notice = document.activeElement;
    expect(notice?.textContent).toMatch(/Your order may have gone through\..*For help, write to \S+@\S+ or call \S/);
    expect([...(notice?.querySelectorAll('a') ?? [])].map(({ protocol }) => protocol)).toEqual(['mailto:', 'tel:']);
  });

  it('says the total with the button that pays it', async () => {
    const { checkout } = await confirmation();
    expect(descriptionOf(button('Confirm & Pay'))).toBe(`Estimated total ${formatMoney(checkout.summary.totalPrice)}`);
  });

  it('says that paying is not possible offline', async () => {
    const { connectivity } = await confirmation();
    act(() => connectivity.become(false));
    expect(button('Confirm & Pay').getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(button('Confirm & Pay'))).toBe(
      "You're offline, so you can't pay right now. We've kept everything you typed.",
    );
  });
});

describe('checkout dialog: confirmation on a phone', { timeout: 120_000 }, () => {
  beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })));
  afterEach(() => void vi.unstubAllGlobals());

  const summary = () => screen.getByRole('complementary', { name: 'Order summary' });

  it('a phone shows address, mobile number and day, then the order summary, open as it fits', async () => {
    await confirmation({ todaysMenu: async () => [aProduct({ deliverableOn: aDay('2026-11-24') })] });
    expect(terms()).toEqual(['Address', 'Mobile number', 'When']);
    expect(summary().querySelector('details')?.open).toBe(true);
    expect(summary().querySelector('summary')?.textContent).toBe(
      'Order summary ·\u00a02\u00a0cookiesEstimated total $11.39',
    );
    const review = screen.getByText('Mobile number').closest('dl');
    expect(review?.compareDocumentPosition(summary())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('a phone says the total once, and with the button that pays it', async () => {
    await confirmation();
    expect(screen.getByRole('dialog').querySelectorAll('.sums__total')).toHaveLength(1);
    expect(button('Confirm & Pay').textContent).toBe('Confirm & Pay$11.39');
    expect(descriptionOf(button('Confirm & Pay'))).toBe('Estimated total $11.39');
    expect(figures()).toEqual(['Subtotal$5.00', 'Delivery$5.99', 'Estimated tax$0.40', 'Estimated total$11.39']);
  });

  it('a phone unfolds the order summary of a cart that has changed', async () => {
    const { user, carts } = await confirmation();
    carts.cart = [aCartItem({ quantity: 1 })];
    await pay(user);
    expect(summary().querySelector('details')?.open).toBe(true);
  });
});

describe('checkout dialog: a cart that was ordered or emptied in another tab', { timeout: 120_000 }, () => {
  const reason = "Your cart is empty. If you've ordered in another tab, look in My Orders.";
  const empty = ({ carts }: Awaited<ReturnType<typeof checkoutDialog>>) => act(() => carts.changeElsewhere([]));

  it('a cart that was ordered or emptied in another tab cannot be paid, and the button says why', async () => {
    const shop = await confirmation();
    empty(shop);
    expect(descriptionOf(button('Confirm & Pay'))).toBe(reason);
    await pay(shop.user);
    expect(shop.sent).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Confirm Your Order' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/orders');
  });

  it('says so when Confirm & Pay finds it', async () => {
    const shop = await confirmation();
    shop.carts.cart = [];
    await pay(shop.user);
    expect(descriptionOf(button('Confirm & Pay'))).toBe(reason);
    expect(shop.sent).toEqual([]);
  });

  it('a cart that was ordered or emptied in another tab cannot be continued with', async () => {
    const shop = await checkoutDialog();
    empty(shop);
    expect(descriptionOf(button('Continue'))).toBe(reason);
  });

  it('a cart that was ordered or emptied in another tab has no shipping', async () => {
    const shop = await confirmation();
    empty(shop);
    expect(figures()).toEqual(['Subtotal$0.00', 'Estimated tax$0.00', 'Estimated total$0.00']);
  });

  it('says nothing while the order that emptied it is being sent from here', async () => {
    const shop = await confirmation({ place: () => new Promise(() => undefined) });
    await pay(shop.user);
    empty(shop);
    expect(screen.queryByText(/^Your cart is empty/)).toBeNull();
  });
});

describe('checkout dialog: items that are not available', { timeout: 120_000 }, () => {
  const cart = [aCartItem({ quantity: 2 }), aCartItem({ id: 'almond', name: 'Almond Cloud' })];
  const world = { cart, todaysMenu: () => Promise.resolve([aProduct()]) };

  it('items that are not available are listed with their reason and what stays', async () => {
    await checkoutDialog(world);
    const dialog = screen.getByRole('dialog', { name: 'Some Items Are Not Available' });
    expect(dialog.textContent).toContain("Almond CloudQuantity 1$2.50Not on today's menu");
    expect(dialog.textContent).toContain('Your cart will be: 2 × Classic Chip, $5.00');
    expect(document.activeElement).toBe(button('Continue with Available Items'));
  });

  it('stay in the quantity that is left', async () => {
    const todaysMenu = () => Promise.resolve([aProduct({ quantityAvailable: 1 })]);
    const { user } = await checkoutDialog({ cart: [aCartItem({ quantity: 2 })], todaysMenu });
    const dialog = screen.getByRole('dialog', { name: 'Some Items Are Not Available' });
    expect(dialog.textContent).toContain('Classic ChipQuantity 2$5.00Only 1 left');
    expect(document.activeElement).toBe(button('Continue without Classic Chip'));
    await user.click(screen.getByRole('radio', { name: 'Keep 1' }));
    expect(dialog.textContent).toContain('Your cart will be: 1 × Classic Chip, $2.50');
    await user.click(button('Continue with Available Items'));
    expect(screen.getByText('Classic Chip')).toBeTruthy();
  });

  it.each<[string, Partial<Product>, string, string]>([
    [
      'a changed price',
      { price: cents(275) },
      'A Price Has Changed',
      "One price has changed since you filled your cart. Keep the item at today's price, or remove it.",
    ],
    [
      'what is gone',
      { id: 'other' },
      'Some Items Are Not Available',
      "Today's menu has changed since you filled your cart. Choose what to keep; we'll remove the rest.",
    ],
  ])('the dialog before checkout is about %s', async (_what, chip, title, text) => {
    const todaysMenu = async () => [aProduct(chip), aProduct({ id: 'few', name: 'Few', quantityAvailable: 1 })];
    const cart = [aCartItem(), aCartItem({ id: 'few', name: 'Few', quantity: chip.price ? 1 : 2 })];
    await checkoutDialog({ cart, todaysMenu });
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog.querySelector('p')?.textContent).toBe(text);
  });

  it('the dialog before checkout is about several prices, and about prices beside what is gone', async () => {
    const items = ['Chip', 'Oat', 'Mint'].map((name) => aCartItem({ id: name, name }));
    const dear = ['Chip', 'Oat'].map((name) => aProduct({ id: name, name, price: cents(275) }));
    const todaysMenu = async () => dear;
    await checkoutDialog({ cart: items.slice(0, 2), todaysMenu });
    expect(screen.getByRole('dialog', { name: 'Some Prices Have Changed' }).querySelector('p')?.textContent).toBe(
      "Some prices have changed since you filled your cart. Keep the items at today's prices, or remove them.",
    );
    cleanup();
    await checkoutDialog({ cart: items, todaysMenu });
    expect(screen.getByRole('dialog', { name: 'Some Items Are Not Available' }).querySelector('p')?.textContent).toBe(
      "Today's menu and some prices have changed since you filled your cart. Choose what to keep; we'll remove the rest.",
    );
    expect(button('Continue without 3 items')).toBeTruthy();
  });

  it('items that are not available can stay at a new price', async () => {
    const todaysMenu = () => Promise.resolve([aProduct({ price: cents(275) })]);
    const { user } = await checkoutDialog({ cart: [aCartItem({ quantity: 2 })], todaysMenu });
    const dialog = screen.getByRole('dialog', { name: 'A Price Has Changed' });
    expect(dialog.textContent).toContain('One price has changed since you filled your cart.');
    const choice = within(dialog).getByRole('group', { name: 'Classic Chip' });
    expect(within(choice).queryByRole('radio', { checked: true })).toBeNull();
    expect(dialog.textContent).toContain('Your cart will be empty.');
    expect(button('Continue without Classic Chip')).toBeTruthy();
    await user.click(within(choice).getByRole('radio', { name: 'Update to $2.75' }));
    expect(dialog.textContent).toContain('Your cart will be: 2 × Classic Chip, $5.50');
    await user.click(button('Continue with Available Items'));
    expect(screen.getByText('Classic Chip')).toBeTruthy();
    expect(figures()[0]).toBe('Subtotal$5.50');
  });

  it('items that are not available are removed when the customer continues', async () => {
    const { user } = await checkoutDialog(world);
    await user.click(button('Continue with Available Items'));
    expect(screen.queryByRole('dialog', { name: 'Some Items Are Not Available' })).toBeNull();
    const items = within(screen.getByRole('dialog', { name: 'Checkout' }));
    expect(items.queryByText('Almond Cloud', { selector: 'li *' })).toBeNull();
    await user.click(button('Undo'));
    expect(items.getByText('Almond Cloud', { selector: 'li *' })).toBeTruthy();
  });

  it('stay when the customer goes back to the checkout', async () => {
    const { user } = await checkoutDialog(world);
    await user.click(button('Back to Checkout'));
    expect(screen.queryByRole('dialog', { name: 'Some Items Are Not Available' })).toBeNull();
    expect(screen.getByText('Almond Cloud')).toBeTruthy();
  });
});
