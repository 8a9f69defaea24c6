import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMenu } from '../../../src/domain/menu/menu-index';
import { menuQueryParams, parseMenuQueryParams } from '../../../src/domain/menu/menu-query-params';
import { allItems, queryMenu, type MenuQuery } from '../../../src/domain/menu/menu-query';
import { NameList, nameKey, serviceSlug } from '../../../src/domain/shared/name-list';
import { categoriesOf, categoryNamed } from '../../../src/domain/menu/product';
import { labelNames, labelsOf } from '../../../src/domain/menu/stated-labels';
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

  it('keep their URLs on every menu, so that a stored link never means another name', () => {
    const listed = (all: readonly string[]) => new NameList(all.map((name) => ({ name })));
    fc.assert(
      fc.property(different, different, (one, other) => {
        for (const { name, slug } of listed(one).all) {
          const meant = listed(other).at(slug)?.name ?? name;
          expect(withoutJoints(meant)).toBe(withoutJoints(name));
          const still = listed([...other.filter((each) => withoutJoints(each) !== withoutJoints(name)), name]);
          expect(still.at(slug)?.name).toBe(name);
        }
      }),
    );
  });
});

/** A blank, a dash or a comma between two words tells no two names apart that a person would. */
const withoutJoints = (name: string) =>
  nameKey(name.replaceAll(/(?<=[\p{L}\p{M}\p{N}])[\s\u200b&,'/.-]+(?=[\p{L}\p{M}\p{N}])/gu, ''));

describe('one name', () => {
  it('is one however its case and its spaces are written', () => {
    const cases = fc.constantFrom(
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => ` ${text.replaceAll(' ', '\u00a0 ')}\u200b`,
      (text: string) => text.normalize('NFD'),
      (text: string) => text.split('').join('\u200e'),
      (text: string) => `${text}\u2060\u00ad`,
      (text: string) => text.replaceAll('-', '\u2011'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('Vegan', 'With Egg', 'Gluten-Free', 'Éclair', 'Без яиц', 'शाकाहारी'),
        cases,
        (name, write) => {
          const menu = [aDish('a', {}, [name]), aDish('b', {}, [write(name)])];
          expect(labelsOn(menu).map(({ count }) => count)).toEqual([2]);
          const { slug = '' } = labelsOn(menu)[0]?.label ?? {};
          expect(idsOf(askMenu(menu, { dietary: [slug] }))).toBe('a b');
        },
      ),
    );
  });

  it('is its own beside an id that reads like the start of it', () => {
    const list = new NameList([
      { name: '5 rice', id: '1' },
      { name: 'rice', id: '1 5' },
    ]);
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
        const list = new NameList(order);
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
      ['C++', 'C-2', 'C', 'C#', 'Cé'],
      ['c--2b--2b', 'c-2', 'c', 'c--23', 'cé'],
    ],
    [
      ['Gluten-Free*', 'Halal?', 'Halal', '\u2605'],
      ['gluten-free--2a', 'halal--3f', 'halal', '-2605'],
    ],
    [
      ['दिल', 'दाल', 'कुल', 'ラーメン'],
      ['दिल', 'दाल', 'कुल', 'ラーメン'],
    ],
    [
      ['Biryani & Rice', "Chef's Soups", 'Tea/Coffee', 'A  B'],
      ['biryani-rice', 'chef-s-soups', 'tea-coffee', 'a-b'],
    ],
    [
      ['Biryani & Rice', 'Biryani Rice', 'Biryani-Rice'],
      ['biryani-rice', 'biryani--20-rice', 'biryani--2d-rice'],
    ],
  ])('in the list %j is one of %j', (all, slugs) => {
    const list = new NameList(all.map((name) => ({ name })));
    expect(list.all.map(({ slug }) => slug)).toEqual(slugs);
  });

  it('that says what joins its words is known on a menu that needs no such', () => {
    expect(new NameList([{ name: 'Biryani Rice' }]).at('biryani--20-rice')?.name).toBe('Biryani Rice');
  });

  it('of a known diet stays its own on a menu without it', () => {
    const menu = [aDish('cake', {}, ['Vegan*'])];
    expect(idsOf(askMenu(menu, { dietary: ['vegan'] }))).toBe('');
    expect(labelsOn(menu)).toMatchObject([{ label: { name: 'Vegan*', slug: 'vegan--2a' } }]);
  });

  it.each([
    ['C++', 'c'],
    ['Biryani & Rice', 'biryani-rice'],
    ['Crème Brûlée', 'creme-brulee'],
    ['\u2605', '-2605'],
  ])('%s is asked of a service as %s', (name, slug) => {
    expect(serviceSlug(name)).toBe(slug);
  });
});
