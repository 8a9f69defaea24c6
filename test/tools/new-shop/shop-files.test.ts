import { expect, it } from 'vitest';
import { legal as secondBatch } from '../../../src/app/profiles/cookies/legal';
import { fromDollars, toDollars } from '../../../src/domain/shared/money';
import { countries, localAmount } from '../../../src/tools/new-shop/country-facts';
import { dialCodesOf } from '../../../src/tools/new-shop/dial-codes';
import { answersOf } from '../../../src/tools/new-shop/shop-answers';
import { namesFile, shopFiles } from '../../../src/tools/new-shop/shop-files';
import { aProduct } from '../../support/builders';

const dish = { ...aProduct(), category: 'Snacks', price: 5.5, rating: 4, alt: '', description: '' };
const products = [
  { ...dish, id: 'samosa', allergens: ['Wheat', 'Milk'] },
  { ...dish, id: 'pav-bhaji', allergens: ['Milk', 'Tree nuts (cashew)'] },
];
const lists = {
  tokens: "[dir='rtl'] {}",
  oneLine: "export const profileNames: readonly string[] = ['cookies', 'home-kitchen'];\n",
  lines: "export const profileNames: readonly string[] = [\n  'cookies',\n  'home-kitchen',\n];\n",
};

function filesOf(country: string, names = lists.oneLine, tax = 'none', hours = 'Mon-Sun 9-17') {
  const answers = {
    name: 'Noodle Bar',
    country,
    state: 'X',
    'time-zone': 'UTC',
    color: '#b3231a',
    hours,
    tax,
  };
  return shopFiles(answersOf(answers), { names, tokens: lists.tokens, products }, '2026-11-25');
}

const profileOf = (country: string, tax?: string, hours?: string) =>
  filesOf(country, lists.oneLine, tax, hours)['src/app/profiles/noodle-bar/profile.ts'] ?? '';

it.each([lists.oneLine, lists.lines])('a new shop is named once behind the others of %j', (names) => {
  const written = filesOf('Japan', names)[namesFile] ?? '';
  expect(written.match(/'[^']*'|,\s*(?=,)/g)).toEqual(["'cookies'", "'home-kitchen'", "'noodle-bar'"]);
});

it('a new shop that is open past midnight takes orders of a day until midnight', () => {
  expect(profileOf('Germany', 'none', 'Mon-Sun 17-2')).toContain('orderingWindow: { from: 17, to: 24 }');
});

it('a new shop offers the dial codes of every country, its own first', () => {
  const others = countries.map(({ code }) => code).filter((code) => code !== 'AU');
  expect(profileOf('Australia')).toContain(`dialCodes: ${JSON.stringify(dialCodesOf(['AU', ...others]))}`);
});

it.each([
  ['Canada', "state: 'X', stateLabel: 'Province'"],
  ['Japan', "state: 'X', stateLabel: 'Prefecture'"],
  ['Germany', undefined],
])('a new shop in %s calls the state as addresses there do', (country, expected) => {
  const [state] = /state.*stateLabel: '\w+'/.exec(profileOf(country)) ?? [];
  expect(state?.replaceAll('"', "'")).toBe(expected);
});

it.each([
  ['Australia', "cityLabel: 'Suburb'"],
  ['United Kingdom', "cityLabel: 'Town or city'"],
  ['Germany', undefined],
])('a new shop in %s calls the city as addresses there do', (country, expected) => {
  expect(/cityLabel: '[^']+'/.exec(profileOf(country))?.[0]).toBe(expected);
});

it.each([
  ['Germany', 'cents(500)', 'cents(5000)', 5.5],
  ['Japan', 'cents(50000)', 'cents(500000)', 550],
  ['India', 'cents(10000)', 'cents(100000)', 110],
])('a new shop in %s has prices of its currency', (country, shippingFee, freeShippingAbove, price) => {
  const profile = profileOf(country);
  expect(profile).toContain(`shippingFee: ${shippingFee}`);
  expect(profile).toContain(`freeShippingAbove: ${freeShippingAbove}`);
  expect(filesOf(country)['fixtures/noodle-bar/products.json']).toContain(`"price":${price},`);
});

it.each([
  ['Japan', 'smallestAmount: cents(100)'],
  ['Germany', undefined],
])('a new shop in %s rounds taxes to the smallest coin', (country, expected) => {
  expect(/smallestAmount: cents\(\d+\)/.exec(profileOf(country))?.[0]).toBe(expected);
});

it.each([
  ['Germany', 2.25, 2.25],
  ['Japan', 2.25, 230],
  ['Japan', 14.5, 1450],
  ['India', 2.25, 45],
  ['India', 5.4, 110],
])('a price natural in %s for %d dollars is %d', (name, dollars, price) => {
  const country = countries.find((one) => one.name === name);
  expect(country && toDollars(localAmount(country, fromDollars(dollars)))).toBe(price);
});

it.each([
  ['none', '"taxPercent":0,', 'Prices are in GBP. You pay'],
  [
    'VAT 20 included',
    '"taxPercent":0,"includedTax":{"name":"VAT","percent":20},',
    'in GBP and include 20 percent VAT. You',
  ],
  [
    'sales tax 8 added',
    '"taxPercent":8,',
    'in GBP. The cart estimates the tax, 8 percent, which is added to them. You',
  ],
])('a new shop whose tax is %s says so in its profile and its terms', (tax, pricing, terms) => {
  expect(profileOf('United Kingdom', tax)).toContain(pricing);
  expect(filesOf('United Kingdom', lists.oneLine, tax)['src/app/profiles/noodle-bar/legal.ts']).toContain(terms);
});

it('a new shop says that its kitchen works with every allergen of its first menu', () => {
  const kitchen = filesOf('Japan')['src/app/profiles/noodle-bar/kitchen.ts'];
  expect(kitchen).toContain("export const kitchenUses = 'wheat, milk and tree nuts';");
});

it('a new shop limits what its -Free labels claim, on the dish and in its terms', () => {
  expect(profileOf('Japan')).toContain('showUnratedStars: false');
  expect(profileOf('Japan')).toContain('crossContact: `Made in a kitchen that uses ${kitchenUses}.');
  const legal = filesOf('Japan')['src/app/profiles/noodle-bar/legal.ts'] ?? '';
  expect(legal).toContain("kitchen that uses ${kitchenUses}, so we can't promise any dish is free of traces.");
  expect(legal).not.toContain('traces are always possible');
});

it('a new shop claims no list of ingredients or allergens for each dish, because its menu may lack one', () => {
  const files = filesOf('Japan');
  for (const file of ['profile.ts', 'legal.ts'])
    expect(files[`src/app/profiles/noodle-bar/${file}`]).not.toMatch(/every allergen listed|(every dish|menu) lists/i);
});

it('a new shop has the headings and the promise on cancelling of the shops that are there', () => {
  const legal = filesOf('Japan')['src/app/profiles/noodle-bar/legal.ts'] ?? '';
  const headings = secondBatch.privacy.sections.map(({ heading }) => heading);
  for (const heading of ['What stays on your device', 'Who else sees it', 'How long we keep it']) {
    expect(headings).toContain(heading);
    expect(legal).toContain(`heading: '${heading}'`);
  }
  expect(legal).toContain("if we haven't started cooking, we'll help.");
});
