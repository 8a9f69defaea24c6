import { describe, expect, it } from 'vitest';
import { formatItemCount, formatRating } from '../../../src/ui/format/format-number';

describe('formatted numbers', () => {
  it.each([
    [1, '1 item'],
    [12, '12 items'],
    [1000, '1,000 items'],
  ])('count %i is %s', (count, shown) => {
    expect(formatItemCount(count)).toBe(shown);
  });

  it.each([
    [5, '5.0'],
    [4.26, '4.3'],
  ])('rating %d is %s', (rating, shown) => {
    expect(formatRating(rating)).toBe(shown);
  });
});
