import { openMoment } from '../journeys/support/open-state';
import { expect, test } from '../journeys/support/journey-test';
import { button, dialog, heading, link, text, within } from '../journeys/support/targets';
import { shopTime } from '../../../src/domain/shop/opening-hours';
import type { ShopWindow } from '../journeys/support/shop-window';
import { menuCards } from './support/menu-cards';

test(
  'what says that an item was added covers nothing that can be pressed',
  { tag: '@drawn' },
  async ({ window, customer, shop }) => {
    await window.resize({ width: 1280, height: 800 });
    await openScrolledMenu(window);
    await customer.add(shop.items[0]);
    await window.see(text(`${shop.items[0]} added`));
    expect(await coveredByToasts(window)).toEqual({ toasts: 1, covered: [] });
  },
);

test(
  'what says on a phone that an item was removed covers nothing that can be pressed',
  { tag: '@drawn' },
  async ({ window, customer, shop }) => {
    await window.resize({ width: 390, height: 844 });
    await openScrolledMenu(window);
    for (const item of shop.items) await customer.add(item);
    await customer.seeCart(2);
    await window.press(button(`Decrease quantity of ${shop.items[0]}`));
    await window.see(text(`${shop.items[0]} removed`));
    await customer.seeCart(1);
    expect(await coveredByToasts(window)).toEqual({ toasts: 1, covered: [] });
  },
);

async function openScrolledMenu(window: ShopWindow): Promise<void> {
  await window.open('/menu');
  await menuCards(window);
  await window.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }), undefined);
}

function coveredByToasts(window: ShopWindow) {
  return window.evaluate(() => {
    const toasts = [...document.querySelectorAll('.toast')]
      .map((toast) => toast.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      toasts.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
    const controls = [...document.querySelectorAll('.menu-bar a, .menu-bar button, .cart-bar, header a, header button')]
      .filter((control) => !control.closest('.toast') && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => isUnder(control.getBoundingClientRect()));
    return { toasts: toasts.length, covered: controls.map(({ textContent }) => textContent) };
  }, undefined);
}

test('contact and footer say each fact once each, with the year and one spelling of hours', async ({ window }) => {
  await window.open('/');
  await window.see(heading('Contact'));
  await window.see(button('Play slides'));
  const { all, mails, phones, deadLinks } = await window.evaluate(
    () => ({
      all: document.body.textContent,
      mails: document.querySelectorAll('a[href^="mailto:"]').length,
      phones: document.querySelectorAll('a[href^="tel:"]').length,
      deadLinks: document.querySelectorAll('footer a:not([href]), footer :disabled').length,
    }),
    undefined,
  );
  // Once in the section and once in the footer, which is the same on every page.
  expect(mails).toBe(2);
  expect(phones).toBe(2);
  expect(deadLinks).toBe(0);
  expect(all).toContain(`© ${new Date().getFullYear()}`);
  // The specification writes 7AM–9PM in the list of hours.
  const spellings = all.match(/\b\d+ ?(?:AM|PM|a\.m\.|p\.m\.)\b/g) ?? [];
  expect(spellings.length).toBeGreaterThan(0);
  expect(all).not.toMatch(/\b\d+ ?(?:am|pm|a\.m\.|p\.m\.)/);
});

test('Feedback has one button that works, and none that is dead', async ({ window }) => {
  await window.open('/feedback');
  await window.see(within({ role: 'main' }, link(/Email us/)));
  const dead = await window.evaluate(
    () => document.querySelectorAll('main :disabled, main [aria-disabled=true], main a:not([href])').length,
    undefined,
  );
  expect(dead).toBe(0);
});

test('the fee is a delivery fee on the receipt and in the details of an order', async ({ window, customer, shop }) => {
  await customer.fillCart(shop.items[0]);
  await customer.goToPayment();
  await customer.pay();
  await window.see(within({ role: 'main' }, text(/Delivery fee/i)));
  await window.miss(within({ role: 'main' }, text(/shipping/i)));
  await window.open('/orders');
  await window.press(button(/^Order Details/));
  await window.see(within(dialog('Order Details'), text(/Delivery fee/i)));
  await window.miss(within(dialog('Order Details'), text(/shipping/i)));
});

test('past orders of the demo were placed in opening hours at streets of Dallas', async ({ window, customer }) => {
  await customer.signInTo('/orders?date=all');
  await window.see({ role: 'article' });
  const placed = await window.evaluate(
    () =>
      [...document.querySelectorAll<HTMLTimeElement>('main article .order__meta time')].map(({ dateTime }) => dateTime),
    undefined,
  );
  expect(placed.length).toBeGreaterThan(0);
  for (const instant of placed) {
    const { hour } = shopTime(new Date(instant), 'America/Chicago');
    expect(hour, instant).toBeGreaterThanOrEqual(7);
    expect(hour, instant).toBeLessThan(22);
  }
  await window.press(button(/^Delivery Info/));
  await window.see(within({ role: 'dialog' }, text(/Dallas, TX/)));
});

test('the gallery shows pictures', { tag: '@drawn' }, async ({ window }) => {
  await window.open('/demo/gallery');
  await window.see(within({ role: 'main' }, link('Home')));
  const { pictures, links } = await window.evaluate(
    () => ({
      pictures: document.querySelectorAll(
        'main section a img, main section a [style*="background"], main section a .shot',
      ).length,
      links: document.querySelectorAll('main section a').length,
    }),
    undefined,
  );
  expect(links).toBeGreaterThan(40);
  expect(pictures).toBeGreaterThan(40);
});

test('a returning customer is one press away from Confirm, and three from Thank You', async ({ window, customer }) => {
  await customer.signInTo('/profile');
  await window.open('/');
  await window.press(within({ role: 'region', name: /Your usual$/ }, button('Order Again')));
  await window.press(within(dialog('Confirm Your Order'), button('Confirm & Pay')));
  await window.press(button(/^Pay \$/));
  await window.see(heading('Thank You!'));
});

test(
  'a phone shows the usual order of a returning customer in its first window',
  { tag: '@drawn' },
  async ({ window, customer }) => {
    await window.resize({ width: 390, height: 844 });
    await customer.signInTo('/profile');
    await window.open('/');
    const usual = within({ role: 'region', name: /Your usual$/ }, button('Order Again'));
    await window.see(usual);
    // From the second visit on, the page knows before its first paint that there is an offer.
    await window.reload();
    const { top, bottom } = await window.boxOf(usual);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(844);
  },
);

test(
  'a phone shows the address, the number and the day of an order in its first window',
  { tag: '@drawn' },
  async ({ customer, window, shop }) => {
    await window.resize({ width: 390, height: 844 });
    await customer.fillCart(...shop.items);
    await customer.signInFromCheckout();
    await customer.fillAddress();
    await window.press(button('Continue'));
    const confirmation = dialog('Confirm Your Order');
    await window.see(within(confirmation, button('Change delivery')));
    const { review, summary, isOpen, foot, totals } = await window.evaluate(() => {
      const edges = (selector: string) => document.querySelector(`dialog[open] ${selector}`)?.getBoundingClientRect();
      return {
        review: edges('.review')?.bottom,
        summary: edges('summary')?.top,
        isOpen: document.querySelector<HTMLDetailsElement>('dialog[open] details')?.open,
        foot: edges('.modal__foot')?.height,
        totals: document.querySelector<HTMLElement>('dialog[open]')?.innerText.match(/\bEstimated total\b/g)?.length,
      };
    }, undefined);
    expect(review).toBeLessThan(560);
    expect(summary).toBeGreaterThan(review ?? 0);
    expect(isOpen).toBe(true);
    expect(foot).toBeLessThanOrEqual(120);
    expect(totals).toBe(1);
    await window.press(within(confirmation, button('Confirm & Pay')));
    await window.see(button(/^Pay \$/));
  },
);

test(
  'an order that Back left unpaid offers the payment again',
  { tag: '@drawn' },
  async ({ window, customer, shop }) => {
    await customer.fillCart(shop.items[0]);
    await customer.goToPayment();
    await window.press(button(/^Back to/));
    await window.see(heading('Order Cancelled'));
    await customer.seeCart(1);
    const again = await window.boxOf(button('Try Payment Again'));
    const shopping = await window.boxOf({ control: /^Continue Shopping/ });
    expect(again.top <= shopping.top).toBe(true);
    await window.see(button('Copy payment reference'));
    const { left } = await window.boxOf(text('Order reference'));
    expect(await window.boxOf(text(/^Payment reference$/))).toMatchObject({ left });
    await window.press(button('Try Payment Again'));
    await window.press(within(dialog('Confirm Your Order'), button('Confirm & Pay')));
    await window.see(button(/^Pay \$/));
  },
);

test('a pickup says when the order can be picked up', { tag: '@drawn' }, async ({ window }) => {
  await openMoment(window, 'Pickup');
  await window.see({ role: 'region', name: 'Show this at the counter' });
  expect(await window.textOf({ role: 'main' })).toMatch(/Pick up (today|[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+)/);
});
