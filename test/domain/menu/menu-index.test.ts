import { expect, it } from 'vitest';
import { indexMenu } from '../../../src/domain/menu/menu-index';
import { categoryNamed, type Product } from '../../../src/domain/menu/product';
import { aProduct } from '../../support/builders';

const bare: Product = {
  id: 'dal',
  name: 'Dal Tadka',
  description: 'With Crème.',
  price: aProduct().price,
  rating: 4.5,
  category: categoryNamed('Curries'),
  isPopular: false,
  isNew: false,
};

const searched = (product: Product) => indexMenu([product]).flatMap(({ text }) => text.split('\n').filter(Boolean));

it('an item is searched by what it states, and by nothing else', () => {
  expect(searched(bare)).toEqual(['dal tadka', 'with creme.', 'curries']);
  expect(searched({ ...bare, ingredients: ['Red Lentils'], portion: '3 pieces' })).toEqual([
    'dal tadka',
    'with creme.',
    'curries',
    '~red lentils',
    '3 pieces',
  ]);
});

it.each([
  [1, ['mild']],
  [2, ['spicy', 'medium hot']],
  [3, ['spicy', 'hot']],
] as const)('an item of spice level %d is searched by %j', (spiceLevel, texts) => {
  expect(searched({ ...bare, spiceLevel }).slice(searched(bare).length)).toEqual(texts);
});
