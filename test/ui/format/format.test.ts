import { describe, expect, it } from 'vitest';
import { formatHour } from '../../../src/ui/format/format-hours';
import { formatItemCount, formatRating } from '../../../src/ui/format/format-number';

describe('formatted numbers', () => {
  it.each([
    [7, '7AM'],
    [21, '9PM'],
    [8, '8AM'],
    [22, '10PM'],
    [12, '12PM'],
    [0, '12AM'],
    [24, '12AM'],
    [13, '1PM'],
    [11, '11AM'],
  ])('hour %d is %s', (hour, shown) => {
    expect(formatHour(hour)).toBe(shown);
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
