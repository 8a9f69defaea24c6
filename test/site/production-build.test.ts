import { resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';

const configFile = resolve(import.meta.dirname, '../../vite.config.ts');

test.each(['development', 'test', undefined])('a build is for production where NODE_ENV is %s', async (mode) => {
  vi.stubEnv('NODE_ENV', mode);

  const { isProduction } = await resolveConfig({ configFile, logLevel: 'silent' }, 'build');

  expect(isProduction).toBe(true);
});
