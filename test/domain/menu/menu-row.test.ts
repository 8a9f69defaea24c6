import { describe, expect, it } from 'vitest';
import { readMenuRow } from '../../../src/domain/menu/menu-row';
import { categoriesOf } from '../../../src/domain/menu/product';
import { aMenuRow } from '../../support/builders';

describe('a row of the menu', () => {
  it('becomes a product', () => {
    const row = aMenuRow({
      menuItemId: ' 42 ',
      itemName: ' Paneer Thali ',
      description: ' Mild. ',
      price: 12.5,
      menuImgPath: '/thali.avif',
      menuTypeName: 'Thali & Rice',
      deliverableOn: '2026-11-22T00:00:00Z',
      quantityAvailable: 3,
    });
    expect(readMenuRow(row)).toEqual({
      id: '42',
      name: 'Paneer Thali',
      description: 'Mild.',
      price: 1250,
      rating: 4.5,
      isUnrated: true,
      category: { name: 'Thali & Rice' },
      isPopular: false,
      isNew: false,
      picture: { src: '/thali.avif', alt: '' },
      deliverableOn: '2026-11-22',
      quantityAvailable: 3,
    });
  });

  it('leaves out what the service does not send', () => {
    const product = readMenuRow({ menuItemId: 'chip', itemName: 'Chip', price: 0 });
    expect(product).toMatchObject({ price: 0, description: '', category: { name: 'Other' } });
    expect(product).not.toHaveProperty('picture');
    expect(product).not.toHaveProperty('deliverableOn');
    expect(product).not.toHaveProperty('quantityAvailable');
    expect(product).not.toHaveProperty('dietaryLabels');
    expect(product).not.toHaveProperty('ingredients');
    expect(product).not.toHaveProperty('allergens');
  });

  it.each([
    ['a blank id', { menuItemId: ' ' }],
    ['a blank name', { itemName: ' ' }],
    ['a price that is not finite', { price: Number.POSITIVE_INFINITY }],
    ['a price that is not a number', { price: Number.NaN }],
    ['a price below 0', { price: -0.01 }],
    ['a price beyond all reason', { price: 1e20 }],
  ])('cannot be read with %s', (_what, fields) => {
    expect(readMenuRow(aMenuRow(fields))).toBe('unreadable');
  });

  it.each([
    ['the word that it is not available', { isAvailable: false }],
    ['none left', { quantityAvailable: 0 }],
    ['less than one left', { quantityAvailable: 0.5 }],
    ['less than none left', { quantityAvailable: -1 }],
  ])('cannot be ordered with %s', (_what, fields) => {
    expect(readMenuRow(aMenuRow(fields))).toBeUndefined();
  });

  it.each([
    ['does not say whether it is available', { isAvailable: undefined }],
    ['has one left', { quantityAvailable: 1 }],
    ['has the id 0', { menuItemId: '0' }],
    ['is free', { price: 0 }],
  ])('is not dropped when it %s', (_what, fields) => {
    expect(readMenuRow(aMenuRow(fields))).toHaveProperty('id');
  });

  it.each([
    ['the menu type', { menuTypeName: 'Thali', category: 'Rice' }, 'Thali'],
    ['the category without a menu type', { category: 'Rice' }, 'Rice'],
    ['the category beside a blank menu type', { menuTypeName: ' ', category: 'Rice' }, 'Rice'],
    ['Other with a blank category', { category: ' ' }, 'Other'],
    ['Other without either', {}, 'Other'],
  ])('belongs to %s', (_rule, fields, name) => {
    expect(readMenuRow(aMenuRow(fields))).toHaveProperty('category.name', name);
  });

  it('ignores a day that does not exist', () => {
    expect(readMenuRow(aMenuRow({ deliverableOn: '2026-02-30' }))).not.toHaveProperty('deliverableOn');
  });

  it.each(['0', '00000000-0000-0000-0000-000000000000', '-1', 'null'])(
    'two categories whose id means that there is none (%s) stay two',
    (none) => {
      const menu = ['Curries', 'Sweets'].map((menuName) =>
        readMenuRow({
          ...aMenuRow(),
          menuType: { menuTypeId: none, menuName },
          tags: [{ tagId: none, name: 'Vegan' }],
        }),
      );
      const products = menu.filter((row) => row !== undefined && row !== 'unreadable');
      expect(categoriesOf(products).map(({ name }) => name)).toEqual(['Curries', 'Sweets']);
      expect(products.flatMap(({ dietaryLabels = [] }) => dietaryLabels)).toEqual([
        { name: 'Vegan' },
        { name: 'Vegan' },
      ]);
    },
  );
});
