import { hold } from './support/hold';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('each public page has its own title, description and canonical URL before any script runs', async ({
  request,
}) => {
  const titles = new Set<string | undefined>();
  for (const path of ['/menu', '/feedback', '/privacy', '/terms', '/accessibility']) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>(.+?)<\/title>/.exec(html)?.[1]);
    expect(html).toMatch(/<meta [^>]*name="description" content="[^"]{10,}"/);
    expect(html).toMatch(new RegExp(`<link [^>]*rel="canonical" href="https://[^"]+${path}"`));
    expect(html).toMatch(/<meta property="og:image" content="https:[^"]+\.jpg"/);
    expect(html).toMatch(/<meta property="og:image:width" content="1200">/);
    expect(html, 'a demo is not found by search engines').toContain('<meta name="robots" content="noindex">');
  }
  expect(titles.size).toBe(5);
  expect(titles).not.toContain(undefined);
});

for (const [path, text] of [
  ['/', 'please allow JavaScript'],
  ['/menu', 'please allow JavaScript'],
  ['/feedback', 'Tell us how it was'],
  ['/privacy', 'What stays on your device'],
  ['/terms', 'Allergens'],
  ['/accessibility', 'What you can count on'],
] as const) {
  test(`where scripts are off, ${path} can be read, with name, hours and phone`, async ({ browser, baseURL, shop }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    await page.goto(path, { waitUntil: 'load' });
    // Playwright's own look for a text leaves noscript out.
    const shown = await page.evaluate(() => document.body.innerText);
    expect(shown).toContain(shop.name);
    expect(shown).toContain(text);
    expect(shown).toMatch(/^\d+AM–\d+PM$/m);
    await expect(page.locator('noscript h1')).toHaveCount(1);
    await expect(page.locator('noscript a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('button')).toHaveCount(0);
    await page.close();
  });
}

test('a prerendered page keeps one title, description and canonical URL when React takes over', async ({ page }) => {
  const shopper = new Shopper(page);
  const head = () =>
    page.evaluate(() => [
      document.querySelectorAll('head > title').length,
      document.querySelectorAll('meta[name="description"]').length,
      document.querySelectorAll('link[rel="canonical"]').length,
    ]);
  for (const path of ['/', '/menu', '/feedback', '/privacy', '/terms', '/menu?search=oat']) {
    await page.goto(path);
    await shopper.button('Login').click();
    await expect(shopper.dialog('Sign In')).toBeVisible();
    await expect.poll(head, path).toEqual([1, 1, 1]);
  }
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
