import { builds } from '../../tools/builds.mjs';
import { builtScriptsWithImports } from '../../tools/built-files.mjs';
import { Doorway } from './support/doorway';
import type { ShopWindow } from './support/shop-window';
import { expect, test } from './support/journey-test';
import { openMoment } from './support/open-state';
import { button, dialog, heading, link, text, within } from './support/targets';

test('search and filters narrow the menu and are in the link', async ({ window, size }) => {
  await window.open('/menu');
  if (size === 'phone') await window.press(button(/^Filters/));
  await window.press(button('Vegan'));
  if (size === 'phone') await window.press(button(/^Show \d+ item/));
  await window.choose('Category', 'Seasonal');
  await window.fill('Search the menu', 'pumpkin');
  await window.seeUrl('/menu?search=pumpkin&category=seasonal&dietary=vegan');
  await window.miss(heading('Snickerdoodle'));
  await window.reload();
  await window.seeValue('Search the menu', 'pumpkin');
  await window.back();
  await window.seeUrl('/menu?dietary=vegan');
  await window.seeValue('Search the menu', '');
});

test('the sentence on traces stands with what is called free of something', async ({ window, shop }) => {
  const promise = text("We can't promise any cookie is free of traces.");
  await window.open('/menu?category=gluten-free');
  await window.see(within({ role: 'region', name: 'Gluten-Free' }, promise));
  await window.open('/menu');
  await window.press(within({ role: 'main' }, link(shop.items[0])));
  await window.see(within(dialog(shop.items[0]), promise));
});

test('the link of an item shows it over the menu, also when reloaded, and Back leads away from it', async ({
  window,
  shop,
  customer,
}) => {
  const [item] = shop.items;
  await window.open('/menu');
  await window.press(within({ role: 'main' }, link(item)));
  await window.see(dialog(item));
  await expect.poll(async () => (await window.url()).search).toMatch(/^\?item=/);
  const { pathname, search } = await window.url();
  await window.reload();
  await window.see(dialog(item));
  await window.back();
  await window.miss(dialog(item));
  await window.open(pathname + search);
  await window.press(within(dialog(item), button(/^Add to cart/)));
  await customer.seeCart(1);
});

test(
  'the cart fills without a network, and what was not loaded yet comes with the network',
  { tag: ['@drawn', '@engine'] },
  async ({ window, shop, customer }) => {
    const [item, another] = shop.items;
    await customer.fillCart(item);
    await expect.poll(() => hasLoadedCart(window), { timeout: 45_000 }).toBe(true);
    await window.goOffline();
    await customer.add(another);
    await customer.seeCart(2);
    await window.press(button(/^Cart, \d/));
    await window.see(text(/^You're offline/));
    await window.goOnline();
    await window.press(within(dialog('Your Cart'), button('Login to Checkout')));
    await customer.signIn();
    await window.see(dialog('Checkout'));
  },
);

test('a scenario of the demo closes the kitchen', { tag: '@mock' }, async ({ window, size }) => {
  await window.open('/menu?demo=kitchen-closed');
  await window.see(heading(/closed/i));
  await window.press(button('Demo controls'));
  await window.see({ role: 'region', name: 'Demo controls' });
  await window.press(button('Close demo controls'));
  await window.see(button('Demo controls'));
  if (size === 'desktop') await window.see(link('Home'));
});

test('the link of a moment shows it', { tag: ['@mock', '@drawn'] }, async ({ window }) => {
  await openMoment(window, 'Pickup');
  await window.see({ role: 'region', name: 'Show this at the counter' });
  await window.reload();
  await window.see({ role: 'region', name: 'Show this at the counter' });
});

test(
  'a press meets what was just added to the page, while styles are on their way',
  { tag: ['@mock', '@drawn', '@engine'] },
  async ({ window, newWindow, shop, customer }) => {
    const slowNetwork = await Doorway.to(newWindow.origin);
    await window.open(`${slowNetwork.origin}/menu`);
    const styles = slowNetwork.hold(/\.css$/);
    await customer.add(shop.items[0]);
    await styles.asked;
    await window.evaluate(() => {
      const added = Object.assign(document.createElement('button'), { textContent: 'Just added' });
      added.style.cssText = 'position: fixed; inset: 40%; z-index: 1000; background: white';
      // The engine must not have laid it out yet.
      setInterval(() => document.body.append(added));
      for (const press of ['mousedown', 'mouseup'])
        addEventListener(press, ({ target }) => {
          if (!(target instanceof Node) || !added.contains(target)) added.append(' and missed');
        });
    }, undefined);
    await window.press(button('Just added'));
    expect(await window.textOf(button(/^Just added/))).toBe('Just added');
    styles.release();
    await customer.openCart();
    await window.see(dialog('Your Cart'));
    await slowNetwork.close();
  },
);

/** The shop loads the cart's files ahead, once something is in it. */
function hasLoadedCart(window: ShopWindow): Promise<boolean> {
  const needed = builds.map(({ outDir }) => builtScriptsWithImports(outDir, ['cart-overlay', 'cart-drawer.module']));
  return window.evaluate((ofBuilds) => {
    const loaded = performance.getEntriesByType('resource');
    const isThere = ofBuilds.some((files) => files.every((file) => loaded.some(({ name }) => name.endsWith(file))));
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')];
    return isThere && sheets.every(({ sheet }) => sheet);
  }, needed);
}

test('no sign of loading covers a screen that has loaded', { tag: ['@mock', '@drawn'] }, async ({ window }) => {
  await openMoment(window, 'Tracking as a guest');
  await window.see(within({ role: 'main' }, button('Sign In with Google')));
  const isOfScreen = await window.evaluate(() => {
    const inTheMiddle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return inTheMiddle?.closest('main') !== null;
  }, undefined);
  expect(isOfScreen).toBe(true);
});
