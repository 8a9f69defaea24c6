import { describe, expect, it } from 'vitest';
import { hostHeaders } from '../../../src/site/security-policy';
import { caddyfile, headersFile, nginxConf, redirectsFile } from '../../../src/tools/deploy/host-files';

const root = { base: '/', root: '/srv/shop', port: 8080 };
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

  it('take a folder with a space in its name', () => {
    const spaced = { ...root, root: '/srv/my shop' };
    expect(nginxConf(spaced)).toContain('\n  root "/srv/my shop";\n');
    expect(caddyfile(spaced)).toContain('\n\troot * "{$SHOP_ROOT:/srv/my shop}"\n');
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
    expect(redirectsFile(site)).toBe(
      '/shop /shop/ 301\n/shop/assets/* /shop/404.html 404\n/shop/* /shop/index.html 200\n',
    );
    expect(redirectsFile({ base: '/' })).toBe('/assets/* /404.html 404\n/* /index.html 200\n');
  });

  it('redirect from a folder without its slash, and nowhere else', () => {
    expect(nginxConf(site)).toMatch(/location = \/shop \{[^}]+return 301 \/shop\/;\n/);
    expect(caddyfile(site)).toContain('\tredir /shop /shop/ permanent\n');
    for (const text of [nginxConf(root), caddyfile(root)]) expect(text).not.toMatch(/return 301|\tredir /);
  });

  it.each(['/', '/shop/'])('nginx.conf for %s has each header in each location', (base) => {
    const [, ...locations] = nginxConf({ ...site, base }).split(/^ {2}location /m);
    expect(locations).toHaveLength(base === '/' ? 5 : 7);
    for (const location of locations) {
      expect(location).toContain('add_header Cache-Control "');
      // Pages of errors have them too.
      for (const [name, value] of Object.entries(hostHeaders))
        expect(location).toContain(`add_header ${name} "${value}" always;`);
    }
  });

  it('let nginx keep what has a hash in its name, although it is a file as others are', () => {
    expect(nginxConf(site)).toMatch(/location \^~ \/shop\/assets\/ \{[^}]+immutable/);
  });

  it('send the headers outside a folder too', () => {
    expect(nginxConf(site)).toMatch(/location \/ \{[^}]+return 404;\n/);
    expect(caddyfile(site)).toContain('\thandle {\n\t\terror 404\n\t}\n\thandle_errors');
    expect(headersFile(site)).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
  });

  it('keep browsers to https and other windows away only where that is asked for', () => {
    const texts = (options: object) => [nginxConf, caddyfile, headersFile].map((file) => file({ ...site, ...options }));
    for (const text of texts({})) expect(text).not.toMatch(/Strict-Transport-Security|Opener-Policy/);
    for (const text of texts({ hsts: true })) expect(text).toMatch(/Strict-Transport-Security:? "?max-age=31536000/);
    for (const text of texts({ coop: true })) expect(text).toMatch(/Cross-Origin-Opener-Policy:? "?same-origin/);
  });

  it('let nginx name the encoding of each kind of text', () => {
    const [, types = ''] = /^ {2}charset utf-8;\n {2}charset_types ([^;]+);$/m.exec(nginxConf(site)) ?? [];
    expect(types.split(' ')).toEqual(expect.arrayContaining(['text/css', 'application/javascript', 'text/plain']));
  });
});
