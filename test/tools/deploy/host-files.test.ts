import { describe, expect, it } from 'vitest';
import { hostHeaders } from '../../../src/build/security-policy';
import { caddyfile, headersFile, nginxConf, redirectsFile } from '../../../src/tools/deploy/host-files';

const site = { base: '/shop/', root: '/srv/shop', port: 8080 };

describe('the files of a host', () => {
  it.each([
    ['nginx.conf', nginxConf(site)],
    ['Caddyfile', caddyfile(site)],
    ['_headers', headersFile(site)],
  ])('%s has every header that a page cannot carry', (_file, text) => {
    for (const [name, value] of Object.entries(hostHeaders)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  });

  it('let only files with a hash in their name be cached forever', () => {
    expect(headersFile(site).split('\n').slice(-4, -1)).toEqual([
      '/shop/assets/*',
      '  ! Cache-Control',
      '  Cache-Control: public, max-age=31536000, immutable',
    ]);
  });

  it('let nginx send Brotli where it has the module, and say which one it is', () => {
    expect(nginxConf({ ...site, nginxHasBrotli: true })).toMatch(/^ {2}brotli_static on;$/m);
    expect(nginxConf(site)).toMatch(/^ {2}# With the Brotli module \(Debian: libnginx-mod-http-brotli-static\)/m);
  });

  it('answer every other path with the home page', () => {
    expect(redirectsFile(site)).toBe('/shop/assets/* /shop/404.html 404\n/shop/* /shop/index.html 200\n');
  });
});
