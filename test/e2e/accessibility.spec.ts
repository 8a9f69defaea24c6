import { expectAccessible } from './support/axe';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

// Checks the light theme on desktop and the dark theme on a phone.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  colorScheme: ({ isMobile }, provide) => provide(isMobile ? 'dark' : 'light'),
});

/** Page states that a guest can reach, each with the steps that lead there. */
const guestStates: Record<string, (shopper: Shopper) => Promise<void>> = {
  home: async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  },
  menu: async (shopper) => {
    await shopper.page.goto('/menu');
    await expect(shopper.addButton('Snickerdoodle')).toBeVisible();
  },
  'filtered menu': async (shopper) => {
    await shopper.page.goto('/menu?dietary=vegan&category=seasonal');
    await expect(shopper.page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  },
  'menu without a result': async ({ page }) => {
    await page.goto('/menu?search=zzzz');
    await expect(page.getByText('No Meals Found')).toBeVisible();
  },
  'no favorites': async ({ page }) => {
    await page.goto('/menu?favorites=true');
    await expect(page.getByText('No Favorites Yet')).toBeVisible();
  },
  'item dialog': async (shopper) => {
    await shopper.page.goto('/menu');
    await shopper.page.getByRole('main').getByRole('button', { name: 'Snickerdoodle', exact: true }).click();
    await expect(shopper.dialog('Snickerdoodle')).toBeVisible();
  },
  'empty cart': async (shopper) => {
    await shopper.page.goto('/menu');
    await shopper.cartButton().click();
    await expect(shopper.dialog('Your Cart')).toBeVisible();
  },
  'filled cart': async (shopper) => {
    await shopper.fillCart('Snickerdoodle', 'Oatmeal Raisin');
    await shopper.cartButton().click();
    await expect(shopper.dialog('Your Cart')).toBeVisible();
  },
  'sign-in': async (shopper) => {
    await shopper.page.goto('/orders');
    await expect(shopper.dialog('Sign In')).toBeVisible();
  },
  privacy: async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  terms: async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  feedback: async ({ page }) => {
    await page.goto('/feedback');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'failed sign-in': async ({ page }) => {
    await page.goto('/authenticate?error=access_denied');
    await expect(page.getByText('Authentication failed: access_denied')).toBeVisible();
  },
  'hosted Google page': async ({ page }) => {
    await page.goto('/demo/google?state=1&redirect=%2Fauthenticate');
    await expect(page.getByRole('button', { name: 'Deny' })).toBeVisible();
  },
  'tracking without signing in': async ({ page }) => {
    await page.goto('/track-order?id=SB-1');
    await expect(page.getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
  },
};

for (const [state, lead] of Object.entries(guestStates)) {
  test(`${state} has no violations`, async ({ page }) => {
    await lead(new Shopper(page));
    await expectAccessible(page);
  });
}

test('the way from checkout to the paid order has no violations', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.signInFromCheckout();
  await expectAccessible(page);
  await shopper.button('Continue').click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expectAccessible(page);
  await shopper.fillAddress();
  await shopper.button('Continue').click();
  await expect(shopper.dialog('Confirm Your Order')).toBeVisible();
  await expectAccessible(page);
  await shopper.button('Confirm & Pay').click();
  await expect(shopper.button(/^Pay \$/)).toBeVisible();
  await expectAccessible(page);
  await shopper.button(/^Pay \$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  await expectAccessible(page);
});

for (const path of [
  '/orders',
  '/profile',
  '/settings',
  '/payment-failure?chkotId=chk_1&reason=Card%20declined',
  '/payment-status',
]) {
  test(`${path} has no violations`, async ({ page }) => {
    await new Shopper(page).signInTo(path);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading.filter({ hasNotText: 'Verifying' })).toBeVisible();
    await expectAccessible(page);
  });
}
