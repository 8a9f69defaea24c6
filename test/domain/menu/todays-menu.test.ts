import { describe, expect, it } from 'vitest';
import { offersAt, todaysMenuOf, productsOf } from '../../../src/domain/menu/todays-menu';
import type { Product } from '../../../src/domain/menu/product';
import { parseCalendarDate } from '../../../src/domain/shared/calendar-date';
import { cents } from '../../../src/domain/shared/money';
import { aProduct } from '../../support/builders';

function row(day?: string, fields: Partial<Product> = {}) {
  const deliverableOn = parseCalendarDate(day);
  const { deliverableOn: _, ...product } = aProduct(fields);
  return { ...product, ...(deliverableOn ? { deliverableOn } : {}) };
}

const merged = (rows: readonly Product[]) => productsOf(todaysMenuOf(rows));

describe('the rows of a schedule', () => {
  it('stay unchanged where each item has one', () => {
    const dosa = aProduct({ id: 'dosa' });
    const rows = [dosa, aProduct({ id: 'idli' })];
    expect(merged(rows)).toEqual(rows);
    expect(dosa.otherOffers).toBeUndefined();
  });

  it.each([
    [['2026-11-23', '2026-11-22', '2026-11-24'], '2026-11-22'],
    [[undefined, '2026-11-24'], '2026-11-24'],
    [['2026-11-24', undefined], '2026-11-24'],
    [[undefined, undefined], undefined],
  ])('the rows of a schedule of one item on %j show %s', (days, shown) => {
    const [product, ...others] = merged(days.map((day) => row(day)));
    expect(product?.deliverableOn).toBe(shown);
    expect(others).toEqual([]);
  });

  it.each([undefined, '2026-11-24'])('the rows of a schedule that share the day %s show the first of them', (day) => {
    const [product] = merged([row(day, { price: cents(300) }), row(day, { price: cents(275) })]);
    expect(product?.price).toBe(300);
  });

  it('are all offers of the item, the shown one first', () => {
    const name = 'Classic Chip';
    const [product] = merged([
      row('2026-11-24', { price: cents(300) }),
      row(undefined, { price: cents(275), quantityAvailable: 5 }),
      row('2026-11-22'),
    ]);
    expect(product).toMatchObject({ name, price: 250, deliverableOn: '2026-11-22' });
    expect(product?.otherOffers).toStrictEqual([
      { name, price: 275, quantityAvailable: 5 },
      { name, price: 300, deliverableOn: '2026-11-24' },
    ]);
  });

  it.each([
    [['Wheat'], ['Wheat', 'Milk'], ['Wheat', 'Milk']],
    [[], ['Milk'], ['Milk']],
    [['Milk'], undefined, undefined],
    [undefined, ['Milk'], undefined],
  ])(
    'the rows of a schedule that state %j and later %j warn of %j, on whichever day it comes',
    (first, later, stated) => {
      const rowWith = (day: string, allergens: readonly string[] | undefined) => {
        const { allergens: _, ...unstated } = row(day);
        return { ...unstated, ...(allergens ? { allergens } : {}) };
      };
      expect(merged([rowWith('2026-11-24', later), rowWith('2026-11-22', first)])[0]?.allergens).toEqual(stated);
    },
  );

  it('offer the item as it was put into the cart where both name and price are the same', () => {
    const [product] = merged([
      row('2026-11-22', { price: cents(300) }),
      row('2026-11-23', { name: 'Big Chip' }),
      row('2026-11-24'),
      row('2026-11-25'),
    ]);
    const offers = product ? offersAt(product, aProduct()) : [];
    expect(offers.map(({ deliverableOn }) => deliverableOn)).toEqual(['2026-11-24', '2026-11-25']);
  });
});

it('a menu that is sold out has nothing to order, any other all of its items', () => {
  const menu = [aProduct()];
  expect(productsOf('soldOut')).toEqual([]);
  expect(productsOf(menu)).toEqual(menu);
});
