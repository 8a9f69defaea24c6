import { expect, it } from 'vitest';
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
  ['MAIL_URL', 'mailto:a@shop.test'],
  ['STRIPE_WEBHOOK_SECRETS', ','],
  ['SHOP_ORIGIN', 'https://shop.test/shop/'],
])('the setting %s is refused with the value %s', (name, value) => {
  expect(() => readBackendSettings({ ...given, [name]: value })).toThrow(new RegExp(`^${name} must `));
});

it.each(['http://localhost', 'http://127.0.0.1:5175', 'https://accounts.test/tenant'])(
  'the setting OIDC_ISSUER is accepted with the value %s',
  (OIDC_ISSUER) => {
    expect(readBackendSettings({ ...given, OIDC_ISSUER }).OIDC_ISSUER).toBe(OIDC_ISSUER);
  },
);

it('settings that nobody gave are named', () => {
  expect(settingsLeftOut({ ...given, MAIL_URI: 'https://mail.test' })).toContain('MAIL_URL');
  expect(settingsLeftOut({ ...given, MAIL_URL: 'https://mail.test' })).not.toContain('MAIL_URL');
});
