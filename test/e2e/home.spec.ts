import type { Page } from '@playwright/test';
import { picturePatience, slidePeriod } from '../../src/view-models/home/carousel.view-model';
import { hold } from './support/hold';
import { Shopper } from './support/shopper';
import { stopClock } from './support/stop-clock';
import { expect, test } from './support/strict-page';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const slide = (page: Page, number: number) => page.getByRole('group', { name: `${number} of 5` });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a slide is shown only with its picture', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
  const ofSecond = await page.evaluate(() => document.querySelectorAll('.hero__pic')[1]?.innerHTML ?? '');
  const files = ofSecond.match(/assets\/[\w-]+/g) ?? [];
  expect(files).not.toEqual([]);
  const picture = await hold(page, new RegExp(files.join('|')));
  await page.clock.runFor(slidePeriod);
  await picture.isAsked;
  await page.clock.runFor(picturePatience / 2);
  await expect(slide(page, 1)).toBeVisible();
  picture.release();
  await expect(slide(page, 2)).toBeVisible();
  expect(
    await slide(page, 2)
      .getByRole('img')
      .evaluate((img) => img instanceof HTMLImageElement && img.complete),
  ).toBe(true);
});

/** In pixels. The strip stays at the top of every page of the demo. */
const demoStrip = 28;

test('a section link scrolls to 80 px above the section, from home and from another page', async ({ page }) => {
  const top = () =>
    page
      .locator('#about')
      .evaluate((section, strip) => Math.round(section.getBoundingClientRect().top - strip), demoStrip);
  const title = page.getByRole('heading', { name: 'A small kitchen that bakes to order' });
  await page.goto('/');
  // A note on the stock can make the featured items two pixels taller than their outlines.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await footerLink(page, 'About').click();
  await expect.poll(top).toBe(80);
  await expect(title).toBeFocused();

  await footerLink(page, 'Privacy').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await footerLink(page, 'About').click();
  await expect.poll(top).toBe(80);
  await expect(title).toBeFocused();
});

test('focusing a link scrolls to it at once', async ({ page }) => {
  await page.goto('/');
  const isInView = await footerLink(page, 'About').evaluate((link: HTMLElement) => {
    link.focus();
    return link.getBoundingClientRect().bottom <= innerHeight;
  });
  expect(isInView).toBe(true);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a link scrolls ${reducedMotion === 'reduce' ? 'at once for less motion' : 'smoothly'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const isThereAtOnce = await footerLink(page, 'About').evaluate(async (link: HTMLElement, strip) => {
      const atFooter = new Promise((done) => addEventListener('scrollend', done, { once: true }));
      link.scrollIntoView();
      await atFooter;
      link.click();
      // React shows the new address in a microtask.
      await Promise.resolve();
      const { top } = document.querySelector('#about')?.getBoundingClientRect() ?? { top: NaN };
      // A note on the stock may make the featured items two pixels taller at any time.
      return Math.abs(top - 80 - strip) < 3;
    }, demoStrip);
    expect(isThereAtOnce).toBe(reducedMotion === 'reduce');
  });
}

test('a section stays where a link has scrolled to while the page above it grows', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders');
  await footerLink(page, 'Contact').click();
  await expect(shopper.button('Order Again')).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const offset = () =>
    page
      .locator('#contact')
      .evaluate((section, strip) => Math.abs(section.getBoundingClientRect().top - 80 - strip), demoStrip);
  await expect.poll(offset).toBeLessThan(3);
});

test('a section far down the page is scrolled to exactly, even on page load', async ({ page }) => {
  // Loaded content may be a pixel or two taller than its placeholder.
  const offset = () =>
    page.locator('#contact').evaluate((section, strip) => section.getBoundingClientRect().top - 80 - strip, demoStrip);
  await page.goto('/');
  await footerLink(page, 'Contact').click();
  await expect.poll(offset).toBeLessThan(3);
  await page.goto('/terms');
  await footerLink(page, 'Contact').click();
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await expect.poll(offset).toBeLessThan(3);
  expect(await offset()).toBeGreaterThan(-3);
});

test('the header changes its style after 50 px', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await expect(header).not.toHaveClass(/is-scrolled/);
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect(header).toHaveClass(/is-scrolled/);
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the cart button stays visible on home and menu in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page);
  await page.goto('/');
  await shopper.addButton('Almond Cloud').click();
  const cartBar = page.getByRole('button', { name: 'View cart, 1 item, $3.50' });
  await cartBar.click();
  await expect(shopper.dialog('Your Cart')).toBeVisible();
  await page.keyboard.press('Escape');
  await footerLink(page, 'Menu').click();
  await expect(cartBar).toBeVisible();
  await footerLink(page, 'Privacy').click();
  await expect(cartBar).toHaveCount(0);
});

test('the first title breaks no word in a font that is wider than the shop’s', async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 2, name: /^Fresh/ });
  const broken = await title.evaluate((heading) => {
    const text = heading.firstChild;
    const range = document.createRange();
    if (!(heading instanceof HTMLElement) || !text) return ['no title'];
    heading.style.letterSpacing = '0.08em';
    return [...heading.innerText.matchAll(/[^\s\u00a0]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? word : [];
    });
  });
  expect(broken).toEqual([]);
});
