import { expect, it } from 'vitest';
import { readSettings } from '../../../src/app/settings';
import { localApiSettings } from '../../../src/tools/commands/local-api-settings.mjs';

it('a shop that is started beside a local API uses it alone, whatever the environment sets', () => {
  const environment = {
    VITE_BACKEND: 'mock',
    VITE_API_URL: 'nonsense',
    VITE_MENU_API_URL: 'https://menu.example.com',
    VITE_AUTH_API_URL: 'https://accounts.example.com',
    VITE_ORDER_API_URL: 'https://orders.example.com',
    VITE_CHECKOUT_ORIGINS: 'https://pay.example.com',
    VITE_SIGNIN_ORIGINS: 'https://accounts.example.com',
  };
  const api = 'http://127.0.0.1:5174';
  expect(readSettings({ ...environment, ...localApiSettings('cookies', api) }, {}, ['cookies'])).toMatchObject({
    backend: 'http',
    menuApiUrl: api,
    authApiUrl: api,
    orderApiUrl: api,
    checkoutOrigins: [],
    signInOrigins: [],
    pictureOrigins: [],
  });
});
