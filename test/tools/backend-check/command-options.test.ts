import { describe, expect, it } from 'vitest';
import { checkCommand, checkOptions } from '../../../src/tools/backend-check/command-options';
import { readArguments } from '../../../src/tools/commands/command.mjs';

const parseCheckOptions = (args: readonly string[], env = {}) =>
  checkOptions(readArguments(checkCommand('check:backend'), args), env);

const url = ['--url', 'https://api.example.com'];
const parse = (args: readonly string[], env = {}) => parseCheckOptions([...url, ...args], env);

describe('the options of the backend check', () => {
  it.each([
    'https://api.example.com',
    'https://api.example.com/',
    'https://api.example.com/api/v1',
    'https://api.example.com/api/v1/',
  ])('understand --url %s', (written) => {
    expect(parseCheckOptions(['--url', written], {}).baseUrls.order).toBe('https://api.example.com');
  });

  it('can set the URL of a single service', () => {
    const { baseUrls } = parse(['--order-url', 'https://orders.example.com']);
    expect(baseUrls).toEqual({
      menu: 'https://api.example.com',
      account: 'https://api.example.com',
      order: 'https://orders.example.com',
    });
  });

  it.each(['no-such-folder/check.json', 'test', 'package.json/check.json'])(
    'refuse %s for the findings, before the backend is called',
    (file) => {
      for (const name of ['--json', '--junit'])
        expect(() => parse([name, file])).toThrow(`${name} must be a file in a folder that exists, not "${file}".`);
      expect(parse(['--json', '.build.json']).json).toBe('.build.json');
    },
  );

  it.each([
    ['1 High St, Leeds, LS1 4AP, United Kingdom', ''],
    ['1 High St, Leeds, West Yorkshire, LS1 4AP, United Kingdom', 'West Yorkshire'],
  ])('read the address "%s"', (written, state) => {
    const rest = { city: 'Leeds', postalCode: 'LS1 4AP', country: 'United Kingdom' };
    expect(parse(['--address', written]).address).toEqual({ line1: '1 High St', state, ...rest });
  });

  it.each(['Leeds', '1 High St, Leeds, LS1 4AP', '1 High St, , LS1 4AP, United Kingdom', 'a, b, c, d, e, f'])(
    'refuse the address "%s"',
    (written) => {
      expect(() => parse(['--address', written])).toThrow('--address must be street, city, ');
    },
  );

  it('write only where they are told to, also with a code', () => {
    expect(parse(['--code', '4/abc']).write).toBe(false);
    expect(parse(['--code', '4/abc', '--write']).write).toBe(true);
  });

  it('take the token from the environment', () => {
    expect(parse([], { CHECK_TOKEN: 'secret' }).token).toBe('secret');
    expect(parse(['--token', 'other'], { CHECK_TOKEN: 'secret' }).token).toBe('other');
    expect(parse([], { CHECK_TOKEN: '' }).token).toBeUndefined();
  });

  it('tell what the shop needs beyond the least', () => {
    expect(parse([])).toMatchObject({ needed: [], offersPickup: false });
    expect(parse(['--cart', 'server'])).toMatchObject({ carts: ['server'], needed: ['cart'] });
    const written = ['--needs', 'cart', '--needs', 'GET /api/v1/menu-types/{id}', '--pickup'];
    expect(parse(written)).toMatchObject({ needed: ['cart', 'menu.type'], offersPickup: true });
  });

  it('know calls by name and by path', () => {
    expect(parse(['--only', 'order.mine', '--only', 'GET /api/v1/menu-types']).only).toEqual([
      'order.mine',
      'menu.types',
    ]);
  });

  it.each([
    [['--dialect', 'klingon'], '--dialect must be one of lines, street, not "klingon".'],
    [['--only', 'order.eat'], 'not "order.eat".'],
    [['--origin', 'https://shop.example.com/menu'], '--origin must be an origin like https://shop.example.com'],
    [['--menu-url', 'api.example.com'], '--menu-url must be an http or https URL, not "api.example.com".'],
    [['--nonsense'], "Unknown option '--nonsense'"],
  ])('reject %j', (args, sentence) => {
    expect(() => parse(args)).toThrow(sentence);
  });
});
