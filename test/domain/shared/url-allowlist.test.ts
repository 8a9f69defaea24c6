import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedUrl, UrlGuard } from '../../../src/domain/shared/url-allowlist';
import { FakeBrowser } from '../../support/in-memory-device';

const shop = new FakeBrowser('https://shop.test');
const payOrigin = 'https://pay.example';

describe('a checkout or sign-in URL', () => {
  it.each([`${payOrigin}/c/1?x=1#top`, `${payOrigin}`, 'https://pay.example:443/c/1', 'HTTPS://PAY.EXAMPLE/c/1'])(
    'may be %s',
    (url) => {
      expect(isAllowedUrl(url, shop, [payOrigin], false)).toBe(true);
    },
  );

  it.each([
    ['another origin', 'https://evil.example/c/1'],
    ['another port', 'https://pay.example:8443/c/1'],
    ['http', 'http://pay.example/c/1'],
    ['a host that begins alike', 'https://pay.example.evil.example/c/1'],
    ['a host that ends alike', 'https://evilpay.example/c/1'],
    ['a sub-domain', 'https://www.pay.example/c/1'],
    ['the host in the path', 'https://evil.example/pay.example'],
    ['the host in the query', 'https://evil.example/?u=https://pay.example/'],
    ['the host in the fragment', 'https://evil.example/#https://pay.example'],
    ['the host as user name', 'https://pay.example@evil.example/'],
    ['the host as user name and password', 'https://pay.example:443@evil.example/'],
    ['a user name at the right host', 'https://user@pay.example/c/1'],
    ['a password at the right host', 'https://:secret@pay.example/c/1'],
    ['a backslash for the at sign', 'https://evil.example\\@pay.example/'],
    ['a host in look-alike letters', 'https://p\u0430y.example/c/1'],
    ['javascript:', 'javascript:alert(1)//https://pay.example/'],
    ['javascript: in disguise', 'java\nscript:alert(1)'],
    ['data:', 'data:text/html,<script>alert(1)</script>'],
    ['blob: of the right origin', 'blob:https://pay.example/1'],
    ['view-source:', 'view-source:https://pay.example/'],
    ['ftp:', 'ftp://pay.example/'],
    ['file:', 'file:///etc/passwd'],
    ['no scheme', '//pay.example/c/1'],
    ['no scheme and no slashes', 'pay.example/c/1'],
    ['a path', '/c/1'],
    ['a scheme without slashes', 'https:pay.example/c/1'],
    ['backslashes for slashes', 'https:\\\\pay.example\\c'],
    ['no host', 'https://'],
    ['an invalid host', 'https://pay example/'],
    ['a blank in front', ' https://pay.example/c/1'],
    ['nothing', ''],
  ])('may not have %s', (_what, url) => {
    expect(isAllowedUrl(url, shop, [payOrigin], false)).toBe(false);
  });

  it.each([undefined, null, 7, {}, [payOrigin], new URL(payOrigin)])('must be a string, not %s', (url) => {
    expect(isAllowedUrl(url, shop, [], true)).toBe(false);
  });

  it('may have any https origin where none is configured', () => {
    expect(isAllowedUrl('https://any.example/c', shop, [], false)).toBe(true);
    expect(isAllowedUrl('http://any.example/c', shop, [], false)).toBe(false);
  });

  it.each([
    ['http://localhost:4242/c/1', true],
    ['http://127.0.0.1:4242/c/1', true],
    ['http://localhost.evil.example/', false],
    ['http://127.0.0.1.evil.example/', false],
    ['http://192.168.1.10/', false],
    ['ftp://localhost/', false],
  ])('may be plain http on localhost only: %s %s', (url, allowed) => {
    expect(isAllowedUrl(url, shop, [], false)).toBe(allowed);
  });

  it('must be listed even on localhost, where origins are configured', () => {
    expect(isAllowedUrl('http://localhost:4242/c', shop, [payOrigin], false)).toBe(false);
    expect(isAllowedUrl('http://localhost:4242/c', shop, ['http://localhost:4242'], false)).toBe(true);
  });

  it('may be one of several configured origins', () => {
    const guard = new UrlGuard(shop, [payOrigin, 'https://bank.example'], false);
    expect(guard.allows('https://bank.example/c')).toBe(true);
    expect(guard.allows('https://evil.example/c')).toBe(false);
  });
});

describe("the demo's hosted pages", () => {
  it.each(['https://shop.test', 'http://192.168.1.10:5173', 'http://shop.internal'])(
    'are allowed wherever the demo is served from: %s',
    (origin) => {
      const demo = new UrlGuard(new FakeBrowser(origin), [payOrigin], true);
      expect(demo.allows(`${origin}/demo/checkout`)).toBe(true);
      expect(demo.allows(`blob:${origin}/1`)).toBe(false);
      expect(demo.allows('https://evil.example/demo/checkout')).toBe(false);
    },
  );

  it('allow no code to run in a demo without an origin', () => {
    expect(isAllowedUrl('javascript:alert(1)', new FakeBrowser('null'), [], true)).toBe(false);
  });

  it('are not allowed outside the demo', () => {
    expect(isAllowedUrl('https://shop.test/demo/checkout', shop, [payOrigin], false)).toBe(false);
  });
});

describe('any text at all', () => {
  it('is allowed only as an https or localhost URL without user name and password', () => {
    const words = '// / : @ u:p@ ? # . localhost 127.0.0.1 pay.example 8443 null %2f [::1] javascript: blob:'.split(
      ' ',
    );
    const scheme = fc.constantFrom(
      'https://',
      'http://',
      'HTTPS:\\\\',
      'https:',
      '//',
      'javascript:',
      'blob:https://',
      '',
    );
    const pieces = fc.array(fc.constantFrom(...words, '\\', ' ', '\t', '\n'), { maxLength: 6 });
    const url = fc.oneof(
      fc.string(),
      fc.tuple(scheme, pieces).map(([start, rest]) => start + rest.join('')),
    );
    fc.assert(
      fc.property(url, (text) => {
        const { protocol, hostname, username, password } = URL.canParse(text) ? new URL(text) : new URL('none:');
        const isSafe = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
        const expected = isSafe && username === '' && password === '';
        expect(expected || !isAllowedUrl(text, shop, [], false)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
