import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { rejectUnknownSettings } from '../../src/site/unknown-settings';

describe('names of settings', () => {
  it.each([
    ['VITE_CHECKOUT_ORIGIN', 'VITE_CHECKOUT_ORIGINS'],
    ['VITE_BACKND', 'VITE_BACKEND'],
    ['VITE_SITEURL', 'VITE_SITE_URL'],
    ['Notice', 'notice'],
    ['closed', 'closedOn'],
  ])('%s stops the build with the nearest one', (name, nearest) => {
    expect(() => rejectUnknownSettings(['VITE_BACKEND', name])).toThrow(
      `${name} is not a setting of this shop. Did you mean ${nearest}?`,
    );
  });

  it('names of settings that are wrong end npm run build with one sentence', { timeout: 60_000 }, async () => {
    const build = promisify(execFile)('npx', ['vite', 'build', '--outDir', '.build/wrong-settings'], {
      env: { ...process.env, NO_COLOR: '1', VITE_CHECKOUT_ORIGIN: 'https://pay.test' },
    });
    const { stderr } = await build.catch((error: { stderr: string }) => error);
    expect(stderr).toContain(
      '\nVITE_CHECKOUT_ORIGIN is not a setting of this shop. Did you mean VITE_CHECKOUT_ORIGINS?\n',
    );
    expect(stderr).not.toContain(' at ');
  });

  it('names of settings may be those of the shop and the one that Vite sets itself', () => {
    expect(() => rejectUnknownSettings(['VITE_API_URL', 'notice', 'VITE_USER_NODE_ENV'])).not.toThrow();
  });
});
