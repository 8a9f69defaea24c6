import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../src/tools/commands/command.mjs';
import { replySettings } from '../../../src/tools/mock-api/mock-api-options.mjs';
import { startHttp } from '../../../src/tools/mock-api/start-http-options.mjs';

function parseOptions(args: readonly string[]) {
  const { options } = readArguments(startHttp, args);
  return { profile: options.profile, port: options.port, ...replySettings(options) };
}

describe('the options of npm run start:http', () => {
  it('have defaults', () => {
    expect(parseOptions([])).toEqual({ profile: 'cookies', port: 5173, checkoutReading: 'paymentCheckout' });
  });

  it('choose the shop, its ports and the shape of the checkout reply', () => {
    const args = ['--profile', 'home-kitchen', '--port', '8000', '--checkout-reading', 'checkoutUrl'];
    expect(parseOptions(args)).toEqual({ profile: 'home-kitchen', port: 8000, checkoutReading: 'checkoutUrl' });
  });

  it('limit the fields of the replies', () => {
    expect(parseOptions(['--fields', 'literal'])).toMatchObject({ fields: 'literal' });
  });

  it.each([
    ['--port', 'abc', '--port must be a number from 1 to 65533, of ports that browsers open, not "abc".'],
    ['--port', '', '--port must be a number from 1 to 65533, of ports that browsers open, not "".'],
    ['--port', '0', '--port must be a number from 1 to 65533, of ports that browsers open, not "0".'],
    ['--port', '65534', '--port must be a number from 1 to 65533, of ports that browsers open, not "65534".'],
    ['--port', '5998', '--port must be a number from 1 to 65533, of ports that browsers open, not "5998".'],
    ['--port', '51.5', '--port must be a number from 1 to 65533, of ports that browsers open, not "51.5".'],
    ['--checkout-reading', 'foo', '--checkout-reading must be one of paymentCheckout, checkoutUrl, not "foo".'],
    ['--fields', 'foo', '--fields must be one of all, literal, bare, not "foo".'],
    ['--porf', '8000', "Unknown option '--porf'"],
  ])('reject %s %s with a sentence', (option, value, sentence) => {
    expect(() => parseOptions([option, value])).toThrow(sentence);
  });
});
