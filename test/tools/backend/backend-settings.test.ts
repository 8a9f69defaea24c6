import { expect, it } from 'vitest';
import { newApp } from '../../../src/tools/backend/app';
import { readBackendSettings, settingsLeftOut } from '../../../src/tools/backend/backend-settings';

const given = {
  PUBLIC_URL: 'https://api.test',
  SHOP_ORIGIN: 'https://shop.test',
  KITCHEN_TOKEN: 'k'.repeat(32),
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRETS: 'whsec',
};

it.each([
  ['OIDC_ISSUER', 'foo'],
  ['OIDC_ISSUER', 'http://accounts.test'],
  ['OIDC_ISSUER', 'http://localhost.test'],
  ['PASSWORD_COST', '40'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['RATE_LIMIT', '0'],
  ['DATABASE_URL', 'mysql://shop'],
  ['SMTP_URL', 'mailto:a@shop.test'],
  ['MAIL_FROM', 'Shop <nobody>'],
  ['MAIL_FROM', 'a@shop.test\nBcc: b@shop.test'],
  ['STRIPE_WEBHOOK_SECRETS', ','],
  ['SHOP_ORIGIN', 'https://shop.test/shop/'],
  ['SHOP_CLOSED_ON', '2026-12-25,Christmas'],
  ['SHOP_CLOSED_ON', '2026-02-30'],
  ['TRUSTED_PROXIES', 'caddy'],
  ['TRUSTED_PROXIES', '10.0.0.1, http://10.0.0.2'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
])('the setting %s is refused with the value %s', (name, value) => {
  expect(() => readBackendSettings({ ...given, [name]: value })).toThrow(new RegExp(`^${name} must `));
});

it.each(['http://localhost', 'http://127.0.0.1:5175', 'https://accounts.test/tenant'])(
  'the setting OIDC_ISSUER is accepted with the value %s',
  (OIDC_ISSUER) => {
    expect(readBackendSettings({ ...given, OIDC_ISSUER }).OIDC_ISSUER).toBe(OIDC_ISSUER);
  },
);

it('the setting TRUSTED_PROXIES takes what the server takes', async () => {
  const written = '10.0.0.1, 172.16.0.0/12,10.0.0.0/255.0.0.0, ::1, fd00::/8, loopback';
  const settings = readBackendSettings({ ...given, TRUSTED_PROXIES: written });
  expect(settings.TRUSTED_PROXIES).toHaveLength(6);
  await (await newApp(settings, () => undefined)).close();
});

it('settings that are wrong are all named at once', () => {
  const read = () => readBackendSettings({ ...given, PORT: 'http', OIDC_CLIENT_ID: undefined });
  expect(read).toThrow(/^PORT must .*\nOIDC_CLIENT_ID is missing\.$/s);
});

it.each(['sk_test_1', 'rk_test_1'])(
  'settings of a test are refused in production unless a setting allows them: %s',
  (key) => {
    const tried = { ...given, STRIPE_SECRET_KEY: key, SHOP_ORIGIN: 'http://shop.test', NODE_ENV: 'production' };
    expect(() => readBackendSettings(tried)).toThrow(
      'STRIPE_SECRET_KEY is a test key: nobody pays with it.\nSHOP_ORIGIN must begin with https: in production.',
    );
    expect(readBackendSettings({ ...tried, ALLOW_TEST_SETTINGS: 'yes' }).SHOP_ORIGIN).toBe('http://shop.test');
  },
);

it('settings that nobody gave are named', () => {
  expect(settingsLeftOut({ ...given, SMTP_URI: 'smtp://mail.test' })).toContain('SMTP_URL');
  expect(settingsLeftOut({ ...given, SMTP_URL: 'smtp://mail.test' })).not.toContain('SMTP_URL');
});

it('a server for mails is refused without the address that they come from', () => {
  expect(() => readBackendSettings({ ...given, SMTP_URL: 'smtp://mail.test' })).toThrow('MAIL_FROM is missing.');
});
