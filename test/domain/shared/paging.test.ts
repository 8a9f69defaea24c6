import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestPage, pageWindow } from '../../../src/domain/shared/paging';

describe('page buttons', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('page buttons on page %d of %d are %o', (page, pages, buttons) => {
    expect(pageWindow(page, pages)).toEqual(buttons);
  });

  it('are up to 5 neighboring pages with the current one', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const buttons = pageWindow(page, pages);
        expect(buttons).toHaveLength(Math.min(5, pages));
        expect(buttons).toContain(page);
        expect(buttons.every((button, index) => button === (buttons[0] ?? 0) + index)).toBe(true);
        expect(Math.min(...buttons)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...buttons)).toBeLessThanOrEqual(pages);
      }),
    );
  });
});

describe('a page out of range', () => {
  it.each([
    [0, 4, 1],
    [-3, 4, 1],
    [5, 4, 4],
    [Number.POSITIVE_INFINITY, 4, 4],
    [Number.NaN, 4, 1],
    [2.9, 4, 2],
    [2, 4, 2],
  ])('%d of %d becomes the nearest existing page: %d', (page, pages, nearest) => {
    expect(nearestPage(page, pages)).toBe(nearest);
  });
});
