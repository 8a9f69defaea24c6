import { describe, expect, it } from 'vitest';
import { productsOf } from '../../src/domain/menu/todays-menu';
import type { ReplyFields } from '../../src/tools/mock-api/specified-fields';
import { ContractFixture } from '../support/contract-shops';
import { httpShop, inMemory, overSocket } from '../support/http-contract-shops';

const address = { line1: '1500 Marilla St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'USA' };
const newOrder = {
  channel: 'WEB',
  fulfillmentType: 'DELIVERY',
  tipAmount: 0,
  items: [{ itemId: 'classic-chip', quantity: 2 }],
  deliveryInfo: address,
  mobile: '+12145550100',
} as const;
const key = '11111111-1111-4111-8111-111111111111';

const backends: readonly (readonly [string, ReplyFields, typeof inMemory])[] = [
  ['the fields of the specification', 'literal', inMemory],
  ['the required fields', 'bare', overSocket],
];

describe.each(backends)('a backend that sends only %s', (_what, fields, connect) => {
  const open = async () => {
    const fixture = await ContractFixture.open();
    fixture.signInDemoCustomer();
    return httpShop(fixture, { dialect: 'lines', fields, checkoutReading: 'checkoutUrl' }, connect);
  };

  it('a sparse backend has a menu of which allergens, ingredients and labels are not stated', async () => {
    const menu = productsOf(await (await open()).menu.todaysMenu());
    expect(menu.map(({ id, name, price }) => [id, name, price])).toEqual([
      ['classic-chip', 'Classic Chip', 250],
      ['oat', 'Oat', 225],
      ['samosa', 'Samosa', 650],
    ]);
    for (const item of menu) {
      expect(item).not.toHaveProperty('allergens');
      expect(item).not.toHaveProperty('ingredients');
      expect(item).not.toHaveProperty('dietaryLabels');
    }
  });

  it('returns a single item without its allergens', async () => {
    const item = await (await open()).menu.item('classic-chip');
    expect(item?.id).toBe('classic-chip');
    expect(item).not.toHaveProperty('allergens');
  });

  it('a sparse backend has categories and a preview', async () => {
    const { menu } = await open();
    expect((await menu.categories()).map(({ name }) => name)).toEqual(['Classic', 'Snacks']);
    expect((await menu.preview({ limit: 2 })).products.map(({ id }) => id)).toEqual(['classic-chip', 'oat']);
  });

  it('signs a customer in', async () => {
    const { account } = await open();
    const session = await account.login({ email: 'ann.lee@example.com', password: 'secret7' });
    expect(session.user.email).toBe('ann.lee@example.com');
  });

  it('takes an order, lists it and finds it', async () => {
    const { orders } = await open();
    const placed = await orders.place(newOrder, key);
    expect(placed.checkoutUrl).toContain('/checkout');
    const {
      orders: [newest],
    } = await orders.listMine({ limit: 1 });
    expect(newest).toMatchObject({ status: 'PENDING_PAYMENT', total: 1139 });
    expect(await orders.find(newest?.id ?? '')).toMatchObject({ id: newest?.id, total: 1139 });
  });
});
