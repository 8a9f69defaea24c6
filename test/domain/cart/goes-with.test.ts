import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goesWith, type Wishes } from '../../../src/domain/cart/goes-with';
import { allergenWarning } from '../../../src/domain/menu/allergens';
import { categoryNamed, dietaryLabelNamed, type Product } from '../../../src/domain/menu/product';
import { aCartItem, aDay, aProduct } from '../../support/builders';

const [sunday, monday] = [aDay('2026-11-22'), aDay('2026-11-23')];
const nothingSpecial: Wishes = { avoided: [], diets: [], days: [] };
const dish = (id: string, category: string, fields: Partial<Product> = {}) =>
  aProduct({ id, name: id, category: categoryNamed(category), ...fields });
const chip = dish('chip', 'Classic');
const cart = [aCartItem({ id: 'chip' })];
const ids = (menu: readonly Product[], wishes: Partial<Wishes> = {}) =>
  goesWith(cart, menu, { ...nothingSpecial, ...wishes }).map(({ id }) => id);

describe('what goes with a cart', () => {
  it('is of another group, popular ones first, then the better rated, at most three', () => {
    const menu = [
      chip,
      dish('oat', 'classic'),
      dish('tart', 'Seasonal', { rating: 4.9 }),
      dish('fudge', 'Bars', { rating: 4.1, isPopular: true }),
      dish('brownie', 'Bars', { rating: 4.2 }),
      dish('blondie', 'Bars', { rating: 4.0 }),
    ];
    expect(ids(menu)).toEqual(['fudge', 'tart', 'brownie']);
  });

  it('is for the same day', () => {
    const menu = [chip, dish('tart', 'Seasonal', { deliverableOn: monday }), dish('pie', 'Pies')];
    expect(ids(menu, { days: [sunday] })).toEqual([]);
    expect(ids(menu, { days: [monday] })).toEqual(['tart']);
  });

  it('has no avoided allergen, and none that is not listed for somebody who avoids one', () => {
    const { allergens: _allergens, ...unlisted } = dish('mystery', 'Pies');
    const menu = [
      chip,
      dish('nutty', 'Bars', { allergens: ['Tree nuts'] }),
      unlisted,
      dish('pear', 'Fruit', { allergens: [] }),
    ];
    expect(ids(menu, { avoided: ['Nuts'] })).toEqual(['pear']);
    expect(ids(menu)).toEqual(['nutty', 'mystery', 'pear']);
  });

  it('has every label that the menu is filtered by', () => {
    const menu = [chip, dish('tart', 'Seasonal', { dietaryLabels: [dietaryLabelNamed('Vegan')] }), dish('pie', 'Pies')];
    expect(ids(menu, { diets: ['vegan'] })).toEqual(['tart']);
  });

  it('can be ordered', () => {
    expect(ids([chip, dish('gone', 'Bars', { quantityAvailable: 0 }), dish('', 'Pies')])).toEqual([]);
  });

  it('is nothing for an empty cart', () => {
    expect(goesWith([], [chip, dish('tart', 'Seasonal')], nothingSpecial)).toEqual([]);
  });

  const anyDish = fc.record({
    id: fc.integer({ min: 1, max: 30 }).map(String),
    category: fc.constantFrom('Classic', 'Bars', 'Pies', 'classic '),
    isPopular: fc.boolean(),
    rating: fc.double({ min: 1, max: 5, noNaN: true }),
    allergens: fc.option(fc.subarray(['Milk', 'Wheat', 'Tree nuts']), { nil: undefined }),
    quantityAvailable: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    deliverableOn: fc.option(fc.constantFrom(sunday, monday), { nil: undefined }),
  });
  const anyMenu = fc.uniqueArray(anyDish, { selector: ({ id }) => id, maxLength: 20 }).map((rows) =>
    rows.map(({ id, category, allergens, quantityAvailable, deliverableOn, ...fields }) => {
      const { allergens: _allergens, ...product } = dish(id, category, fields);
      return {
        ...product,
        ...(allergens ? { allergens } : {}),
        ...(quantityAvailable === undefined ? {} : { quantityAvailable }),
        ...(deliverableOn ? { deliverableOn } : {}),
      } satisfies Product;
    }),
  );

  it('never breaks one of its promises, on any menu', () => {
    fc.assert(
      fc.property(
        anyMenu,
        fc.subarray(['Nuts', 'Milk', 'Wheat']),
        fc.subarray([sunday, monday]),
        fc.integer({ min: 0, max: 5 }),
        (menu, avoided, days, lines) => {
          const some = menu.slice(0, lines).map(({ id }) => aCartItem({ id }));
          const suggested = goesWith(some, menu, { avoided, diets: [], days });
          const taken = menu.slice(0, lines).map(({ category }) => category.name.trim().toLowerCase());
          expect(suggested.length).toBeLessThanOrEqual(some.length === 0 ? 0 : 3);
          for (const product of suggested) {
            expect(menu).toContain(product);
            expect(taken).not.toContain(product.category.name.trim().toLowerCase());
            expect(allergenWarning(product.allergens, avoided)).toBeUndefined();
            expect(product.quantityAvailable).not.toBe(0);
            expect(days.length === 0 || days.some((day) => day === product.deliverableOn)).toBe(true);
          }
          const popular = suggested.map(({ isPopular }) => isPopular);
          expect(popular).toEqual(popular.toSorted((one, other) => Number(other) - Number(one)));
        },
      ),
    );
  });
});
