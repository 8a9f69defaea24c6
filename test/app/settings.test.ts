import { describe, expect, it } from 'vitest';
import { parseSettingsBlock, readSettings, type RawSettings } from '../../src/app/settings';

const profiles = ['cookies', 'home-kitchen'];
const read = (build: RawSettings = {}, page: RawSettings = {}) => readSettings(build, page, profiles);

describe('settings', () => {
  it('are a demo of the cookie shop when nothing is set', () => {
    expect(read()).toEqual({
      backend: 'mock',
      profile: 'cookies',
      menuApiUrl: '',
      authApiUrl: '',
      orderApiUrl: '',
      orderDialect: undefined,
      checkoutOrigins: [],
      signInOrigins: [],
      pictureOrigins: [],
      idempotencyKey: true,
      cart: 'browser',
      tokenStorage: 'local',
      otherShopUrl: '',
      siteUrl: '',
      reportsUrl: '',
      reportsSamplePercent: 100,
      notice: undefined,
      closedOn: [],
      ownerMistakes: [],
    });
  });

  it('let each service have its own host, VITE_API_URL otherwise', () => {
    const settings = read({
      VITE_API_URL: 'https://api.example.com/',
      VITE_ORDER_API_URL: 'https://orders.example.com/base',
    });
    expect(settings).toMatchObject({
      menuApiUrl: 'https://api.example.com',
      authApiUrl: 'https://api.example.com',
      orderApiUrl: 'https://orders.example.com/base',
    });
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'HTTPS://api.example.com/base'])(
    'accept %s as the URL of a service',
    (address) => {
      expect(read({ VITE_API_URL: address }).menuApiUrl).toBe(address);
    },
  );

  it('settings of the page override those of the build', () => {
    const settings = read(
      { VITE_BACKEND: 'http', VITE_CART: 'browser' },
      { VITE_CART: 'server', VITE_CHECKOUT_ORIGINS: 'https://pay.example.com, https://pay2.example.com' },
    );
    expect(settings).toMatchObject({
      backend: 'http',
      cart: 'server',
      checkoutOrigins: ['https://pay.example.com', 'https://pay2.example.com'],
    });
  });

  it.each<[RawSettings, string]>([
    [{ VITE_BACKEND: 'htp' }, 'VITE_BACKEND must be one of mock, http, fallback, not "htp".'],
    [{ VITE_PROFILE: 'pizza' }, 'VITE_PROFILE must be one of cookies, home-kitchen, not "pizza".'],
    [{ VITE_API_URL: 'api.example.com' }, 'VITE_API_URL must be an absolute'],
    [{ VITE_MENU_API_URL: 'ftp://menu.example.com' }, 'VITE_MENU_API_URL must be an absolute'],
    [{ VITE_AUTH_API_URL: 'https://a.example.com?x=1' }, 'VITE_AUTH_API_URL must be an absolute'],
    [{ VITE_API_URL: 'https://api.example.com?' }, 'VITE_API_URL must be an absolute'],
    [{ VITE_API_URL: 'https://api.example.com#' }, 'VITE_API_URL must be an absolute'],
    [{ VITE_API_URL: 'http:/127.0.0.1:5317' }, 'VITE_API_URL must be an absolute'],
    [{ VITE_API_URL: 'https:api.example.com' }, 'VITE_API_URL must be an absolute'],
    [{ VITE_API_URL: 'https://user@api.example.com' }, 'VITE_API_URL must be an absolute'],
    [{ VITE_API_URL: 'https://:secret@api.example.com' }, 'VITE_API_URL must be an absolute'],
    [
      { VITE_ORDER_API_URL: 'http://orders.example.com' },
      'VITE_ORDER_API_URL must be https, or http on localhost, not "http://orders.example.com".',
    ],
    [{ VITE_API_URL: 'http://192.0.2.1:8080' }, 'VITE_API_URL must be https, or http on localhost'],
    [{ VITE_API_URL: 'http://[::1]:8080' }, 'VITE_API_URL must be https, or http on localhost'],
    [{ VITE_OTHER_SHOP_URL: '/other/' }, 'VITE_OTHER_SHOP_URL must be an absolute'],
    [{ VITE_SITE_URL: 'https://example.com/shop' }, 'VITE_SITE_URL must be the origin of the shop'],
    [{ VITE_SITE_URL: 'http://shop.example.com' }, 'VITE_SITE_URL must be https'],
    [{ VITE_ORDER_DIALECT: 'line' }, 'VITE_ORDER_DIALECT must be one of lines, street, not "line".'],
    [{ VITE_IDEMPOTENCY_KEY: 'yes' }, 'VITE_IDEMPOTENCY_KEY must be one of on, off, not "yes".'],
    [{ VITE_CART: 'cloud' }, 'VITE_CART must be one of browser, server, server-token, not "cloud".'],
    [{ VITE_TOKENS: 'session' }, 'VITE_TOKENS must be one of local, memory, not "session".'],
    [{ VITE_REPORTS_URL: '/reports' }, 'VITE_REPORTS_URL must be an absolute'],
    [{ VITE_REPORTS_URL: 'http://reports.example.com' }, 'VITE_REPORTS_URL must be https'],
    ...['101', '-1', '1.5', 'ten'].map((share): [RawSettings, string] => [
      { VITE_REPORTS_SAMPLE: share },
      `VITE_REPORTS_SAMPLE must be a whole number from 0 to 100, not "${share}".`,
    ]),
    [{ VITE_CART: 7 }, 'VITE_CART must be a text, not 7.'],
  ])('%j stops the start with a sentence that names it', (build, sentence) => {
    expect(() => read(build)).toThrow(sentence);
  });

  describe.each(['VITE_CHECKOUT_ORIGINS', 'VITE_SIGNIN_ORIGINS', 'VITE_PICTURE_ORIGINS'])('%s', (setting) => {
    it.each([
      'https://pay.example.com/path',
      'https://pay.example.com/',
      'https://*.pay.example.com',
      'https://*',
      'https://.pay.example.com',
      'https://pay..example.com',
      'https://user@pay.example.com',
      'https://:secret@pay.example.com',
      'https://pay.example.com?x=1',
      'https://pay.example.com#top',
      'https://pay.example.com:443',
      'https://PAY.example.com',
      'https:pay.example.com',
      'pay.example.com',
      '*',
      'null',
      'ftp://pay.example.com',
      'javascript:alert(1)',
      'data:text/html',
      'blob:https://pay.example.com',
    ])('refuses %s, which no URL can match', (origin) => {
      const named = `${setting} must be a comma list of origins like https://pay.example.com`;
      const list = `https://good.example.com, ${origin}`;
      expect(() => read({ [setting]: list })).toThrow(`${named}, and "${origin}" is not one.`);
      expect(() => read({}, { [setting]: list })).toThrow(named);
    });

    it.each(['http://pay.example.com', 'http://192.0.2.1:8080', 'http://[::1]:8080', 'http://localhost.example.com'])(
      'refuses %s, to which the shop never sends anyone',
      (origin) => {
        expect(() => read({ [setting]: origin })).toThrow(
          `${setting} must be https, or http on localhost, not "${origin}".`,
        );
      },
    );

    it('takes https origins with or without a port, and http on this machine', () => {
      const list = ['https://pay.example.com', 'https://p_1.example.com:8443', 'https://[2001:db8::1]'];
      const local = ['http://localhost:4242', 'http://127.0.0.1:4242', 'http://localhost'];
      const settings = read({ [setting]: [...list, ...local].join(' , ') });
      expect([settings.checkoutOrigins, settings.signInOrigins, settings.pictureOrigins]).toContainEqual([
        ...list,
        ...local,
      ]);
    });
  });

  it('settings of the page can neither change what the build has fixed nor name an unknown setting', () => {
    expect(() => read({ VITE_BACKEND: 'http' }, { VITE_BACKEND: 'mock' })).toThrow(
      'VITE_BACKEND is fixed by the build',
    );
    expect(() => read({}, { VITE_TOKEN: 'x' })).toThrow('VITE_TOKEN is not a setting of this shop.');
  });
});

describe('settings block of the page', () => {
  it('is JSON, and may be missing or empty', () => {
    expect(parseSettingsBlock('{"VITE_CART":"server"}')).toEqual({ VITE_CART: 'server' });
    expect(parseSettingsBlock(undefined)).toEqual({});
    expect(parseSettingsBlock(' ')).toEqual({});
  });

  it.each(['{', '[]', '"x"', 'null'])('settings block of the page is refused when it is %s', (json) => {
    expect(() => parseSettingsBlock(json)).toThrow('storefront-config');
  });
});
