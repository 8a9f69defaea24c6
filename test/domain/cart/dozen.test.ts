import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dozenProgress } from '../../../src/domain/cart/dozen';

describe('the dozen counter', () => {
  it.each([
    [1, { count: 1, of: 12, filled: 1 }],
    [7, { count: 7, of: 12, filled: 7 }],
    [12, { count: 12, of: 12, filled: 12 }],
    [13, { count: 13, of: 24, filled: 1 }],
    [19, { count: 19, of: 24, filled: 7 }],
  ])('counts %i on the way to a full dozen', (count, progress) => {
    expect(dozenProgress(count, 12)).toEqual(progress);
  });

  it('counts to the next full dozen, never past it, and fills at least one piece of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 2, max: 24 }), (count, size) => {
        const progress = dozenProgress(count, size);
        if (!progress) throw new Error('Nothing was counted');
        const { of, filled } = progress;
        expect([of % size, of >= count && of < count + size, filled >= 1 && filled <= size]).toEqual([0, true, true]);
        expect(of - size + filled).toBe(count);
      }),
    );
  });

  it('counts nothing for an empty cart', () => {
    expect(dozenProgress(0, 12)).toBeUndefined();
  });
});
