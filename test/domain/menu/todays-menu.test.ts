import { expect, it } from 'vitest';
import { orderable } from '../../../src/domain/menu/todays-menu';
import { aProduct } from '../../support/builders';

it('a menu that is sold out has nothing to order, any other all of its items', () => {
  const menu = [aProduct()];
  expect(orderable('soldOut')).toEqual([]);
  expect(orderable(menu)).toEqual(menu);
});
