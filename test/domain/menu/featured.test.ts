import { describe, expect, it } from 'vitest';
import { featured, hasMoreThanPreview, previewRequestLimit, maxPreviewItems } from '../../../src/domain/menu/featured';
import { aProduct } from '../../support/builders';

const rated = (id: string, rating: number, isPopular = false) => aProduct({ id, name: id, rating, isPopular });
const ids = (products: readonly { readonly id: string }[]) => products.map(({ id }) => id).join(' ');

describe('Featured', () => {
  it('is the 6 best rated items, popular ones first', () => {
    const menu = [
      rated('a', 4.2),
      rated('b', 4.9),
      rated('c', 4.7, true),
      rated('d', 4.4),
      rated('e', 4.8),
      rated('f', 4.6, true),
      rated('g', 4.5),
      rated('h', 4.3, true),
    ];
    expect(ids(featured(menu))).toBe('c f b e g d');
  });

  it('prefers a popular item among equally rated ones, then the name', () => {
    const menu = ['d', 'g', 'b', 'f', 'c', 'e'].map((id) => rated(id, 4.5));
    expect(ids(featured([...menu, rated('z', 4.5, true)]))).toBe('z b c d e f');
  });

  it('keeps the order of the menu among equal items with the same name', () => {
    const menu = ['2', '1', '3'].map((id) => aProduct({ id }));
    expect(ids(featured(menu))).toBe('2 1 3');
  });

  it('is the whole of a short menu, and does not change it', () => {
    const menu = [rated('b', 4.5), rated('a', 4.5)];
    expect(ids(featured(menu))).toBe('a b');
    expect(ids(menu)).toBe('b a');
    expect(featured([])).toEqual([]);
  });
});

describe('home preview', () => {
  it('requests 8 and shows at most 15', () => {
    expect(previewRequestLimit).toBe(8);
    expect(maxPreviewItems).toBe(15);
  });

  it("offers 'View Full Menu' when more than 15 exist", () => {
    expect([14, 15, 16].map(hasMoreThanPreview)).toEqual([false, false, true]);
  });
});
