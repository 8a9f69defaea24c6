import { describe, expect, it } from 'vitest';
import { avoids } from '../../src/domain/menu/allergens-of-menu';
import { loadLegalTexts, loadProfile } from '../../src/app/profiles';
import { profileNames } from '../../src/app/profiles/names';
import { loadSample } from '../../src/app/profiles/samples';

/** `Made in a kitchen that uses wheat, milk and eggs. …` */
const usesIn = (text: string) => /kitchen that uses ([^.]*?)(?:, so |\.)/.exec(text)?.[1]?.split(/, | and /) ?? [];

describe.each(profileNames)('what the kitchen of %s uses', (name) => {
  it('is one list in the sentence on traces and in the Terms', async () => {
    const { crossContact = '' } = await loadProfile(name);
    const terms = JSON.stringify((await loadLegalTexts(name)).terms);
    expect(usesIn(crossContact).length).toBeGreaterThan(1);
    expect(usesIn(terms)).toEqual(usesIn(crossContact));
  });

  it('has every allergen of its menu', async () => {
    const { crossContact = '' } = await loadProfile(name);
    const { products } = await loadSample(name);
    const allergens = products.flatMap((product) => product.allergens ?? []).map((text) => text.replace(/ \(.*/, ''));
    expect(allergens.filter((allergen) => !avoids(usesIn(crossContact), allergen))).toEqual([]);
  });
});
