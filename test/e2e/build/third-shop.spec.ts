import { expect, test } from '../support/watched-page';
import { Shopper } from '../support/shopper';
import { ProjectCopy } from './project-copy';

/** What a shop in another country writes in place of the specification's numbers. */
const leeds = `
  locale: 'en-GB',
  currency: 'GBP',
  pricing: { taxPercent: 0, shippingFee: cents(350), freeShippingAbove: cents(3000) },
  area: {
    country: 'United Kingdom',
    notice: 'We deliver in Leeds.',
    postalCode: {
      label: 'Postcode',
      pattern: '[a-z]{1,2}\\\\d[a-z\\\\d]? ?\\\\d[a-z]{2}',
      example: 'LS1 4AP',
      hint: 'Like LS1 4AP',
    },
    dialCode: '+44',
  }`;

let project: ProjectCopy;

test.beforeAll(async () => {
  project = await ProjectCopy.make();
});
test.afterAll(() => project.remove());

test('adding a shop takes a folder and a line', async ({ page }) => {
  await project.copy('src/app/profiles/cookies', 'src/app/profiles/noodle-bar');
  await project.change('src/app/profiles/noodle-bar/profile.ts', "name: 'Second Batch'", "name: 'Noodle Bar'");
  await project.change('src/app/profiles/noodle-bar/profile.ts', '...specifiedNumbers', leeds);
  await project.change('src/app/profiles/noodle-bar/profile.ts', 'America/Chicago', 'Europe/London');
  await project.change(
    'src/app/profiles/noodle-bar/profile.ts',
    "import { specifiedNumbers } from '../../../domain/shop/shop-numbers';",
    "import { cents } from '../../../domain/shared/money';",
  );
  await project.change('src/app/profiles/names.ts', "'cookies'", "'cookies', 'noodle-bar'");
  await project.build({ VITE_PROFILE: 'noodle-bar' });
  await project.serve(page);
  await page.goto('https://noodle-bar.example/');
  await expect(page).toHaveTitle(/Noodle Bar/);
  await page.getByRole('main').getByRole('link', { name: 'Order Food' }).first().click();
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('£');
  await expect(card).not.toContainText('$');
});

test('a shop in Leeds takes pounds and postcodes, and shows no tax', async ({ page }) => {
  const shopper = new Shopper(page);
  await project.serve(page);
  await page.goto('https://noodle-bar.example/menu');
  await shopper.addButton('Snickerdoodle').click();
  await shopper.signInFromCheckout();
  const checkout = shopper.dialog('Checkout');
  await expect(checkout.getByText('We deliver in Leeds.')).toBeVisible();
  await expect(checkout.getByText('Estimated tax')).toHaveCount(0);
  await expect(checkout.getByLabel('State')).toHaveCount(0);
  await expect(checkout.getByLabel('Country')).toHaveValue('United Kingdom');
  await expect(checkout.getByLabel('Dial code')).toHaveValue('+44');
  await checkout.getByLabel('Address line 1').fill('1 The Headrow');
  await checkout.getByLabel('City').fill('Leeds');
  await checkout.getByLabel('Mobile number').fill('7700 900123');
  await checkout.getByLabel('Postcode').fill('75201');
  await shopper.button('Continue').click();
  await expect(checkout.getByText('Invalid Postcode format').first()).toBeVisible();
  await checkout.getByLabel('Postcode').fill('LS1 4AP');
  await shopper.button('Continue').click();
  await shopper.button('Confirm & Pay').click();
  await expect(shopper.button(/^Pay £/)).toBeVisible();
});

test('a broken profile stops the build and names the field', async () => {
  await project.change(
    'src/app/profiles/home-kitchen/profile.ts',
    "timeZone: 'America/Chicago'",
    "timeZone: 'America/Dallas'",
  );
  await expect(project.build({ VITE_PROFILE: 'home-kitchen' })).rejects.toThrow(
    /The profile home-kitchen is not complete\. timeZone must be/,
  );
});

test('a theme without styles or a sample dish in an unlisted category stops the build', async () => {
  await project.change('src/app/profiles/home-kitchen/profile.ts', "theme: 'home-kitchen'", "theme: 'home-kitchn'");
  await project.change('fixtures/home-kitchen/products.json', '"category": "Thali"', '"category": "Thalis"');
  await expect(project.build({ VITE_PROFILE: 'home-kitchen' })).rejects.toThrow(
    /theme must be one of cookies, home-kitchen, which .* products\[\d+\]\.category must be one of Thali, Biryani/,
  );
});

test('a wrong setting stops the build and names it', async () => {
  await expect(project.build({ VITE_CART: 'cloud' })).rejects.toThrow(
    /VITE_CART must be one of browser, server, not "cloud"/,
  );
});

test('a wrong setting in the page shows a readable error', async ({ page }) => {
  await project.build({ VITE_PROFILE: 'cookies' });
  await project.change('dist/index.html', /(?<=id="storefront-config">)[^<]*/, '{"VITE_TOKENS":"forever"}');
  await project.serve(page);
  await page.goto('https://shop.example/menu');
  await expect(page.getByRole('heading', { level: 1, name: 'The shop could not start' })).toBeVisible();
  await expect(page.getByText('VITE_TOKENS must be one of local, memory, not "forever".')).toBeVisible();
});
