import { hold } from './support/hold';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('where scripts are off, each public page can be read, with name, hours and phone', async ({
  browser,
  baseURL,
  shop,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  for (const [path, text] of [
    ['/', 'please allow JavaScript'],
    ['/menu', 'please allow JavaScript'],
    ['/feedback', 'Tell us how it was'],
    ['/privacy', 'What stays on your device'],
    ['/terms', 'Allergens'],
    ['/accessibility', 'What you can count on'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'load' });
      // Playwright's own look for a text leaves noscript out.
      const shown = await page.evaluate(() => document.body.innerText);
      expect(shown).toContain(shop.name);
      expect(shown).toContain(text);
      expect(shown).toMatch(/^\d+AM–\d+PM$/m);
      await expect(page.locator('noscript h1')).toHaveCount(1);
      await expect(page.locator('noscript a[href^="tel:"]').first()).toBeVisible();
      await expect(page.locator('button')).toHaveCount(0);
    });
  await page.close();
});

test('a prerendered page keeps one title, description and URL when React takes over, and they are its own', async ({
  page,
  shop,
}) => {
  const shopper = new Shopper(page);
  const head = () =>
    page.evaluate(() =>
      ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:title"]'].map(
        (part) => document.querySelectorAll(`head > ${part}`).length,
      ),
    );
  for (const [path, title] of [
    ['/', shop.name],
    ['/feedback', 'Feedback'],
    ['/privacy', 'Privacy'],
    ['/menu?search=oat', 'Menu'],
  ] as const) {
    await page.goto(path);
    await shopper.button('Login').click();
    await expect(shopper.dialog('Sign In')).toBeVisible();
    await expect.poll(head, path).toEqual([1, 1, 1, 1]);
    await expect(page).toHaveTitle(new RegExp(`^${title}.* · `));
  }
});

test('a wrong setting in the page shows a readable error', async ({ page, errors }) => {
  await page.route('/menu', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.text()).replace(/(id="storefront-config">)[^<]*/, '$1{"VITE_TOKENS":"forever"}');
    await route.fulfill({ response, body });
  });
  await page.goto('/menu', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1, name: 'The shop could not start' })).toBeVisible();
  await expect(page.getByText('VITE_TOKENS must be one of local, memory, not "forever".')).toBeVisible();
  // The shop says on the console what it says on the page.
  errors.length = 0;
});

test('a day on which the owner has closed the shop is in its structured data, and the shop starts', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.text()).replace(/(id="storefront-config">)\s*\{\}/, '$1{"closedOn":["2030-12-24"]}');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const data = page.locator('script[type="application/ld+json"]').first();
  await expect.poll(() => data.textContent()).toContain('"validFrom":"2030-12-24"');
  await new Shopper(page).cartButton().click();
  await expect(new Shopper(page).dialog('Your Cart')).toBeVisible();
});

for (const path of ['/?utm_source=mail&gclid=1', '/menu?fbclid=2', '/menu?item=1']) {
  test(`the prerendered page is shown before the scripts have come: ${path}`, async ({ page }) => {
    const scripts = await hold(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await scripts.isAsked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    scripts.release();
    await new Shopper(page).cartButton().click();
    await expect(new Shopper(page).dialog('Your Cart')).toBeVisible();
  });
}

for (const path of ['/', '/menu']) {
  test(`the scripts are requested after the first paint of ${path}`, async ({ page }) => {
    await page.goto(path);
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint);
  });
}
