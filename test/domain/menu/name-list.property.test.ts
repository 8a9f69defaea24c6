import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMenu } from '../../../src/domain/menu/menu-index';
import { menuQueryParams, parseMenuQueryParams } from '../../../src/domain/menu/menu-query-params';
import { allItems, queryMenu, type MenuQuery } from '../../../src/domain/menu/menu-query';
import { NameList, nameKey } from '../../../src/domain/shared/name-list';
import { categoriesOf, categoryNamed } from '../../../src/domain/menu/product';
import { labelNames, labelsOf } from '../../../src/domain/menu/stated-labels';
import { slugOf } from '../../../src/domain/shared/text-folding';
import { groupId } from '../../../src/ui/menu/group-id';
import { aDish, askMenu, idsOf, labelsOn } from '../../support/builders-menu';

const scripts = ['C', 'c', 'ß', 'é', 'İ', 'Ω', 'Я', 'दि', 'दा', 'ล', 'が', 'か', '한', '点', 'ש', '👨‍🌾', '🌱', '2'];
const signs = ['+', '#', '*', '-', ' ', '  ', '\u200b', '/', '%', '.', ',', '(', '✓'];
const names = fc
  .oneof(
    fc.array(fc.constantFrom(...scripts, ...signs), { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
    fc.constantFrom('Vegan', 'vegan', 'Vegan*', 'Vegan-2', 'C++', 'C#', 'C', 'c-2', 'category-2', '***', 'Nut-Free'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  )
  .filter((name) => name.trim() !== '' && nameKey(name) !== '' && !/\p{Surrogate}/u.test(name));
const different = fc.uniqueArray(names, { selector: nameKey, minLength: 1, maxLength: 12 });

/** As a browser writes and reads it. */
function throughUrl(query: Partial<MenuQuery>): MenuQuery {
  const written = new URLSearchParams(menuQueryParams({ ...allItems, ...query })).toString();
  const read = new URLSearchParams(written);
  return parseMenuQueryParams((name) => read.get(name));
}

describe('different names', () => {
  it('are different categories, with anchors and URLs that lead back to their own dishes', () => {
    fc.assert(
      fc.property(different, (all) => {
        const menu = all.map((name, position) => aDish(String(position), { category: categoryNamed(name) }));
        const categories = categoriesOf(menu);
        expect(categories.map(({ name }) => name)).toEqual(all.map((name) => name.trim()));
        expect(new Set(categories.map(groupId)).size).toBe(all.length);
        expect(askMenu(menu).groups).toHaveLength(all.length);
        for (const [position, { slug }] of categories.entries()) {
          expect(slug).not.toBe('');
          expect(idsOf(queryMenu(indexMenu(menu), throughUrl({ category: slug }), new Set()))).toBe(String(position));
        }
      }),
    );
  });

  it('are different diets: a dish passes the filter of its own label only', () => {
    fc.assert(
      fc.property(different, (all) => {
        const menu = all.map((name, position) => aDish(String(position), {}, [name]));
        expect(labelsOn(menu).map(({ count }) => count)).toEqual(all.map(() => 1));
        for (const { label } of labelsOn(menu)) {
          const query = throughUrl({ dietary: [label.slug] });
          expect(labelsOf(query.dietary, labelNames(menu))).toEqual([label]);
          const shown = askMenu(menu, query).matching;
          expect(shown.map(({ dietaryLabels }) => nameKey(dietaryLabels?.[0]?.name ?? ''))).toEqual([
            nameKey(label.name),
          ]);
        }
      }),
    );
  });

  it('keep a URL that is plainly their name, whatever stands before them', () => {
    const plain = fc.constantFrom('Vegan', 'Classic', 'Gluten-Free', 'Crème Brûlée', 'Thali 2', 'Суп');
    fc.assert(
      fc.property(different, plain, (before, name) => {
        const others = before.filter((other) => nameKey(other) !== nameKey(name) && !isPlain(other));
        const list = new NameList(
          [...others, name].map((one) => ({ name: one })),
          'category',
        );
        expect(list.at(slugOf(name))?.name).toBe(name);
      }),
    );
  });
});

const isPlain = (name: string) => slugOf(name) === slugOf(name.replaceAll(/[^\p{L}\p{N}\s-]/gu, ''));

describe('one name', () => {
  it('is one however its case and its spaces are written', () => {
    const cases = fc.constantFrom(
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => ` ${text.replaceAll(' ', '\u00a0 ')}\u200b`,
      (text: string) => text.normalize('NFD'),
    );
    fc.assert(
      fc.property(fc.constantFrom('Vegan', 'With Egg', 'Éclair', 'Без яиц', 'शाकाहारी'), cases, (name, write) => {
        const menu = [aDish('a', {}, [name]), aDish('b', {}, [write(name)])];
        expect(labelsOn(menu).map(({ count }) => count)).toEqual([2]);
        const { slug = '' } = labelsOn(menu)[0]?.label ?? {};
        expect(idsOf(askMenu(menu, { dietary: [slug] }))).toBe('a b');
      }),
    );
  });

  it('is its own beside an id that reads like the start of it', () => {
    const list = new NameList(
      [
        { name: '5 rice', id: '1' },
        { name: 'rice', id: '1 5' },
      ],
      'category',
    );
    expect(list.all.map(({ name }) => name)).toEqual(['5 rice', 'rice']);
  });

  it('is one if the service gives it one id, in whatever order its writings come', () => {
    const writings = [
      { name: 'Plant-based', id: '7' },
      { name: 'Vegan', id: '7' },
      { name: 'Plant-based' },
      { name: 'Vegan*', id: '8' },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(writings, { minLength: 4, maxLength: 4 }), (order) => {
        const list = new NameList(order, 'label');
        expect(list.all).toHaveLength(2);
        expect(new Set(writings.map((named) => list.find(named)?.slug)).size).toBe(2);
        expect(list.find({ name: 'Plant-based' })).toBe(list.find({ name: 'VEGAN' }));
      }),
    );
  });
});

describe('the slug of a name', () => {
  it.each([
    [
      ['C++', 'C#'],
      ['c', 'c-2'],
    ],
    [
      ['C++', 'C-2', 'C', 'C#'],
      ['c-3', 'c-2', 'c', 'c-4'],
    ],
    [
      ['Soups', 'Rice', 'Bread', '★'],
      ['soups', 'rice', 'bread', 'category-4'],
    ],
    [
      ['★', 'Category-1', '☆'],
      ['category-1-2', 'category-1', 'category-3'],
    ],
    [
      ['दिल', 'दाल'],
      ['द-ल', 'द-ल-2'],
    ],
  ])('in the list %j is one of %j', (all, slugs) => {
    const list = new NameList(
      all.map((name) => ({ name })),
      'category',
    );
    expect(list.all.map(({ slug }) => slug)).toEqual(slugs);
  });

  it('of a known diet stays its own on a menu without it', () => {
    const menu = [aDish('cake', {}, ['Vegan*'])];
    expect(idsOf(askMenu(menu, { dietary: ['vegan'] }))).toBe('');
    expect(labelsOn(menu)).toMatchObject([{ label: { name: 'Vegan*', slug: 'vegan-2' } }]);
  });
});
