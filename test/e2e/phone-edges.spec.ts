import type { Locator, Page } from '@playwright/test';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

/** A phone with a notch and a line to swipe over. */
const upright = { width: 390, height: 844, insets: { top: 0, right: 0, bottom: 34, left: 0 } };
const sideways = { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } };

async function hold(page: Page, { width, height, insets }: typeof upright): Promise<void> {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

function controlsOnEdges({ left, right, bottom }: typeof upright.insets): readonly string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog) return ['no dialog'];
  for (const box of [dialog, ...dialog.querySelectorAll('*')]) box.scrollTop = box.scrollHeight;
  return [...dialog.querySelectorAll('a, button, input, select, summary')].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const isSafe = box.left >= left && box.right <= innerWidth - right && box.bottom <= innerHeight - bottom;
    return isSafe || box.width === 0 ? [] : [control.outerHTML.slice(0, 120)];
  });
}

function leakyBoxes(): readonly string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog) return ['no dialog'];
  return [dialog, ...dialog.querySelectorAll('*')].flatMap((box) => {
    const { overflowY, overscrollBehaviorY } = getComputedStyle(box);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    return scrolls && overscrollBehaviorY !== 'contain' ? [box.className] : [];
  });
}

function smallFields(): readonly string[] {
  return [...document.querySelectorAll('input:not([type=radio], [type=checkbox], [type=file]), select, textarea')]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120));
}

/** A quick second press on them would zoom the page of an iPhone. */
function zoomingButtons(): readonly string[] {
  return [...document.querySelectorAll('button')]
    .filter((button) => getComputedStyle(button).touchAction !== 'manipulation')
    .map((button) => button.outerHTML.slice(0, 120));
}

async function expectClearOfEdges(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  for (const place of [sideways, upright]) {
    await hold(page, place);
    const where = `${await dialog.getAttribute('aria-label')}, ${place.width} px wide`;
    await expect.poll(() => page.evaluate(controlsOnEdges, place.insets), where).toEqual([]);
    expect(await page.evaluate(leakyBoxes), where).toEqual([]);
  }
  expect(await page.evaluate(smallFields)).toEqual([]);
  expect(await page.evaluate(zoomingButtons)).toEqual([]);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: upright });

  test('the controls of the dialogs on the menu are clear of its edges, and the page behind is held', async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await hold(page, upright);
    await page.goto('/menu');
    const item = 'Classic Chocolate Chip';
    for (const [name, opener] of [
      ['Menu', shopper.button('Open menu')],
      ['Filters', shopper.button(/^Filters/).first()],
      [item, page.getByRole('main').getByRole('link', { name: item, exact: true })],
    ] as const) {
      await opener.click();
      await expectClearOfEdges(page, shopper.dialog(name));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await shopper.addButton('Snickerdoodle').click();
    await shopper.cartButton().click();
    await expectClearOfEdges(page, shopper.dialog('Your Cart'));
    await shopper.button('Login to Checkout').click();
    await expectClearOfEdges(page, shopper.dialog('Sign In'));
  });

  test('the controls of the checkout are clear of its edges, and a keyboard on the screen covers none of its fields', async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await hold(page, upright);
    await shopper.fillCheckout('Snickerdoodle');
    await shopper.openCheckout();
    const checkout = shopper.dialog('Checkout');
    // It may fold the fields of the address, and a field that is folded takes no focus.
    await expect(checkout.getByText('Deliver to a recent address')).toBeVisible();
    await expectClearOfEdges(page, checkout);

    // This is the height that `interactive-widget=resizes-content` leaves of the window.
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain(
      'interactive-widget=resizes-content',
    );
    await hold(page, { width: 390, height: 508, insets: { top: 0, right: 0, bottom: 0, left: 0 } });
    for (const field of await checkout.getByRole('textbox').all()) {
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect.poll(() => field.evaluate(isOnTop)).toBe(true);
    }
    await expect(shopper.button('Continue')).toBeInViewport({ ratio: 1 });
    await shopper.button('Continue').click();
    const confirmation = shopper.dialog('Confirm Your Order');
    const pay = confirmation.getByRole('button', { name: 'Confirm & Pay' });
    await expect(pay).toBeInViewport({ ratio: 1 });
    await expect.poll(() => pay.evaluate(isOnTop)).toBe(true);
    await expectClearOfEdges(page, confirmation);
  });
});

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(onTop);
}

test('the page beside a dialog does not move where scrollbars take room', async ({ page, browser, baseURL, shop }) => {
  await page.close();
  const withScrollbars = await browser
    .browserType()
    .launch({ ...test.info().project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const tab = await withScrollbars.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
  const header = tab.getByRole('banner');
  await tab.goto('/menu');
  await expect(new Shopper(tab).addButton(shop.items[0])).toBeVisible();
  const before = await header.boundingBox();
  expect(before?.width).toBeLessThan(1280);
  await new Shopper(tab).cartButton().click();
  await expect(new Shopper(tab).dialog('Your Cart')).toBeVisible();
  expect(await header.evaluate((element) => element.getBoundingClientRect().width)).toBe(before?.width);
  await withScrollbars.close();
});

test('a picture of the whole home page shows its lower half and the footer', async ({ page }) => {
  await page.goto('/');
  const isLaidOut = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) => parts.map((part) => part.checkVisibility({ contentVisibilityAuto: true })));
  expect(await isLaidOut('.section h2, .footer a, .footer h2')).not.toContain(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
