import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

interface MenuData {
  readonly hasMenuSection: readonly {
    readonly name: string;
    readonly hasMenuItem: readonly { readonly name: string; readonly offers: { readonly price: string } }[];
  }[];
}

test('the home page shows the shop’s name and leads to its menu', async ({ page, shop }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(new RegExp(shop.name));
  await page.getByRole('main').getByRole('link', { name: 'Order Food' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await expect(new Shopper(page).addButton(shop.items[0])).toBeVisible();
});

test('the structured data of the menu matches the page', async ({ page }) => {
  await page.goto('/menu');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const written = page.locator('script[type="application/ld+json"]');
  let menu: MenuData | undefined;
  // The shop writes the data once the page is idle.
  await expect(async () => {
    const blocks = await written.allTextContents();
    menu = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'Menu');
    expect(menu).toBeDefined();
  }).toPass();
  const told = menu?.hasMenuSection.flatMap(({ hasMenuItem }) =>
    hasMenuItem.map(({ name, offers }) => `${name} $${offers.price}`),
  );
  const cards = page.getByRole('main').getByRole('article');
  const shown = () =>
    cards.evaluateAll((articles) =>
      articles.map((card) => `${card.querySelector('h3')?.textContent} ${card.querySelector('.price')?.textContent}`),
    );
  expect(told?.length).toBeGreaterThan(0);
  // The first cards are shown before the others.
  await expect.poll(shown).toEqual(told);
});

test('a chosen color scheme persists and applies before the first paint', async ({ page }) => {
  await page.goto('/');
  await page.locator('label').filter({ hasText: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  // With the shop's script blocked, only the page's inline script can apply it.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('data-look', 'dark');
});

test('the preview of a shared link needs no script', async ({ request, shop }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(new RegExp(`<title>${shop.name} · [^<]{10,}</title>`));
  for (const name of ['name="description"', 'property="og:title"', 'property="og:description"']) {
    expect(html).toMatch(new RegExp(`<meta[^>]*${name}[^>]*content="[^"]{10,}"`));
  }
  expect(html).toMatch(/<meta[^>]*property="og:image"[^>]*content="https:\/\/[^/"]+\/[^"]+"/);
});

test('each page has one title, description, canonical URL and og:title', async ({ page }) => {
  for (const path of ['/', '/menu', '/menu?search=oat', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    for (const part of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:title"]']) {
      await expect(page.locator(`head ${part}`)).toHaveCount(1);
    }
  }
});

test('every page has a title, a canonical URL and a description', async ({ page, shop }) => {
  for (const [path, title] of [
    ['/menu', 'Menu'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/accessibility', 'Accessibility'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}.* · ${shop.name}$`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^https://[^/]+${path}$`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/);
  }
});

test('the color scheme changes at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/menu');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const changing = await page.evaluate(() => {
    document.documentElement.dataset.mode = 'dark';
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(changing).toBe(0);
});

test('the strip of the demo has a border in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const strip = page.getByRole('complementary', { name: 'Demo' });
  await expect(strip).toHaveCSS('border-bottom-width', '1px');
  await expect(strip).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});

for (const width of [390, 768, 1280, 1440, 1920, 2560]) {
  test(`a first visit at ${width} px shows the shop's own fonts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    const missing = () =>
      page.evaluate(() => {
        const shown = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
        const own: { readonly family: string }[] = JSON.parse(document.getElementById('fonts')?.textContent ?? '[]');
        return own.map(({ family }) => family).filter((family) => !shown.has(family));
      });
    await expect.poll(missing).toEqual([]);
  });
}
