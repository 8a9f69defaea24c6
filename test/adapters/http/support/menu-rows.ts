import { categoryNamed } from '../../../../src/domain/menu/product';
import { cents } from '../../../../src/domain/shared/money';
import { aDay, aProduct } from '../../../support/builders';
import type { CallRow } from './call-row';
import { menuUrl } from './http-shop';

const entry = {
  menuItemId: 7,
  itemName: 'Masala Dosa',
  description: 'Crisp and sour.',
  price: 8.25,
  menuImgPath: '/images/dosa.jpg',
  menuTypeName: 'Breakfast',
  deliverableOn: '2026-11-22T00:00:00Z',
  isAvailable: true,
  quantityAvailable: 3,
};
const {
  dietaryLabels: _labels,
  ingredients: _ingredients,
  allergens: _allergens,
  ...unstated
} = aProduct({
  id: '7',
  name: 'Masala Dosa',
  description: 'Crisp and sour.',
  price: cents(825),
  picture: { src: 'https://menu.test/images/dosa.jpg', alt: '' },
  category: categoryNamed('Breakfast'),
  isUnrated: true,
  deliverableOn: aDay('2026-11-22'),
  quantityAvailable: 3,
});
const dosa = unstated;
const { price: _price, menuTypeName: _menuTypeName, ...common } = entry;
const item = {
  ...common,
  menuItemPricing: { price: 8.25 },
  menuType: { menuTypeId: 2, menuName: 'Breakfast', description: 'Mornings' },
  tags: [{ tagId: 1, name: 'Vegan', color: '#2a7d34', icon: '🌱' }],
  isVegetarian: true,
  portion: '1 piece',
  spiceLevel: 2,
};
const taggedDosa = {
  ...dosa,
  category: categoryNamed('Breakfast', '2', 'Mornings'),
  dietaryLabels: [{ id: '1', name: 'Vegan', color: '#2a7d34', icon: '🌱' }],
  isVegetarian: true,
  portion: '1 piece',
  spiceLevel: 2,
};
const draft = {
  name: 'Masala Dosa',
  description: 'Crisp and sour.',
  price: cents(825),
  menuTypeId: '2',
  isAvailable: true,
};
const draftBody = {
  itemName: 'Masala Dosa',
  description: 'Crisp and sour.',
  menuItemPricing: { price: 8.25 },
  menuTypeId: '2',
  isAvailable: true,
};
const { quantityAvailable: _stock, ...details } = taggedDosa;
const single = { reply: { menuItems: [item] }, value: details };
const requiredOfSingle = {
  menuItems: undefined,
  'menuItems.0.menuItemId': undefined,
  'menuItems.0.itemName': undefined,
};

export const menuRows: readonly CallRow[] = [
  {
    call: 'GET /api/v1/menu-items',
    make: ({ menu }) => menu.items({ search: 'crêpe & co', dietary: ['vegan', 'nut-free'], page: 1, limit: 12 }),
    url: `${menuUrl}/api/v1/menu-items?search=cr%C3%AApe+%26+co&dietary=vegan&dietary=nut-free&page=1&limit=12`,
    reply: { menuItems: [item], total: 40 },
    value: { products: [taggedDosa], total: 40 },
    failure: 'Failed to fetch menu',
    required: {
      menuItems: undefined,
      'menuItems.0.menuItemId': undefined,
      'menuItems.0.itemName': undefined,
      'menuItems.0.menuItemPricing': undefined,
      'menuItems.0.menuItemPricing.price': undefined,
    },
  },
  {
    call: 'GET /api/v1/menu-items/{id}',
    make: ({ menu }) => menu.item('7/x'),
    url: `${menuUrl}/api/v1/menu-items/7%2Fx`,
    ...single,
    failure: 'Failed to fetch menu item',
    required: requiredOfSingle,
  },
  {
    call: 'POST /api/v1/menu-items',
    make: ({ menu }) => menu.createItem(draft),
    url: `${menuUrl}/api/v1/menu-items`,
    body: draftBody,
    ...single,
    failure: 'Failed to create menu item',
    required: requiredOfSingle,
  },
  {
    call: 'PUT /api/v1/menu-items/{id}',
    make: ({ menu }) => menu.updateItem('7', { ...draft, image: '/images/dosa.jpg' }),
    url: `${menuUrl}/api/v1/menu-items/7`,
    body: { ...draftBody, menuImgPath: '/images/dosa.jpg' },
    ...single,
    failure: 'Failed to update menu item',
    required: requiredOfSingle,
  },
  {
    call: 'DELETE /api/v1/menu-items/{id}',
    make: ({ menu }) => menu.deleteItem('7'),
    url: `${menuUrl}/api/v1/menu-items/7`,
    reply: undefined,
    value: undefined,
    failure: 'Failed to delete menu item',
  },
  {
    call: 'GET /api/v1/menu-types',
    make: ({ menu }) => menu.categories(),
    url: `${menuUrl}/api/v1/menu-types`,
    reply: {
      successResponse: true,
      menuTypes: [{ menuTypeId: 2, menuName: 'Breakfast', description: 'Mornings', isActive: true }],
    },
    value: [categoryNamed('Breakfast', '2', 'Mornings')],
    failure: 'Failed to fetch menu types',
    required: { menuTypes: undefined, 'menuTypes.0.menuTypeId': undefined, 'menuTypes.0.menuName': undefined },
  },
  {
    call: 'GET /api/v1/menu-types/{id}',
    make: ({ menu }) => menu.category('2'),
    url: `${menuUrl}/api/v1/menu-types/2`,
    reply: { menuType: { menuTypeId: 2, menuName: 'Breakfast', description: 'Mornings', isActive: true } },
    value: categoryNamed('Breakfast', '2', 'Mornings'),
    failure: 'Failed to fetch menu type',
    required: { menuType: undefined, 'menuType.menuTypeId': undefined, 'menuType.menuName': undefined },
  },
  {
    call: 'GET /api/v1/admin/menu-schedule/today',
    make: ({ menu }) => menu.todaysMenu(),
    url: `${menuUrl}/api/v1/admin/menu-schedule/today`,
    reply: { successResponse: true, errorMessage: null, scheduledMenusDetails: [entry] },
    value: [dosa],
    failure: 'Failed to fetch menu',
    required: {
      scheduledMenusDetails: undefined,
      'scheduledMenusDetails.0.menuItemId': undefined,
      'scheduledMenusDetails.0.itemName': undefined,
      'scheduledMenusDetails.0.price': undefined,
    },
  },
];
