import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backendPackages } from '../../../src/tools/backend/backend-packages.mjs';

const folder = '.build/built-backend-of-tests';
const run = promisify(execFile);
const lockOf = (place: string): { readonly packages: Readonly<Record<string, { readonly version: string }>> } =>
  JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8'));

beforeAll(() => run('node', ['src/tools/backend/build-backend.mjs', '--outDir', folder]), 120_000);
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

it('the built backend names the settings that are missing, and the built kitchen command what it does', async () => {
  const env = { PATH: process.env.PATH };
  await expect(run('node', [join(folder, 'backend.mjs')], { env })).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('KITCHEN_TOKEN is missing.'),
  });
  expect((await run('node', [join(folder, 'kitchen.mjs'), '--help'], { env })).stdout).toContain('confirm ID');
}, 60_000);
