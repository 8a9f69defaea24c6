import { resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const configFile = resolve(import.meta.dirname, '../../vite.config.ts');

// The config of a build sets NODE_ENV itself, which is put back with what a test sets.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'test'));
afterEach(() => void vi.unstubAllEnvs());

test.each(['development', 'test', undefined])('a build is for production where NODE_ENV is %s', async (mode) => {
  vi.stubEnv('NODE_ENV', mode);

  const { isProduction } = await resolveConfig({ configFile, logLevel: 'silent' }, 'build');

  expect(isProduction).toBe(true);
});

test('without a setting or a folder, the build is the demo of the cookie shop in dist', async () => {
  const { build, define } = await resolveConfig({ configFile, logLevel: 'silent' }, 'build');

  expect(build.outDir).toBe(resolve(configFile, '../dist'));
  expect(define).toMatchObject({
    'import.meta.env.VITE_BACKEND': '"mock"',
    'import.meta.env.VITE_PROFILE': '"cookies"',
  });
});

test('a relative base stops the build with a sentence', async () => {
  await expect(resolveConfig({ configFile, logLevel: 'silent', base: './' }, 'build')).rejects.toThrow(
    '--base must begin and end with a slash, like /shop/, not "./".',
  );
});

test('a wrong setting stops the build and names it', async () => {
  vi.stubEnv('VITE_CART', 'cloud');

  await expect(resolveConfig({ configFile, logLevel: 'silent' }, 'build')).rejects.toThrow(
    'VITE_CART must be one of browser, server, server-token, not "cloud".',
  );
});
