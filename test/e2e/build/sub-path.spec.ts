import { routes } from '../../../src/domain/shared/paths';
import { expect, test } from '../support/watched-page';
import { Shopper } from '../support/shopper';
import { ProjectCopy } from './project-copy';

const base = '/shop/';
const host = 'https://host.example';
let project: ProjectCopy;

test.beforeAll(async () => {
  project = await ProjectCopy.make();
  await project.build({ VITE_BACKEND: 'mock', VITE_PROFILE: 'cookies' }, '--base', base);
});
test.afterAll(() => project.remove());

test.beforeEach(async ({ page, errors }) => {
  await project.serve(page, base);
  page.on('response', (reply) => {
    if (reply.status() >= 400) errors.push(`${reply.url()} is answered with ${reply.status()}`);
  });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
});

test('every route in a folder of a host is a page, with its files from that folder', async ({ page }) => {
  for (const route of Object.values(routes)) {
    await page.goto(`${host}${base}${route.slice(1)}`);
    await expect(page.locator('#root main, #root h1').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);
  }
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(manifest).toBe(`${base}manifest.webmanifest`);
  expect(await page.evaluate(async (url) => (await fetch(url)).status, `${base}manifest.webmanifest`)).toBe(200);
});

test('a customer in a folder of a host signs in, pays and comes back, and all that is stored is of that folder', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await page.goto(`${host}${base}menu`);
  await shopper.addButton('Snickerdoodle').click();
  await shopper.goToConfirmation();
  await shopper.button('Confirm & Pay').click();
  await shopper.button(/^Pay \$/).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank You/ })).toBeVisible();
  expect(new URL(page.url()).pathname.startsWith(base)).toBe(true);
  const keys = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));
  expect(keys).toContain(`storefront:${base}.mock`);
  expect(keys.filter((key) => !key.startsWith(`storefront:${base}.`))).toEqual([]);
});
