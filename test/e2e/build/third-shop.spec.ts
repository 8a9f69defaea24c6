import { expect, test } from '../support/watched-page';
import { ProjectCopy } from './project-copy';

let project: ProjectCopy;

test.beforeAll(async () => {
  project = await ProjectCopy.make();
});
test.afterAll(() => project.remove());

test('adding a shop takes a folder and a line', async ({ page }) => {
  await project.copy('src/app/profiles/cookies', 'src/app/profiles/noodle-bar');
  await project.change('src/app/profiles/noodle-bar/profile.ts', "name: 'Second Batch'", "name: 'Noodle Bar'");
  await project.change('src/app/profiles/names.ts', "'cookies'", "'cookies', 'noodle-bar'");
  await project.build({ VITE_PROFILE: 'noodle-bar' });
  await project.serve(page);
  await page.goto('https://noodle-bar.example/');
  await expect(page).toHaveTitle(/Noodle Bar/);
  await page.getByRole('main').getByRole('link', { name: 'Order Food' }).first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
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
