import { describe, expect, it } from 'vitest';
import type { AllergenWarning } from '../../../src/domain/menu/allergens';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, aProduct, deliveryDetails } from '../../support/builders';
import { placeOrderFixture } from '../../support/place-order-fixture';

const cart = [aCartItem({ quantity: 2 })];
const { allergens: _allergens, ...unstated } = aProduct();
const toldOf = (warning?: AllergenWarning, avoided = ['Milk', 'Soy']) => ({
  avoided,
  warnings: new Map(warning ? [[aCartItem().id, warning]] : []),
});
const milk: AllergenWarning = { kind: 'contains', allergens: ['Milk'] };
const unreadable = () => Promise.reject(new ServiceError('network', ''));

describe('a press of Confirm & Pay of a customer who avoids allergens', () => {
  it.each([
    ['states one that the confirmation did not name', ['Wheat', 'Milk'], undefined],
    ['states one more than the confirmation named', ['Milk', 'Soy'], milk],
    ['states what it had not listed', ['Milk'], { kind: 'notStated' }],
  ] as const)('sends nothing where an item %s', async (_case, allergens, warning) => {
    const { placeOrder, sent, pending } = placeOrderFixture({
      cart,
      todaysMenu: async () => [aProduct({ allergens })],
    });
    const press = { confirmed: cart, told: toldOf(warning) };
    expect(await placeOrder.execute(deliveryDetails(), press)).toMatchObject({ kind: 'allergensChanged' });
    expect([sent, pending.orders]).toEqual([[], []]);
  });

  it.each([
    ['contains what the confirmation named', milk, async () => [aProduct({ allergens: ['Milk'] })]],
    ['contains less than the confirmation named', milk, async () => [aProduct({ allergens: [] })]],
    ['contains none of them', undefined, async () => [aProduct({ allergens: ['Wheat'] })]],
    ['does not state its allergens', { kind: 'notStated' }, async () => [unstated]],
    ['cannot be looked up', { kind: 'notStated' }, unreadable],
  ] as const)('orders where an item %s', async (_case, warning, todaysMenu) => {
    const { placeOrder } = placeOrderFixture({ cart, todaysMenu });
    const press = { confirmed: cart, told: toldOf(warning) };
    expect(await placeOrder.execute(deliveryDetails(), press)).toMatchObject({ kind: 'leaving' });
  });

  it('orders where nothing is avoided', async () => {
    const { placeOrder } = placeOrderFixture({ cart, todaysMenu: async () => [aProduct({ allergens: ['Milk'] })] });
    const press = { confirmed: cart, told: toldOf(undefined, []) };
    expect(await placeOrder.execute(deliveryDetails(), press)).toMatchObject({ kind: 'leaving' });
  });
});
