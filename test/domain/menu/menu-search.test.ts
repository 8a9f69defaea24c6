import { describe, expect, it } from 'vitest';
import { askedLabels, nearbyOf } from '../../../src/domain/menu/menu-search';
import { nameKey } from '../../../src/domain/shared/name-list';

import { categoriesOf, categoryNamed } from '../../../src/domain/menu/product';
import { sample as cookies } from '../../../src/app/profiles/cookies/sample';
import { sample as homeKitchen } from '../../../src/app/profiles/home-kitchen/sample';
import { productOf } from '../../../src/adapters/mock/sample-data';
import { calendarDateIn } from '../../../src/domain/shared/calendar-date';
import { labelsOn, aDish, askMenu, idsOf } from '../../support/builders-menu';

const menu = [
  aDish('dal', { name: 'Dal Tadka', category: categoryNamed('Curries'), ingredients: ['red lentils'] }, ['Vegan']),
  aDish(
    'choc',
    { name: 'Double Chocolate', description: 'A licorice note.', category: categoryNamed('Premium'), ingredients: [] },
    ['With Egg'],
  ),
  aDish('wings', { ingredients: [], isVegetarian: false, portion: '3 pieces', spiceLevel: 3 }),
  aDish('rice', { name: 'Jeera Rice', category: categoryNamed('Rice'), ingredients: [] }, ['Vegan']),
];

describe('a search', () => {
  it.each([
    ['the stem of a category', 'curry', 'dal'],
    ['a dietary label', 'vegan', 'dal rice'],
    ['an ingredient', 'lentil', 'dal'],
    ['its mark', 'meat', 'wings'],
    ['its portion', '3 pieces', 'wings'],
    ['its spice level', 'hot', 'wings'],
    ['that it is spicy', 'spicy', 'wings'],
    ['the beginning of a word before a part of another', 'rice', 'rice'],
    ['a part of a word where no word begins so', 'corice', 'choc'],
  ])('finds by %s', (_what, search, ids) => {
    expect(idsOf(askMenu(menu, { search }))).toBe(ids);
    expect(askMenu(menu, { search }).correctedSearch).toBeUndefined();
  });

  it('forgives one typing error in a word that is nowhere on the menu, and says what was meant', () => {
    const answer = askMenu(menu, { search: ' Duoble choclate' });
    expect([idsOf(answer), answer.correctedSearch]).toEqual(['choc', 'double chocolate']);
  });

  it('takes what is not spicy for what it is, and a wish for what is spicy for one', () => {
    const dishes = [
      aDish('hot', { name: 'Non-Veg Thali', description: 'Nut-free.', spiceLevel: 3 }),
      aDish('mild', { description: 'Not spicy.' }),
    ];
    expect(idsOf(askMenu(dishes, { search: 'non spicy' }))).toBe('');
    expect(idsOf(askMenu(dishes, { search: 'spicy' }))).toBe('hot');
    expect(idsOf(askMenu(dishes, { search: 'spicy and nut free' }))).toBe('hot');
  });

  it('knows a dish that is written by ear', () => {
    const answer = askMenu(menu, { search: 'Dhaal tadkaa' });
    expect([idsOf(answer), answer.correctedSearch]).toEqual(['dal', 'dal tadka']);
    expect(askMenu(menu, { search: 'jira' }).correctedSearch).toBe('jeera');
  });

  it('corrects only the word that is nowhere on the menu, beside a short one that is', () => {
    const answer = askMenu(menu, { search: 'red lentlis' });
    expect([idsOf(answer), answer.correctedSearch]).toEqual(['dal', 'red lentils']);
  });

  it.each([
    ['a word is on the menu, but in another category', { search: 'chocolate', category: 'rice' }],
    ['one word has no likeness', { search: 'choclate xylophone' }],
    ['the words meant are on no one item', { search: 'choclate lentil' }],
  ])('corrects nothing if %s', (_why, change) => {
    expect(askMenu(menu, change)).toMatchObject({ total: 0 });
    expect(askMenu(menu, change).correctedSearch).toBeUndefined();
  });

  it.each([
    ['by filter', { dietary: ['vegan'], search: '' }, ['vegan']],
    ['by search', { dietary: [], search: 'egg curry' }, ['withegg']],
    ['by both, each once', { dietary: ['vegan'], search: 'vegan' }, ['vegan']],
    ['by neither', { dietary: [], search: ' ' }, []],
  ])('names the labels that were asked for %s', (_how, query, asked) => {
    expect(askedLabels(query, labelsOn(menu))).toEqual(asked);
  });

  it('a search that finds nothing is near the labels and categories it names', () => {
    const near = nearbyOf('vegan curry pizza', labelsOn(menu), categoriesOf(menu));
    expect(near).toMatchObject([
      { kind: 'label', label: { label: { name: 'Vegan' }, count: 2 } },
      { kind: 'category', category: { name: 'Curries' } },
    ]);
    expect(nearbyOf('pizza', labelsOn(menu), categoriesOf(menu))).toEqual([]);
  });
});

const today = calendarDateIn('UTC', new Date(0));

describe.each([
  ['Second Batch', cookies],
  ['Tiffin Lane', homeKitchen],
])('on the menu of %s', (_shop, sample) => {
  const products = sample.products.map((item) => productOf(sample, item, { sameDay: today, nextDay: today }));
  const rows = products.flatMap((product) =>
    [product.name, product.category.name, ...(product.dietaryLabels ?? []).map(({ name }) => name)].flatMap((text) =>
      [text, ...text.split(/[\s-]+/)].map((search) => ({ search, id: product.id })),
    ),
  );

  it('every word of every name, category and label finds its items', () => {
    const missed = rows.filter(({ search, id }) => !` ${idsOf(askMenu(products, { search }))} `.includes(` ${id} `));
    expect(missed).toEqual([]);
  });

  it('every long word finds something with a letter missing', () => {
    const typed = rows
      .map(({ search }) => search.slice(0, 2) + search.slice(3))
      .filter((word) => /^\p{L}{5,}$/u.test(word));
    expect(typed.filter((search) => askMenu(products, { search }).total === 0)).toEqual([]);
  });
});

it.each([
  ["Grandma's", 'grandma\u2019s'],
  ["Grandma's", 'grandma`s'],
  ['½ dozen', '1/2 dozen'],
  ['Grandma\u2019s', "grandma's"],
  ['Grandma\u02bcs', 'grandma\u2018s'],
  ["Grandma's", 'grandmas'],
  ['Smørrebrød', 'smorrebrod'],
  ['Smorrebrod', 'smørrebrød'],
  ['Weißwurst', 'weisswurst'],
  ['Kısır', 'kisir'],
])('a dish called %s is found by "%s"', (name, search) => {
  expect(askMenu([aDish('1', { name }), aDish('2', { name: 'Pea' })], { search }).total).toBe(1);
});

describe('a search for what is free of something', () => {
  const shown = [
    aDish('sugar cookie', { ingredients: ['egg', 'sugar', 'nuts'] }, ['With Egg', 'Dairy-Free']),
    aDish('thumbprint', { ingredients: ['oats'] }, ['Egg-Free', 'With Sugar']),
    aDish('brittle', { ingredients: ['peanuts', 'egg'] }, ['Sugar Free']),
    aDish('cloud', { ingredients: ['egg'], description: 'Carefree, with no added sugar.' }, ['NutFree']),
  ];

  it.each([
    ['egg free', 'thumbprint'],
    ['Egg - Free!', 'thumbprint'],
    ['eggfree', 'thumbprint'],
    ['eggs free', 'thumbprint'],
    ['sugar free', 'brittle'],
    ['nut-free', 'cloud'],
    ['no egg', 'thumbprint'],
    ['without eggs', 'thumbprint'],
    ['free of eggs', 'thumbprint'],
    ['eggless', 'thumbprint'],
    ['Eggless and nut free', ''],
    ['sugarless', 'brittle'],
    ['no nuts', 'cloud'],
    ['no added sugar', 'cloud'],
    ['free of charge', ''],
    ['gluten free', ''],
    ['carefree', 'cloud'],
    ['egg free thumb', 'thumbprint'],
    ['nut free thumb', ''],
    ['egg', 'brittle cloud sugar cookie thumbprint'],
  ])('%s is one claim, which only a dish that makes it answers', (search, ids) => {
    expect(idsOf(askMenu(shown, { search, sort: 'name', order: 'asc' }))).toBe(ids);
  });

  const labeled = [
    aDish('both', { ingredients: ['oats and rice'] }, ['Egg-Free', 'Nut-Free', 'Vegan']),
    aDish('eggs', { ingredients: ['egg and nutmeg'], description: 'Organic and fine.' }, ['Nut-Free', 'With Egg']),
    aDish('nuts', { ingredients: ['nuts and oranges'] }, ['Egg-Free']),
  ];

  it.each([
    ['egg and nut free', 'both'],
    ['nut or egg free', 'both'],
    ['egg  &  nut free', 'both'],
    ['no nuts or eggs', 'both'],
    ['no eggs and no nuts', 'both'],
    ['without nuts and eggs', 'both'],
    ['free from nuts & egg', 'both'],
    ['egg-free and nut-free', 'both'],
    ['egg free & nut free', 'both'],
    ['no egg, dairy, or nuts', ''],
    ['egg, dairy and nut free', ''],
    ['vegan and nut free', 'both'],
    ['nut free and vegan', 'both'],
    ['no nuts, organic', 'eggs'],
    ['oats, egg free', 'both'],
    ['no soy or nuts', ''],
    ['no egg vegan', 'both'],
  ])('each of several claims counts: %s', (search, ids) => {
    expect(idsOf(askMenu(labeled, { search, sort: 'name', order: 'asc' }))).toBe(ids);
  });

  it.each([
    ['nut free', aDish('1', { ingredients: ['almonds'] }, ['Peanut-Free'])],
    ['fish free', aDish('1', { ingredients: ['salmon'] }, ['Shellfish-Free'])],
    ['gluten free', aDish('1', { description: 'Note: not gluten-free.' })],
    ['gluten-free', aDish('1', { description: "It isn't gluten free." })],
    ['nut free', aDish('1', { ingredients: ['peanut butter'] }, ['Tree Nut-Free'])],
    ['no nuts', aDish('1', { description: 'Tree-nut-free, with peanuts.' })],
    ['no nuts', aDish('1', { description: 'It has no tree nuts.' })],
    ['sugar free', aDish('1', { ingredients: ['honey'] }, ['Refined Sugar Free'])],
    ['milk free', aDish('1', { ingredients: ['milk'] }, ['Coconut Milk-Free'])],
  ])('%s is no part of another claim, and no denial', (search, dish) => {
    expect(askMenu([dish], { search }).total).toBe(0);
  });

  it.each(['tree nut free', 'Tree-Nut-Free', 'tree nuts free', 'no tree nuts', 'vegan and tree nut free'])(
    '%s asks for the kind that it names',
    (search) => {
      const dishes = [
        aDish('spelled', {}, ['Vegan', 'Tree Nut-Free']),
        aDish('joined', {}, ['Vegan', 'Treenut-Free']),
        aDish('said', { description: 'Without tree nuts.' }, ['Vegan']),
        aDish('peanut', { ingredients: ['tree nuts'] }, ['Vegan', 'Peanut-Free']),
      ];
      expect(idsOf(askMenu(dishes, { search }))).toBe('joined said spelled');
    },
  );

  it.each(['gluten free', 'gluten-free flour', 'gluten-free oats'])(
    '%s is no claim of a dish that only has such an ingredient',
    (search) => {
      const granola = aDish('granola', { ingredients: ['gluten-free oats', 'wheat flour', 'flour'] });
      expect(askMenu([granola], { search }).total).toBe(0);
      expect(askMenu([granola, aDish('oats', { description: 'Gluten-free oats and flour.' })], { search }).total).toBe(
        1,
      );
    },
  );

  it.each([
    ['veg', 'bhaji'],
    ['veg thali', ''],
    ['vegan', ''],
    ['non veg', 'chicken mutton lamb'],
    ['Non-Veg', 'chicken mutton lamb'],
    ['nonveg thali', 'chicken mutton lamb'],
    ['halal', ''],
  ])('%s is no answer to what the kitchen denies', (search, ids) => {
    const dishes = [
      aDish('chicken', { name: 'Non-Veg Thali' }),
      aDish('lamb', { name: 'Thali', category: categoryNamed('Non Veg') }),
      aDish('mutton', { name: 'Nonveg Thali' }),
      aDish('bhaji', { name: 'Veg Bhaji', description: 'Not vegan. Non-halal.' }),
    ];
    expect(idsOf(askMenu(dishes, { search, sort: 'name', order: 'asc' }))).toBe(ids);
  });

  it.each([
    'No-Onion-No-Garlic Sabzi',
    'GF Free-ish Pie',
    'No-Bake Bar',
    'Free of Dairy Pie',
    'No. 1 Combo',
    'Egg & Nut Free Pie',
    'Eggless Cake',
  ])('%s is found by its name, and while that is typed', (name) => {
    const dishes = [aDish('1', { name }), aDish('2', { name: 'Pea', category: categoryNamed(name) })];
    const typed = [4, 5, 6, 7, 8, name.length].map((end) => name.slice(0, end).toLowerCase());
    expect(typed.filter((search) => askMenu(dishes, { search }).total !== 2)).toEqual([]);
  });

  it.each([
    ['diary free', 'sugar cookie', 'dairy-free'],
    ['no suger', 'brittle', 'sugar-free'],
  ])('forgives a typing error in %s, and says what was meant', (search, ids, meant) => {
    const answer = askMenu(shown, { search });
    expect([idsOf(answer), answer.correctedSearch]).toEqual([ids, meant]);
  });

  it('takes a claim and a diet that are written by ear for what they are', () => {
    const answer = askMenu(labeled, { search: 'nutt free' });
    expect([idsOf(answer), answer.correctedSearch]).toEqual(['both eggs', 'nut-free']);
    expect(askMenu([aDish('1', { name: 'Non-Veg Thali', ingredients: [] })], { search: 'vegg' }).total).toBe(0);
  });

  it('asks for the label of this claim, and for no other', () => {
    const asked = askedLabels({ dietary: [], search: 'egg free' }, labelsOn(shown));
    expect(asked).toEqual([nameKey('Egg-Free')]);
  });
});
