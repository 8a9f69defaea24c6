import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { profileNames } from '../../src/app/profiles/names';
import { readSettings } from '../../src/app/settings';
import { rejectMistakes, warningOfDemo } from '../../src/site/settings-mistakes';

describe('names of settings', () => {
  it.each([
    ['VITE_CHECKOUT_ORIGIN', 'VITE_CHECKOUT_ORIGINS'],
    ['VITE_BACKND', 'VITE_BACKEND'],
    ['VITE_SITEURL', 'VITE_SITE_URL'],
    ['Notice', 'notice'],
    ['closed', 'closedOn'],
  ])('%s stops the build with the nearest one', (name, nearest) => {
    expect(() => rejectMistakes({ VITE_BACKEND: 'http', [name]: '' })).toThrow(
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

  it('may be those of the shop and the one that Vite sets itself', () => {
    expect(() => rejectMistakes({ VITE_API_URL: '', notice: '', VITE_USER_NODE_ENV: '' })).not.toThrow();
  });
});

describe('the URL of a service', () => {
  it.each(['https://api.example.com/api/v1', ' https://api.example.com/api/v1/ '])(
    'is without the path of the calls, not %s',
    (written) => {
      for (const name of ['VITE_API_URL', 'VITE_ORDER_API_URL'])
        expect(() => rejectMistakes({ [name]: written })).toThrow(
          `Each call adds /api/v1 to ${name}: set it to "https://api.example.com", not "${written}".`,
        );
    },
  );

  it.each([
    [{ VITE_API_URL: 'https://api.example.com' }, /set VITE_BACKEND=http/],
    [{ VITE_ORDER_API_URL: 'https://api.example.com' }, /set VITE_BACKEND=http/],
    [{ VITE_BACKEND: 'http', VITE_API_URL: 'https://api.example.com' }, /^none$/],
    [{}, /^none$/],
  ])('the URL of a service in a demo is warned of: %j', (given, expected) => {
    expect(warningOfDemo(readSettings(given, {}, profileNames)) ?? 'none').toMatch(expected);
  });

  it('may have a path of its own', () => {
    expect(() => rejectMistakes({ VITE_API_URL: 'https://example.com/shop/api' })).not.toThrow();
  });
});
