import { describe, expect, it } from 'vitest';
import { claimsFreeFrom, needsTracesNote } from '../../../src/domain/menu/free-from';
import { categoryNamed, dietaryLabelNamed } from '../../../src/domain/menu/product';
import { aProduct } from '../../support/builders';

const category = categoryNamed('Classic');
const glutenFree = categoryNamed('Gluten-Free');
const nutFree = dietaryLabelNamed('nut free');
const item = aProduct({ category, dietaryLabels: [nutFree] });

describe('a claim to be free from something', () => {
  it.each([
    ['a label', { dietaryLabels: [dietaryLabelNamed('Vegan'), nutFree] }, true],
    ['a category', { category: glutenFree, dietaryLabels: [] }, true],
    ['a label that says what is inside', { dietaryLabels: [dietaryLabelNamed('With Egg')] }, false],
    ['no label', { dietaryLabels: [] }, false],
  ])('a claim to be free from something is looked for in %s', (_where, fields, claims) => {
    expect(claimsFreeFrom(aProduct({ category, ...fields }))).toBe(claims);
  });

  it.each([
    ['labels on cards', [{ category, items: [item] }], true],
    ['a category, which has a note', [{ category: glutenFree, items: [item] }], false],
    ['nothing', [{ category, items: [aProduct({ category, dietaryLabels: [] })] }], false],
  ])('a note on traces at the end of the list is for %s', (_what, groups, needed) => {
    expect(needsTracesNote(groups)).toBe(needed);
  });
});
