import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergenWarning } from '../../../src/domain/menu/allergens';
import { allergensToChoose, avoids, withAllergen, withoutAllergens } from '../../../src/domain/menu/allergens-of-menu';
import { indexMenu } from '../../../src/domain/menu/menu-index';
import { aProduct } from '../../support/builders';

const { allergens: _allergens, ...unstated } = aProduct({ id: 'unstated' });

describe('an item, for a customer who avoids allergens,', () => {
  it.each([
    ['contains what is stated by the same name', ['Milk'], ['Milk'], ['Milk']],
    ['contains it in other letters', ['milk'], ['MILK'], ['milk']],
    ['contains it in the plural', ['Mussels'], ['Mussel'], ['Mussels']],
    ['contains a kind of what is avoided', ['Tree nuts (cashew)'], ['Tree nuts'], ['Tree nuts (cashew)']],
    ['contains what may be the kind that is avoided', ['Nuts'], ['Tree nuts'], ['Nuts']],
    ['contains only those that are avoided', ['Wheat', 'Milk', 'Egg'], ['Milk', 'Egg'], ['Milk', 'Egg']],
    ['contains it written as one word', ['Treenuts'], ['Tree nuts'], ['Treenuts']],
    ['contains it written as two words', ['Shell fish (prawn)'], ['Shellfish'], ['Shell fish (prawn)']],
    ['contains it, taken apart', ['Pea nuts'], ['Peanut'], ['Pea nuts']],
    ['contains it with a dash', ['Tree-nuts'], ['TREENUT'], ['Tree-nuts']],
    ['contains a nut that is one word', ['Treenuts', 'Hazelnut', 'Milk'], ['Nuts'], ['Treenuts', 'Hazelnut']],
    ['contains what may be the nut that is avoided', ['Nuts'], ['Walnuts'], ['Nuts']],
    ['contains it in another spelling', ['Sulphites'], ['Sulfite'], ['Sulphites']],
    ['contains it in British letters', ['Molluscs'], ['Mollusk'], ['Molluscs']],
    ['contains what may be the grain that is avoided', ['Flour'], ['Rice flour'], ['Flour']],
    ['contains a tree nut by its own name', ['Cashews', 'Walnut', 'Egg'], ['Tree nuts'], ['Cashews', 'Walnut']],
    ['contains a nut by its own name', ['Pistachios'], ['Nuts'], ['Pistachios']],
    ['contains what may be the kind of nut that is avoided', ['Tree nuts'], ['Almonds'], ['Tree nuts']],
    ['contains it by another name', ['Dairy', 'Soya'], ['Milk', 'Soy'], ['Dairy', 'Soya']],
    ['contains what is made of it', ['Cheese', 'Ghee'], ['Dairy'], ['Cheese', 'Ghee']],
    ['contains a grain with it', ['Wheat', 'Rye', 'Barley'], ['Gluten'], ['Wheat', 'Rye', 'Barley']],
    ['contains an animal with a shell', ['Prawns', 'Crab'], ['Shellfish'], ['Prawns', 'Crab']],
    ['may contain it where what is stated has no words', ['?'], ['Milk'], ['?']],
  ])('%s', (_rule, allergens, avoided, contained) => {
    expect(allergenWarning(allergens, avoided)).toEqual({ kind: 'contains', allergens: contained });
  });

  it.each([
    ['Anchovy', 'Anchovies'],
    ['Strawberry', 'Strawberries'],
    ['Tomato', 'Tomatoes'],
    ['Peach', 'Peaches'],
    ['Fish', 'Fishes'],
    ['Cookie', 'Cookies'],
    ['Cheese', 'Cheeses'],
    ['Radish', 'Radishes'],
    ['Egg', 'Eggs'],
    ['Legume', 'Legumes'],
  ])('contains %s however many the menu and the customer write', (one, several) => {
    expect(allergenWarning([several], [one])).toBeDefined();
    expect(allergenWarning([one], [several])).toBeDefined();
    expect(avoids([one], several)).toBe(true);
  });

  it('contains what is avoided however its words are put together', () => {
    const words = fc.array(fc.constantFrom('tree', 'nut', 'shell', 'fish', 'pea', 'milk', 'soy'), { minLength: 1 });
    const between = fc.constantFrom('', ' ', '-', ' - ', '\u00a0', '\u2011');
    fc.assert(
      fc.property(words, between, between, (name, one, other) => {
        expect(avoids([name.join(one)], name.join(other))).toBe(true);
        expect(allergenWarning([`${name.join(one)} (some)`], [name.join(other)])).toBeDefined();
      }),
    );
  });

  it.each([
    ['states others', ['Wheat', 'Soy'], ['Milk']],
    ['states a word that only ends the same way', ['Shellfish'], ['Fish']],
    ['states what is part of the word', ['Eggplant', 'Pear'], ['Egg', 'Pea']],
    ['states a word that only begins the same way', ['Buckwheat'], ['Wheat']],
    ['states another kind', ['Rice flour'], ['Wheat flour']],
    ['states another nut', ['Almonds', 'Peanut', 'Coconut'], ['Cashews']],
    ['states another grain', ['Barley'], ['Wheat']],
    ['states that it has none', [], ['Milk']],
  ])('an item for a customer who avoids allergens is fine where it %s', (_rule, allergens, avoided) => {
    expect(allergenWarning(allergens, avoided)).toBeUndefined();
  });

  it('an item that does not state its allergens is never taken for safe', () => {
    expect(allergenWarning(undefined, ['Milk'])).toEqual({ kind: 'notStated' });
  });

  it('needs no warning where nothing is avoided', () => {
    expect(allergenWarning(undefined, [])).toBeUndefined();
    expect(allergenWarning(['Milk'], [])).toBeUndefined();
  });
});

describe('a menu without allergens', () => {
  const menu = indexMenu([
    aProduct({ id: 'milk', allergens: ['Milk'] }),
    aProduct({ id: 'none', allergens: [] }),
    unstated,
  ]);

  it('has only items that state their allergens and contain no avoided one', () => {
    expect(withoutAllergens(menu, ['Milk']).map(({ product }) => product.id)).toEqual(['none']);
  });

  it('is the whole menu where nothing is avoided', () => {
    expect(withoutAllergens(menu, [])).toBe(menu);
  });
});

describe('the allergens to choose from', () => {
  it('are those of the menu, each once, by name and without the kind', () => {
    const menu = [
      aProduct({ allergens: ['Wheat', 'Tree nuts (cashew, pistachio)'] }),
      aProduct({ allergens: ['wheat', 'Tree nuts (almond)', '', 'Eggs'] }),
      unstated,
    ];
    expect(allergensToChoose(menu, [])).toEqual(['Eggs', 'Tree nuts', 'wheat']);
  });

  it('include those that are avoided even if the menu does not state them', () => {
    expect(allergensToChoose([aProduct({ allergens: ['Wheat'] })], ['Soy', 'wheat'])).toEqual(['Soy', 'Wheat']);
  });

  it('are sorted word by word', () => {
    const menu = [aProduct({ allergens: ['Peanut', 'Pea protein', 'Pea'] })];
    expect(allergensToChoose(menu, [])).toEqual(['Pea', 'Pea protein', 'Peanut']);
  });
});

describe('an allergen', () => {
  it('is avoided from the first press to the second, however it is written', () => {
    const avoided = withAllergen(['Soy'], 'Milk', true);
    expect(avoided).toEqual(['Soy', 'Milk']);
    expect(avoids(avoided, 'milk')).toBe(true);
    expect(withAllergen(avoided, 'MILK', true)).toEqual(['Soy', 'MILK']);
    expect(withAllergen(avoided, 'MILK', false)).toEqual(['Soy']);
    expect(avoids(['Soy'], 'Milk')).toBe(false);
  });
});
