import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxItemQuantity } from '../../../src/domain/cart/cart';
import { typedQuantity } from '../../../src/domain/cart/typed-quantity';

describe('a typed quantity', () => {
  it.each([
    ['13', 13],
    [' 7 ', 7],
    ['１３', 13],
    ['\u0661\u0663', 13],
    ['\u0967\u0969', 13],
    ['\u200e13\u200b', 13],
    ['1/2', undefined],
    ['½', undefined],
    ['2-3', undefined],
    ['0', 0],
    ['100', 99],
    ['', undefined],
    ['ten', undefined],
    ['1.5', undefined],
    ['-2', undefined],
    ['1e3', undefined],
  ])('a typed quantity of "%s" is %s', (text, quantity) => {
    expect(typedQuantity(text)).toBe(quantity);
  });

  it('is a whole number within the limit, or none at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (text) => {
        const quantity = typedQuantity(text) ?? 0;
        expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= maxItemQuantity).toBe(true);
      }),
    );
  });
});
