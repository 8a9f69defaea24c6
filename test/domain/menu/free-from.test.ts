import { describe, expect, it } from 'vitest';
import { claimsFreeFrom, isFreeFrom, needsTracesNote, needsTracesNoteFirst } from '../../../src/domain/menu/free-from';
import { categoryNamed, dietaryLabelNamed } from '../../../src/domain/menu/product';
import { aProduct } from '../../support/builders';

const category = categoryNamed('Classic');
const glutenFree = categoryNamed('Gluten-Free');
const nutFree = dietaryLabelNamed('nut-free');
const item = aProduct({ category, dietaryLabels: [nutFree] });
const plain = aProduct({ category, dietaryLabels: [] });

describe('a claim to be free from something', () => {
  it.each([
    ['a label', { dietaryLabels: [dietaryLabelNamed('Vegan'), nutFree] }, true],
    ['a category', { category: glutenFree, dietaryLabels: [] }, true],
    ['a label that says what is inside', { dietaryLabels: [dietaryLabelNamed('With Egg')] }, false],
    ['no label', { dietaryLabels: [] }, false],
  ])('is looked for in %s', (_where, fields, claims) => {
    expect(claimsFreeFrom(aProduct({ category, ...fields }))).toBe(claims);
  });

  it.each([
    'GlutenFree',
    'Gluten Free',
    'gluten_free',
    'Gluten\u2011Free',
    'Gluten-Free (certified)',
    'Gluten-Free Options',
    'Dairy-Free & Vegan',
    'Nut-Free Kitchen',
    '100% Nut-Free',
    'NUT FREE',
    'Free from nuts',
    'Free of gluten',
    'Without nuts',
    'Gluten\u00adFree',
    'No Nuts',
    'no\u00a0dairy',
    'Eggless',
    'Eggless Cakes',
    'Sugarless',
    'Meatless',
  ])('is %s', (name) => {
    expect(isFreeFrom({ name })).toBe(true);
  });

  it.each([
    'Free',
    'Free Delivery',
    'Free-Range Eggs',
    'Vegan',
    'With Egg',
    'Non-Veg',
    'Fresh',
    '-free',
    'Noodles',
    'No. 1',
    'Less is more',
    'Boneless',
    'Timeless Classics',
  ])('is not %s', (name) => {
    expect(isFreeFrom({ name })).toBe(false);
  });

  it('is none of an item without labels', () => {
    const { dietaryLabels: _labels, ...bare } = item;
    expect(claimsFreeFrom(bare)).toBe(false);
  });

  it.each([
    ['labels on cards', [{ category, items: [item] }], true],
    ['a label on one card of several', [{ category, items: [plain, item] }], true],
    [
      'a label in one group of several',
      [
        { category, items: [plain] },
        { category, items: [item] },
      ],
      true,
    ],
    ['a category, which has a note', [{ category: glutenFree, items: [item] }], false],
    [
      'labels beside such a category',
      [
        { category, items: [item] },
        { category: glutenFree, items: [item] },
      ],
      false,
    ],
    ['nothing', [{ category, items: [plain] }], false],
  ])('a note on traces at the end of the list is for %s', (_what, groups, needed) => {
    expect(needsTracesNote(groups)).toBe(needed);
  });

  const [vegan, nuts] = [dietaryLabelNamed('Vegan'), nutFree];
  const classics = { category, items: [plain, item] };
  const [one, two] = [
    { category: glutenFree, items: [item] },
    { category: glutenFree, items: [item, plain] },
  ];
  it.each([
    ['a chosen label of that kind', [vegan, nuts], [classics], true],
    ['another chosen label', [vegan], [classics], false],
    ['a category of one item beside another group', [], [classics, one], true],
    ['a category of one item alone', [], [one], false],
    ['a category of two items', [], [classics, two], false],
    ['one item of another category', [], [classics, { category, items: [plain] }], false],
    ['nothing chosen and nothing found', [], [], false],
  ])('a note on traces above all groups is for %s', (_what, chosen, groups, needed) => {
    expect(needsTracesNoteFirst(chosen, [], groups)).toBe(needed);
  });

  it('a note on traces above all groups is for an allergen that the customer avoids', () => {
    expect(needsTracesNoteFirst([], ['Milk'], [{ category, items: [plain] }])).toBe(true);
  });
});
