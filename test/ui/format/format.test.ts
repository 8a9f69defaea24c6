import { describe, expect, it } from 'vitest';
import { hourText } from '../../../src/domain/shared/hour-text';
import { formatItemCount, formatRating } from '../../../src/ui/format/format-number';

describe('formatted numbers', () => {
  it.each([
    [7, '7 AM'],
    [21, '9 PM'],
    [8, '8 AM'],
    [22, '10 PM'],
    [12, '12 PM'],
    [0, '12 AM'],
    [24, '12 AM'],
    [13, '1 PM'],
    [11, '11 AM'],
    [11.5, '11:30 AM'],
    [12.25, '12:15 PM'],
    [26, '2 AM'],
  ])('hour %f is %s', (hour, shown) => {
    expect(hourText(hour)).toBe(shown);
  });

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
