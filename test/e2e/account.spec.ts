import { expectAccessible } from './support/axe';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('correcting a field moves nothing, so the next press is not lost', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/profile');
  await shopper.button('Edit Profile').click();
  // A single wrong field has no summary that could move.
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Last name').fill('');
  await shopper.button('Save Changes').click();
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByRole('group', { name: 'Please fix the following' })).toHaveText(
    /First name is required, fixed/,
  );
  const save = shopper.button('Save Changes');
  await save.scrollIntoViewIfNeeded();
  // A pressed button shrinks around its center.
  const center = async () => {
    const { x, y, width, height } = (await save.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const before = await center();
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  expect(await center()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
});

test('leaving the profile by a link or by Back asks about unsaved changes', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/settings');
  const account = page.getByRole('navigation', { name: 'Account' });
  await account.getByRole('link', { name: 'Profile' }).click();
  await shopper.button('Edit Profile').click();
  await page.getByLabel('First name').fill('Ada');

  await account.getByRole('link', { name: 'My Orders' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');

  await shopper.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/settings');
});

test('the focus after signing out is on Login, or on the heading where Login is not shown', async ({ page }) => {
  const shopper = new Shopper(page);
  const signIn = async () => {
    await shopper.button('Login').click();
    await shopper.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }).click();
    await shopper.button('Continue as Demo Customer').click();
  };
  await shopper.signInTo('/orders');
  await page.goto('/track-order?id=SB-20481');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign Out' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in to see this order' })).toBeVisible();
  await expect(shopper.button('Login')).toBeFocused();

  await signIn();
  await expect(shopper.button('Account menu')).toBeVisible();
  await page.goto('/menu');
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.button('Account menu').press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeFocused();
});

test('the account menu stays in the window, however long the name is', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/profile');
  await shopper.button('Edit Profile').click();
  await page.getByLabel('First name').fill('Wolfeschlegelsteinhausenbergerdorffsimonson');
  await shopper.button('Save Changes').click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await shopper.button('Account menu').click();
    const link = page.getByRole('banner').getByRole('link', { name: 'My Orders' });
    expect((await link.boundingBox())?.x).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  }
});

test('a photo must be an image of up to 5 MB', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/profile');
  await shopper.button('Edit Profile').click();
  const photo = page.getByLabel('Change photo');
  await photo.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Please choose an image file')).toBeVisible();
  const colors = await page.locator('.who .field__error').evaluate((error) => {
    const danger = document.body.appendChild(document.createElement('i'));
    danger.style.color = 'var(--c-danger)';
    return [getComputedStyle(error).color, getComputedStyle(danger).color];
  });
  expect(colors[0]).toBe(colors[1]);
  await expectAccessible(page);
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture') });
  await expect(page.getByText("We couldn't read this picture. Please choose another")).toBeVisible();
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await expect(page.getByText('Your new photo is saved')).toBeVisible();
  await expect(page.getByRole('main').locator('.avatar img')).toBeVisible();
});
