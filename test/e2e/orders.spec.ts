import { showScenario } from './support/demo';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('a change of the page of My Orders shows its heading', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders');
  await showScenario(page, 'long-history');
  await shopper.button('Page 2').press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'My Orders' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
