import { describe, expect, it } from 'vitest';
import { sample } from '../../../src/app/profiles/cookies/sample';
import { checkTraces } from '../../../src/site/validation/validate-profile';

const [dish] = sample.products;

describe('sentence on traces', () => {
  it('is missed where an item of the sample is called free of something', () => {
    expect(checkTraces({}, sample)).toEqual([
      expect.stringMatching(/^crossContact is missing: .* [A-Z][a-z]+-Free\.$/),
    ]);
    expect(checkTraces({ crossContact: 'Made in one kitchen.' }, sample)).toEqual([]);
  });

  it('may be left out where no item claims anything', () => {
    const plain = dish ? [{ ...dish, category: 'Mains', dietary: ['Vegan'] }] : [];
    expect(plain).toHaveLength(1);
    expect(checkTraces({}, { products: plain })).toEqual([]);
    expect(checkTraces({}, {})).toEqual([]);
  });
});
