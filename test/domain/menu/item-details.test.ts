import { describe, expect, it } from 'vitest';
import { withDetails } from '../../../src/domain/menu/item-details';
import { dietaryLabelNamed } from '../../../src/domain/menu/product';
import { cents } from '../../../src/domain/shared/money';
import { aDay, aProduct } from '../../support/builders';

const { dietaryLabels: _labels, ingredients: _ingredients, allergens: _allergens, ...scheduled } = aProduct();
const vegan = [dietaryLabelNamed('Vegan')];

describe('an item with its details', () => {
  it('has what only its own reply states', () => {
    const details = aProduct({ dietaryLabels: vegan, ingredients: ['rice'], allergens: [] });
    expect(withDetails(scheduled, details)).toMatchObject({
      dietaryLabels: vegan,
      ingredients: ['rice'],
      allergens: [],
    });
  });

  it('states nothing where neither does', () => {
    const item = withDetails(scheduled, scheduled);
    expect(item).not.toHaveProperty('dietaryLabels');
    expect(item).not.toHaveProperty('ingredients');
    expect(item).not.toHaveProperty('allergens');
  });

  it('keeps the labels and ingredients of the schedule', () => {
    const details = aProduct({ dietaryLabels: vegan, ingredients: ['rice'] });
    expect(withDetails(aProduct({ dietaryLabels: [], ingredients: [] }), details)).toMatchObject({
      dietaryLabels: [],
      ingredients: [],
    });
  });

  it('takes mark, portion and spice level from the schedule, else from its own reply', () => {
    const details = aProduct({ isVegetarian: true, portion: 'Serves 2', spiceLevel: 2 });
    expect(withDetails(scheduled, details)).toMatchObject({ isVegetarian: true, portion: 'Serves 2', spiceLevel: 2 });
    const stated = { isVegetarian: false, portion: 'Serves 1', spiceLevel: 1 };
    expect(withDetails(aProduct(stated), details)).toMatchObject(stated);
    expect(Object.keys(withDetails(scheduled, scheduled))).toEqual(Object.keys(scheduled));
  });

  it('has the allergens of both, each once', () => {
    const item = withDetails(aProduct({ allergens: ['milk'] }), aProduct({ allergens: ['milk', 'nuts'] }));
    expect(item.allergens).toEqual(['milk', 'nuts']);
  });

  it('has the allergens of the schedule where its own reply states none', () => {
    expect(withDetails(aProduct({ allergens: ['milk'] }), scheduled).allergens).toEqual(['milk']);
  });

  it('has the price, day and quantity of the schedule', () => {
    const day = aDay('2026-11-22');
    const item = withDetails(
      aProduct({ price: cents(275), deliverableOn: day, quantityAvailable: 3 }),
      aProduct({ price: cents(250), deliverableOn: aDay('2026-11-25'), quantityAvailable: 9 }),
    );
    expect(item).toMatchObject({ price: 275, deliverableOn: day, quantityAvailable: 3 });
  });

  it('is described by its own reply where the schedule has no description', () => {
    expect(withDetails(aProduct({ description: '' }), aProduct({ description: 'Crisp.' })).description).toBe('Crisp.');
  });
});
