import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backendPackages } from '../../../src/tools/backend/backend-packages.mjs';

const folder = '.build/built-backend-of-tests';
const run = promisify(execFile);
const lockOf = (place: string): { readonly packages: Readonly<Record<string, { readonly version: string }>> } =>
  JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8'));

const orders = join(folder, '.data/orders');

beforeAll(async () => {
  mkdirSync(join(folder, '.data'), { recursive: true });
  writeFileSync(orders, 'Three orders.');
  await run('node', ['src/tools/backend/build-backend.mjs', '--outDir', folder]);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the built backend has a lock of its packages, which are those that were tested', async () => {
  const [{ packages: own }, { packages: tested }] = [lockOf(folder), lockOf('.')];
  const names = Object.keys(own).filter((place) => place !== '');
  expect(names).toEqual(expect.arrayContaining(backendPackages.map((name) => `node_modules/${name}`)));
  expect(names).not.toContain('node_modules/vite');
  expect(names.filter((name) => own[name]?.version !== tested[name]?.version)).toEqual([]);
  // `npm ci` refuses a lock that is not that of the package.
  await run('npm', ['ci', '--omit=dev', '--dry-run', '--offline', '--loglevel=error'], { cwd: folder });
}, 60_000);

it('the built backend takes the place of a former one whose data stay there, and out of an image', () => {
  expect(readFileSync(orders, 'utf8')).toBe('Three orders.');
  expect(readFileSync(join(folder, '.dockerignore'), 'utf8').split('\n')).toContain('.data');
});

it('the built backend names the settings that are missing, and the built kitchen command what it does', async () => {
  const env = { PATH: process.env.PATH };
  await expect(run('node', [join(folder, 'backend.mjs')], { env })).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('KITCHEN_TOKEN is missing.'),
  });
  expect((await run('node', [join(folder, 'kitchen.mjs'), '--help'], { env })).stdout).toContain('confirm ID');
  expect((await run('node', [join(folder, 'backend.mjs'), '--help'], { env })).stdout).toContain('--check');
}, 60_000);

it('the built backend does not start by a mistyped --check', async () => {
  await expect(run('node', [join(folder, 'backend.mjs'), '--chek'])).rejects.toMatchObject({
    code: 2,
    stderr: "Unknown option '--chek': did you mean --check?\n",
  });
});

it('the built backend names the setting of a shop that it does not have', async () => {
  const secret = 'a-secret-of-more-than-32-characters';
  const env = {
    PATH: process.env.PATH,
    SHOP_PROFILE: 'pizza',
    PUBLIC_URL: 'http://127.0.0.1:5174',
    SHOP_ORIGIN: 'http://127.0.0.1:5173',
    KITCHEN_TOKEN: secret,
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: secret,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRETS: 'whsec_1',
  };
  await expect(run('node', [join(folder, 'backend.mjs')], { env })).rejects.toMatchObject({
    code: 2,
    stderr: 'SHOP_PROFILE: There is no shop "pizza": src/app/profiles/pizza/profile.ts is missing.\n',
  });
});
