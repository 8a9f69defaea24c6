import { labelOf, statusGroups } from '../../src/domain/orders/order-status';
import { brokenLayout } from './journeys/support/layout-rules';
import { expectEnoughContrast } from './support/axe';
import { isFocusVisible, lookAtFocus } from './support/keyboard';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';
import { badControls } from './support/triple-a-controls';

/**
 * These tests look at what styles alone decide, on the fullest page of each kind: nothing is cut, covered, too small, without a
 * ring or out of reach, in the windows below and in both looks. Every state is opened in one of them by `accessibility.spec.ts`.
 */
const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** One look at a page tells all that is wrong with it. */
const eventually = expect.configure({ soft: true, timeout: 10_000 });

interface FullPage {
  readonly open: (shopper: Shopper) => Promise<void>;
  /** The part that only this page has. It is looked at last, in a wide window. */
  readonly and?: { readonly what: string; readonly holds: (shopper: Shopper) => Promise<void> };
}

const pages: Readonly<Record<string, FullPage>> = {
  'the menu above the bar of the cart': {
    open: (shopper) => shopper.fillCart('Snickerdoodle', 'Oatmeal Raisin'),
    and: {
      what: 'the current category has a line in forced colors too',
      holds: async ({ page }) => {
        const current = page.locator('.menu-tabs [aria-current]');
        const isFilled = await current.evaluate((tab) => {
          const { borderTopColor, backgroundColor } = getComputedStyle(tab, '::after');
          return borderTopColor === backgroundColor;
        });
        expect(isFilled, 'with the colors of the shop').toBe(true);
        await page.emulateMedia({ forcedColors: 'active' });
        const [line, ground] = await current.evaluate((tab) => {
          const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(tab, '::after');
          return [
            borderTopStyle === 'none' ? backgroundColor : borderTopColor,
            getComputedStyle(document.body).backgroundColor,
          ];
        });
        expect(line).not.toBe(ground);
      },
    },
  },
  'the home page': {
    open: async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Featured' }).getByRole('button').first()).toBeAttached();
    },
    and: {
      what: 'the heading of a section that a link leads to has the focus and no ring',
      holds: async ({ page }) => {
        await page.getByRole('banner').getByRole('link', { name: 'Contact' }).press('Enter');
        const heading = page.getByRole('main').getByRole('heading', { name: 'Contact' });
        await expect(heading).toBeFocused();
        await expect(heading).toHaveCSS('outline-style', 'none');
      },
    },
  },
  'the home page of a customer who has ordered': {
    open: async (shopper) => {
      await shopper.signInTo('/orders');
      await shopper.page.goto('/');
      await expect(shopper.page.getByRole('region', { name: 'Your usual' })).toContainText('estimated');
    },
  },
  'a dish': {
    open: async ({ page }) => {
      await page.goto('/menu?item=almond-cloud');
      await expect(page.getByRole('dialog')).toContainText('Ingredients');
    },
    and: {
      what: 'the page behind a dish does not scroll',
      holds: ({ page }) => expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden'),
    },
  },
  'the cart': {
    open: async (shopper) => {
      await shopper.fillCart('Snickerdoodle', 'Oatmeal Raisin');
      await shopper.cartButton().click();
      await expect(shopper.dialog('Your Cart').getByText('Goes with')).toBeVisible();
    },
    and: {
      what: 'the items of the cart scroll up and down alone',
      holds: async (shopper) => {
        const items = shopper.dialog('Your Cart').getByRole('region', { name: 'Cart items' });
        for (const size of windows) {
          await shopper.page.setViewportSize(size);
          const sideways = await items.evaluate((region) => region.scrollWidth - region.clientWidth);
          expect(sideways, `${size.width} px`).toBe(0);
        }
      },
    },
  },
  'the filters': {
    open: async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/menu');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Filters/ })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toContainText('Sort by');
    },
  },
  'the checkout': {
    open: async (shopper) => {
      await shopper.fillCheckout('Snickerdoodle');
      await shopper.openCheckout();
      await expect(shopper.dialog('Checkout').getByLabel('Address line 1')).toBeVisible();
    },
    and: {
      what: 'only the chosen one of Delivery and Pickup has a tick in forced colors',
      holds: async (shopper) => {
        await shopper.page.emulateMedia({ forcedColors: 'active' });
        const ticks = shopper.dialog('Checkout').locator('.tick svg');
        await expect(ticks.filter({ visible: true })).toHaveCount(1);
        await expect(ticks).toHaveCount(2);
      },
    },
  },
  'my orders': {
    open: async (shopper) => {
      await shopper.signInTo('/orders');
      await expect(shopper.page.getByRole('article').first()).toBeVisible();
    },
    and: {
      what: 'a printed order names the shop and has no button',
      holds: async ({ page }) => {
        await page
          .getByRole('button', { name: /^Order Details/ })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('dialog').getByText('hello@secondbatch.example')).toBeVisible();
        await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      },
    },
  },
};

test('on the smallest phone, no status of an order lies over the shape beside it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await new Shopper(page).signInTo('/orders');
  await page
    .getByRole('link', { name: /^Track Order/ })
    .first()
    .click();
  await expect(page.locator('.fill')).toBeVisible();
  expect(await page.locator('h1').evaluate(statusesOverTheShape, Object.keys(statusGroups).map(labelOf))).toEqual([]);
});

test('on a phone, the count of a dish stands amid minus and plus, and the status of an order beside its number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  const left = (count: Element) => {
    const range = document.createRange();
    range.selectNodeContents(count);
    const text = range.getBoundingClientRect();
    const stepper = count.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return text.left - stepper.left - (stepper.right - text.right);
  };
  const count = page.getByRole('group', { name: 'Quantity of Snickerdoodle' }).locator('output');
  await expect.poll(async () => Math.abs(await count.evaluate(left))).toBeLessThan(1);

  await shopper.signInTo('/orders');
  await page.goto('/payment-status?orderId=SB-20278');
  const top = (label: string) =>
    page.getByText(label, { exact: true }).evaluate((term) => term.getBoundingClientRect().top);
  await expect(page.getByText('Order reference')).toBeVisible();
  expect(await top('Status')).toBe(await top('Order reference'));
});

/** Runs in the page. */
function statusesOverTheShape(title: HTMLElement, statuses: readonly string[]): readonly string[] {
  const shape = document.querySelector('.fill')?.getBoundingClientRect() ?? new DOMRect();
  const range = document.createRange();
  return statuses.filter((status) => {
    title.textContent = status;
    range.selectNodeContents(title);
    return [...range.getClientRects()].some(({ right, top }) => right > shape.left && top < shape.bottom);
  });
}

for (const [name, { open, and }] of Object.entries(pages)) {
  const title = `nothing of ${name} is cut, covered, out of reach or too faint`;
  test(and ? `${and.what}, and ${title}` : title, async ({ page }) => {
    const shopper = new Shopper(page);
    await open(shopper);
    for (const size of windows) {
      await page.setViewportSize(size);
      // A link that skips something comes into the window with the focus.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await eventually.poll(() => page.evaluate(brokenLayout), `${size.width} px`).toEqual([]);
      await page.keyboard.press('Shift');
      const bad = await page.evaluate(badControls);
      // On the smallest phone, six dots in a row are as wide as there is room.
      eventually(size.width < 390 ? bad.filter((told) => !told.startsWith('2.5.5')) : bad, `${size.width} px`).toEqual(
        [],
      );
    }
    for (const look of ['light', 'dark']) {
      await page.evaluate((mode) => (document.documentElement.dataset.mode = mode), look);
      await expectEnoughContrast(page, look);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await and?.holds(shopper);
  });
}

test('the header stays on top of the menu, a list opens at its arrow, and a long name is inside of its card', async ({
  page,
}) => {
  await page.goto('/menu');
  const list = page.getByRole('main').getByLabel('Sort by');
  await expect(list).toBeVisible();
  const isList = await list.evaluate((select) => {
    const { right, top, height } = select.getBoundingClientRect();
    return document.elementFromPoint(right - 24, top + height / 2) === select;
  });
  expect(isList, 'what is pressed at the arrow').toBe(true);

  await page.getByRole('article').first().waitFor();
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const article of (await page.getByRole('article').all()).slice(0, 3)) {
      for (const part of ['img', 'button']) {
        await article
          .locator(part)
          .first()
          .evaluate((element) => {
            const { top, height } = element.getBoundingClientRect();
            scrollBy({ top: top + height / 2 - 70, behavior: 'instant' });
          });
        expect(await page.evaluate(coveringHeader), `over the header, ${size.width} px`).toEqual([]);
      }
    }
  }

  // The last window is the narrowest.
  const outside = await page
    .getByRole('article')
    .getByRole('heading')
    .locator('bdi')
    .evaluateAll((names) =>
      names.filter((name) => {
        name.textContent = 'Brown Butter Cookie with Sea Salt and Pecans';
        const edge = name.closest('article')?.getBoundingClientRect().right ?? 0;
        return [...name.getClientRects()].some(({ right }) => right > edge);
      }),
    );
  expect(outside).toHaveLength(0);
});

/** Runs in the page: what is painted over the header. */
function coveringHeader(): readonly string[] {
  const header = document.querySelector('header');
  if (!header) return ['no header'];
  const { top, bottom, left, right } = header.getBoundingClientRect();
  const found = new Set<string>();
  for (let x = left + 4; x < right; x += 16)
    for (let y = top + 4; y < bottom; y += 12) {
      const hit = document.elementFromPoint(x, y);
      // The root is hit where Firefox draws its scrollbar, and lies under everything.
      if (hit && hit !== document.documentElement && !header.contains(hit))
        found.add(`${hit.localName}.${hit.className}`);
    }
  return [...found];
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each page is within reach of the button that opens the menu of pages', async ({ page }) => {
    await page.goto('/privacy');
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'About' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('no focus lies under the header or the bar of the cart, there and back, and no long message over the bar', async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await shopper.fillCart('Snickerdoodle', 'Oatmeal Raisin');
    const footer = page.getByRole('contentinfo').getByRole('link').last();
    for (const [key, end] of [
      ['Tab', footer],
      ['Shift+Tab', page.getByRole('link', { name: 'Skip to content' })],
    ] as const) {
      const wanted = await end.elementHandle();
      for (let isThere = false; !isThere;) {
        await page.keyboard.press(key);
        const { isVisible, isWanted, html } = await lookAtFocus(page, wanted);
        if (!isVisible) await expect.poll(() => isFocusVisible(page), `${key} to ${html}`).toBe(true);
        isThere = isWanted;
      }
    }

    await page.getByRole('main').getByRole('button', { name: 'Decrease quantity of Snickerdoodle' }).click();
    const text = page.getByRole('region', { name: 'Notifications' }).getByText('removed');
    await text.evaluate((element) => (element.textContent = ` ${'was taken out of your cart '.repeat(8)}`));
    const [words, toast, bar] = await page.evaluate(() =>
      ['.toast > span', '.toast', '.cart-bar .btn'].map((part) => {
        const { top = NaN, bottom = NaN } = document.querySelector(part)?.getBoundingClientRect() ?? {};
        return { top: Math.round(top), bottom: Math.round(bottom) };
      }),
    );
    expect(words?.top, 'the message is whole').toBeGreaterThanOrEqual(toast?.top ?? NaN);
    expect(words?.bottom, 'the message is whole').toBeLessThanOrEqual(toast?.bottom ?? NaN);
    expect(toast?.bottom).toBeLessThanOrEqual(bar?.top ?? NaN);
  });
});
