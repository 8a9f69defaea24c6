import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/app/settings';
import { readArguments } from '../../../src/tools/commands/command.mjs';
import { replySettings } from '../../../src/tools/mock-api/mock-api-options.mjs';
import { localApiSettings, startHttp } from '../../../src/tools/mock-api/start-http-options.mjs';

function parseOptions(args: readonly string[]) {
  const { options } = readArguments(startHttp, args);
  return { profile: options.profile, port: options.port, ...replySettings(options) };
}

describe('the options of npm run start:http', () => {
  it('the options of npm run start:http have defaults', () => {
    expect(parseOptions([])).toEqual({ profile: 'cookies', port: 5173, checkoutReading: 'paymentCheckout' });
  });

  it('choose the shop, its ports and the shape of the checkout reply', () => {
    const args = ['--profile', 'home-kitchen', '--port', '6000', '--checkout-reading', 'checkoutUrl'];
    expect(parseOptions(args)).toEqual({ profile: 'home-kitchen', port: 6000, checkoutReading: 'checkoutUrl' });
  });

  it('limit the fields of the replies', () => {
    expect(parseOptions(['--fields', 'literal'])).toMatchObject({ fields: 'literal' });
  });

  it.each([
    ['--port', 'abc', '--port must be a number from 1 to 65533, not "abc".'],
    ['--port', '', '--port must be a number from 1 to 65533, not "".'],
    ['--port', '0', '--port must be a number from 1 to 65533, not "0".'],
    ['--port', '65534', '--port must be a number from 1 to 65533, not "65534".'],
    ['--port', '51.5', '--port must be a number from 1 to 65533, not "51.5".'],
    ['--checkout-reading', 'foo', '--checkout-reading must be one of paymentCheckout, checkoutUrl, not "foo".'],
    ['--fields', 'foo', '--fields must be one of all, literal, bare, not "foo".'],
    ['--porf', '6000', "Unknown option '--porf'"],
  ])('reject %s %s with a sentence', (option, value, sentence) => {
    expect(() => parseOptions([option, value])).toThrow(sentence);
  });
});

describe('the shop of npm run start:http', () => {
  it('uses only the local API, whatever the environment sets', () => {
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
});
