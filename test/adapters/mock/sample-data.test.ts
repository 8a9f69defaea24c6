import { describe, expect, it } from 'vitest';
import { sample as cookies } from '../../../src/app/profiles/cookies/sample';
import { sample as homeKitchen } from '../../../src/app/profiles/home-kitchen/sample';
import { dietaryLabels } from '../../../src/domain/menu/product';
import { groupOf, parseStatus } from '../../../src/domain/orders/order-status';
import { demoCustomerOf, MockVisit } from '../../support/mock-shop';
import { orderStatuses } from '../../support/order-statuses';

describe.each([
  ['cookies', cookies, 12],
  ['home-kitchen', homeKitchen, 19],
])('sample data of %s', (_shop, sample, count) => {
  it('sample data has every item once', () => {
    expect(new Set(sample.products.map(({ id }) => id)).size).toBe(count);
  });

  it('sample data has only categories of the menu, in menu order', () => {
    const named = [...new Set(sample.products.map(({ category }) => category))];
    expect(named).toEqual(sample.categories);
  });

  it('sample data has only dietary labels of the diet filter', () => {
    const known = new Set(dietaryLabels.map(({ name }) => name));
    expect(sample.products.flatMap(({ dietary = [] }) => dietary).filter((name) => !known.has(name))).toEqual([]);
  });

  it('sample data has an order in every status, one in lower case and one in an unknown status', async () => {
    const written = (await sample.loadOrders()).map(({ status }) => status);
    expect(orderStatuses.filter((status) => !written.includes(status))).toEqual([]);
    expect(written.filter((status) => status !== parseStatus(status))).toEqual(['delivered']);
    expect(written.filter((status) => groupOf(parseStatus(status)) === 'unknown')).toHaveLength(1);
  });

  it('sample data has orders of items on its menu, each with a unique id', async () => {
    const orders = await sample.loadOrders();
    const ids = new Set(sample.products.map(({ id }) => id));
    expect(orders.flatMap(({ items = [] }) => items).filter(({ itemId }) => !ids.has(itemId))).toEqual([]);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
  });

  it('becomes complete orders', async () => {
    const services = await new MockVisit(sample).open();
    const orders = await services.orders.list(demoCustomerOf(services), { limit: 200 });
    const [newest] = orders;
    expect(newest).toMatchObject({
      status: 'PREPARING',
      createdAt: new Date('2026-11-21T21:05:00Z'),
      items: expect.arrayContaining([expect.anything()]),
    });
    expect(orders.every(({ total }) => total > 0)).toBe(true);
  });
});

describe('sample data of home-kitchen', () => {
  it('sells as many pieces as its picture shows', () => {
    const pictured = [
      [/^Two /, /^2 /],
      [/^Three /, /^3 /],
      [/^Stack of /, /^[2-9]\d* pieces/],
    ] as const;
    const wrong = homeKitchen.products.filter(({ alt, portion = '' }) =>
      pictured.some(([picture, sold]) => picture.test(alt) && !sold.test(portion)),
    );
    expect(wrong).toEqual([]);
  });

  it('marks every dish as its ingredients and labels say', () => {
    const wrong = homeKitchen.products.filter(
      ({ isVegetarian, ingredients = [], dietary = [] }) =>
        isVegetarian === ingredients.includes('chicken') || (dietary.includes('Vegan') && !isVegetarian),
    );
    expect(wrong).toEqual([]);
    expect(homeKitchen.products.filter(({ isVegetarian }) => isVegetarian === undefined)).toEqual([]);
  });

  it('delivers snacks the same day and everything else the next', () => {
    const menu = new MockVisit(homeKitchen).backend().menu.today();
    const days = new Map(menu.map(({ id, deliverableOn }) => [id, deliverableOn]));
    expect(days.get('samosa')).toBe('2026-11-21');
    expect(days.get('pav-bhaji')).toBe('2026-11-21');
    expect(days.get('masala-dosa')).toBe('2026-11-22');
  });
});
