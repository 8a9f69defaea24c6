import { describe, expect, it } from 'vitest';
import { validateSample } from '../../../src/site/validation/validate-sample';
import { sample as cookies } from '../../../src/app/profiles/cookies/sample';
import { sample as homeKitchen } from '../../../src/app/profiles/home-kitchen/sample';
import { aSample, aSampleProduct } from '../../support/sample-shop';

const withProduct = (wrong: object) => ({ ...aSample(), products: [{ ...aSampleProduct(), ...wrong }] });
const { orderPrefix: _prefix, ...withoutPrefix } = aSample();

describe('sample validation', () => {
  it.each([cookies, homeKitchen, aSample()])('accepts the catalog of $orderPrefix', (sample) => {
    expect(validateSample(sample)).toEqual([]);
  });

  it.each([
    ['price', { price: -1 }, 'products[0].price must be a number of dollars from 0 to 1000000.'],
    ['price in words', { price: '$2.50' }, 'products[0].price must be a number of dollars from 0 to 1000000.'],
    ['category not listed', { category: 'Classics' }, 'products[0].category must be one of Classic, Snacks.'],
    ['name', { name: '' }, 'products[0].name must be a text.'],
    ['id that is no file name', { id: '../a' }, 'products[0].id must be a name of small letters, digits and hyphens.'],
    ['rating', { rating: 6 }, 'products[0].rating must be a number from 0 to 5.'],
    [
      'rest of today',
      { quantityAvailable: 1.5 },
      'products[0].quantityAvailable must be a whole number of at least 0.',
    ],
    [
      'allergen, which its label denies',
      { dietary: ['Dairy-Free'], allergens: ['Milk'] },
      'products[0].allergens must not have Milk beside Dairy-Free.',
    ],
    [
      'allergen of a vegetarian dish',
      { isVegetarian: true, allergens: ['Fish'] },
      'products[0].allergens must not have Fish beside Vegetarian.',
    ],
    ['unknown field', { isNew: true }, 'products[0].isNew is not a field.'],
  ])('names the field of a wrong %s', (_what, wrong, sentence) => {
    expect(validateSample(withProduct(wrong))).toEqual([sentence]);
  });

  it('names an unknown diet', () => {
    const [sentence] = validateSample(withProduct({ dietary: ['With Egg', 'Keto'] }));
    expect(sentence).toMatch(/^products\[0\]\.dietary\[1\] must be one of Vegan, Egg-Free, /);
  });

  it('names the second of two dishes with one id', () => {
    const twice = aSample({ products: [aSampleProduct(), aSampleProduct()] });
    expect(validateSample(twice)).toEqual(['products[1].id must be another than products[0].id.']);
  });

  it('names a missing field', () => {
    expect(validateSample(withoutPrefix)).toEqual(['orderPrefix is missing: it must be a text.']);
  });
});
