import { bench, describe } from 'vitest';
import { indexMenu } from '../../src/domain/menu/menu-index';
import { allItems, queryMenu, sortMenu, type MenuQuery } from '../../src/domain/menu/menu-query';
import { categoryNamed, type Product } from '../../src/domain/menu/product';
import { slugOf } from '../../src/domain/shared/text-folding';
import { cents } from '../../src/domain/shared/money';
import { aDish } from '../support/builders-menu';

const words = ['Classic', 'Oat', 'Chocolate', 'Raisin', 'Almond', 'Pumpkin', 'Lemon', 'Crème', 'Vanilla', 'Pecan'];
const word = (index: number) => words[index % words.length] ?? '';

function aMenuOf(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) =>
    aDish(
      `${word(index)} ${word(index * 7 + 3)} ${index}`,
      {
        description: `Soft ${word(index * 3)} with ${word(index * 11 + 1)} and a little ${word(index * 13 + 5)}.`,
        category: categoryNamed(word(index % 4)),
        price: cents(200 + ((index * 37) % 300)),
        isPopular: index % 9 === 0,
      },
      index % 3 === 0 ? ['Vegan', 'Nut-Free'] : ['With Egg'],
    ),
  );
}

function filterChain(menu: readonly Product[], { search, dietary, sort }: MenuQuery) {
  const fold = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase();
  const found = menu
    .filter(({ name, description, category }) => fold(`${name} ${description} ${category.name}`).includes(fold(search)))
    .filter(({ dietaryLabels }) => dietary.every((slug) => dietaryLabels?.some(({ name }) => slugOf(name) === slug)))
    .sort((a, b) => (sort === 'price' ? a.price - b.price : 0) || a.name.localeCompare(b.name));
  const groups = new Map<string, Product[]>();
  for (const product of found.slice(0, 100)) {
    const { name } = product.category;
    groups.set(name, [...(groups.get(name) ?? []), product]);
  }
  return groups;
}

describe.each([1_000, 10_000])('search %i items on a keystroke', (count) => {
  const menu = aMenuOf(count);
  const query: MenuQuery = { ...allItems, search: 'choc', sort: 'price', order: 'asc' };
  const sorted = sortMenu(indexMenu(menu), query);

  bench('index', () => void queryMenu(sorted, query, new Set()));
  bench('chain of filters', () => void filterChain(menu, query));
});

describe.each([1_000, 10_000])('load a menu of %i items', (count) => {
  const menu = aMenuOf(count);
  bench('index and sort', () => void sortMenu(indexMenu(menu), allItems));
});
