import { describe, expect, it } from 'vitest';
import { contradictionOf } from '../../../src/domain/menu/contradiction';

describe('the allergens of a dish contradict', () => {
  it.each([
    ['Nut-Free', 'Tree nuts (cashew)'],
    ['nut free', 'Peanuts'],
    ['Nut-Free', 'Hazelnut'],
    ['Tree Nut-Free', 'Cashews'],
    ['Dairy-Free', 'Milk'],
    ['Dairy and Egg Free', 'Egg'],
    ['Dairy & Egg Free', 'Milk'],
    ['Gluten-Free', 'Wheat'],
    ['Eggless', 'Eggs'],
    ['No Nuts', 'Almonds, walnuts'],
    ['Nut-Free', 'May contain nuts'],
    ['Vegan', 'Milk'],
    ['Vegetarian', 'Fish'],
  ])('its label %s by %s', (label, allergen) => {
    expect(contradictionOf(['Organic', label], ['Mustard', allergen])).toEqual({ label, allergen });
  });

  it.each([
    ['Nut-Free', ['Coconut', 'Wheat', 'Nutmeg']],
    ['Tree Nut-Free', ['Peanuts']],
    ['Peanut-Free', ['Tree nuts']],
    ['Wheat-Free', ['Gluten (rye)']],
    ['Dairy-Free', ['Coconut milk']],
    ['Sugar-Free', ['Milk']],
    ['Fish-Free', ['Shellfish']],
    ['With Egg', ['Egg']],
    ['Vegetarian', ['Milk', 'Egg']],
    ['Vegan', ['May contain milk', 'Egg (traces)']],
    ['Gluten-Free', ['Oats (gluten-free)']],
    ['Vegan', []],
    ['Vegan', undefined],
    ['Free', ['Milk']],
  ])('no label %s by %j', (label, allergens) => {
    expect(contradictionOf([label], allergens)).toBeUndefined();
  });
});
