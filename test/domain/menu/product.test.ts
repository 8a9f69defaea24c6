import { describe, expect, it } from 'vitest';
import {
  categoriesOf,
  categoryNamed,
  defaultPrice,
  dietaryLabelNamed,
  dietaryLabels,
  shareCategories,
} from '../../../src/domain/menu/product';
import { aProduct } from '../../support/builders';

describe('menu defaults', () => {
  it('the default price is 2.50', () => {
    expect(defaultPrice).toBe(250);
  });

  it("uses the service's id of a category and of a label", () => {
    expect(categoryNamed('Gluten-Free', '7')).toEqual({ id: '7', name: 'Gluten-Free' });
    expect(dietaryLabelNamed('Nut-Free', '7')).toEqual({ id: '7', name: 'Nut-Free' });
  });

  it('a category has the description that one of its items states', () => {
    const menu = [categoryNamed('Classic'), categoryNamed('classic', '1', 'Since 1998.')].map((category, position) =>
      aProduct({ id: String(position), category }),
    );
    expect(categoriesOf(shareCategories(menu))).toEqual([
      { id: '1', name: 'Classic', description: 'Since 1998.', slug: 'classic' },
    ]);
  });

  it('offers the eight dietary labels', () => {
    expect(dietaryLabels.map(({ name }) => name).join(', ')).toBe(
      'Vegan, Egg-Free, Dairy-Free, Nut-Free, Sugar-Free, Organic, With Egg, With Sugar',
    );
    expect(dietaryLabels.map(({ name }) => name)).toContain('Egg-Free');
  });
});
