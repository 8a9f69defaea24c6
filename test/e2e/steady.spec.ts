import { Shopper } from './support/shopper';
import { movesOn, watchMoves } from './support/steady';
import { expect, test } from './support/strict-page';

for (const path of ['/orders', '/profile', '/track-order?id=SB-20481']) {
  test(`nothing moves on ${path} when it has loaded`, async ({ page }) => {
    await new Shopper(page).signInTo('/orders');
    await watchMoves(page);
    await page.goto(path);
    await expect(page.locator('.page[aria-busy=false]')).toBeVisible();
    expect(await movesOn(page)).toEqual([]);
  });
}
