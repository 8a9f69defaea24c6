import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/watched-page';
import { Shopper } from '../support/shopper';
import { ProjectCopy } from './project-copy';

let project: ProjectCopy;

test.beforeAll(async () => {
  project = await ProjectCopy.make();
});
test.afterAll(() => project.remove());

test('a new shop takes six answers, builds and opens', async ({ page }) => {
  await project.newShop({
    name: 'Noodle Bar',
    country: 'United Kingdom',
    'time-zone': 'Europe/London',
    color: '#0f5c7a',
    hours: 'Mon-Sat 11:30-14:30, 17-24, Sun 12-20',
    tax: 'VAT 20 included',
  });
  await project.build({ VITE_PROFILE: 'noodle-bar' });
  await project.serve(page);
  await page.goto('https://noodle-bar.example/');
  await expect(page).toHaveTitle(/Noodle Bar/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'noodle-bar');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Order Food' }).first().click();
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('£');
  await expect(card).not.toContainText('$');
});

test('a name that is taken is refused, and nothing is overwritten', async () => {
  const answers = { name: 'Cookies', country: 'USA', state: 'TX', 'time-zone': 'America/Chicago', tax: 'none' };
  await expect(project.newShop({ ...answers, color: '#b3231a', hours: 'Mon-Sun 9-17' })).rejects.toThrow(
    /There is a shop in .*cookies already/,
  );
});

test('a shop in Leeds takes pounds and postcodes, and says the VAT in its prices', async ({ page }) => {
  const shopper = new Shopper(page);
  await project.serve(page);
  await page.goto('https://noodle-bar.example/menu');
  await shopper.addButton('Samosa Trio').click();
  await shopper.signInFromCheckout();
  const checkout = shopper.dialog('Checkout');
  await expect(checkout.getByText('We deliver in the United Kingdom.')).toBeVisible();
  await expect(checkout.getByText('Estimated tax')).toHaveCount(0);
  await expect(checkout.getByText(/^Total includes VAT of £/).first()).toBeAttached();
  await expect(checkout.getByLabel('State')).toHaveCount(0);
  await expect(checkout.getByLabel('Country')).toHaveValue('United Kingdom');
  await expect(checkout.getByLabel('Dial code')).toHaveValue('+44');
  await checkout.getByLabel('Address line 1').fill('1 The Headrow');
  await checkout.getByLabel('Town or city').fill('Leeds');
  await checkout.getByLabel('Mobile number').fill('07700 900123');
  await checkout.getByLabel('Postcode').fill('75201');
  await shopper.button('Continue').click();
  await expect(checkout.getByText('Invalid Postcode format').first()).toBeVisible();
  await checkout.getByLabel('Postcode').fill('LS1 4AP');
  await shopper.button('Continue').click();
  await expect(shopper.dialog('Confirm Your Order').getByText('+44 7700900123')).toBeVisible();
  await shopper.button('Confirm & Pay').click();
  await expect(shopper.button(/^Pay £/)).toBeVisible();
  await expect(page.getByText('Total includes VAT of')).toBeVisible();
});

test('a profile with a wrong field, a theme without styles and a dish in no category stops the build and is told all', async () => {
  const profile = 'src/app/profiles/home-kitchen/profile.ts';
  await project.change(profile, "timeZone: 'America/Chicago'", "timeZone: 'America/Dallas'");
  await project.change(profile, "theme: 'home-kitchen'", "theme: 'home-kitchn'");
  await project.change('fixtures/home-kitchen/products.json', '"category": "Thali"', '"category": "Thalis"');
  await expect(project.build({ VITE_PROFILE: 'home-kitchen' })).rejects.toThrow(
    /The profile home-kitchen is not complete\. timeZone must be .* theme must be one of cookies, home-kitchen, noodle-bar, which .* products\[\d+\]\.category must be one of Thali, Biryani/,
  );
});
