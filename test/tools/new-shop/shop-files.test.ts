import { expect, it } from 'vitest';
import { countries } from '../../../src/tools/new-shop/country-facts';
import { dialCodesOf } from '../../../src/tools/new-shop/dial-codes';
import { answersOf } from '../../../src/tools/new-shop/shop-answers';
import { namesFile, shopFiles } from '../../../src/tools/new-shop/shop-files';
import { aProduct } from '../../support/builders';

const products = [{ ...aProduct(), id: 'samosa', category: 'Snacks', price: 5.5, rating: 4, alt: '', description: '' }];
const lists = {
  tokens: "[dir='rtl'] {}",
  oneLine: "export const profileNames: readonly string[] = ['cookies', 'home-kitchen'];\n",
  lines: "export const profileNames: readonly string[] = [\n  'cookies',\n  'home-kitchen',\n];\n",
};

function filesOf(country: string, names = lists.oneLine) {
  const answers = {
    name: 'Noodle Bar',
    country,
    state: 'X',
    'time-zone': 'UTC',
    color: '#b3231a',
    hours: 'Mon-Sun 9-17',
  };
  return shopFiles(answersOf(answers), { names, tokens: lists.tokens, products }, '2026-11-25');
}

it.each([lists.oneLine, lists.lines])('a new shop is named once behind the others of %j', (names) => {
  const written = filesOf('Japan', names)[namesFile] ?? '';
  expect(written.match(/'[^']*'|,\s*(?=,)/g)).toEqual(["'cookies'", "'home-kitchen'", "'noodle-bar'"]);
});

it('a new shop offers the dial codes of every country, its own first', () => {
  const others = countries.map(({ code }) => code).filter((code) => code !== 'AU');
  expect(filesOf('Australia')['src/app/profiles/noodle-bar/profile.ts']).toContain(
    `dialCodes: ${JSON.stringify(dialCodesOf(['AU', ...others]))}`,
  );
});

it.each([
  ['Canada', "state: 'X', stateLabel: 'Province'"],
  ['Japan', "state: 'X', stateLabel: 'Prefecture'"],
  ['Germany', undefined],
])('a new shop in %s calls the state as addresses there do', (country, expected) => {
  const [state] =
    /state.*stateLabel: '\w+'/.exec(filesOf(country)['src/app/profiles/noodle-bar/profile.ts'] ?? '') ?? [];
  expect(state?.replaceAll('"', "'")).toBe(expected);
});

it.each([
  ['Germany', 'cents(500)', 5.5],
  ['Japan', 'cents(50000)', 550],
])('a new shop in %s has prices of its currency', (country, shippingFee, price) => {
  const files = filesOf(country);
  expect(files['src/app/profiles/noodle-bar/profile.ts']).toContain(`shippingFee: ${shippingFee}`);
  expect(files['fixtures/noodle-bar/products.json']).toContain(`"price":${price},`);
});
