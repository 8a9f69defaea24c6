import { describe, expect, it } from 'vitest';
import type { ServingShop } from '../../../src/domain/checkout/checkout-details-rules';
import { isSameAddress } from '../../../src/domain/checkout/checkout-details';
import { FindEarlierAddresses } from '../../../src/domain/checkout/earlier-addresses';
import type { DeliveryInfo, Order } from '../../../src/domain/orders/order';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aDeliveryInfo, anOrder, anOrderList, dallas, deliveryDetails } from '../../support/builders';
import { anOrderGateway } from '../../support/in-memory-gateways';

const home = { line1: '1500 Marilla St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'USA' };
const office = { ...home, line1: '2811 Swiss Avenue', line2: 'Apt 4', postalCode: '75204' };
const down = new ServiceError('refused', 'HTTP 503: Service Unavailable', 503);

async function found(
  deliveries: readonly (DeliveryInfo | ServiceError)[],
  orders?: readonly Order[],
  area: ServingShop['area'] = dallas.area,
) {
  const list = orders ?? deliveries.map((_delivery, position) => anOrder({ id: `order-${position}` }));
  const asked: string[] = [];
  const gateway = anOrderGateway({
    listMine: async () => anOrderList(...list),
    deliveryInfo: async (id) => {
      asked.push(id);
      const delivery = deliveries[list.findIndex((order) => order.id === id)];
      if (!delivery || delivery instanceof ServiceError) throw delivery;
      return delivery;
    },
  });
  const addresses = await new FindEarlierAddresses(gateway, { area }).execute();
  return { addresses, lines: addresses.map(({ addressLine1 }) => addressLine1), asked };
}

const at = (address: DeliveryInfo['address'], more: Partial<DeliveryInfo> = {}) =>
  aDeliveryInfo({ ...(address && { address }), ...more });

describe('the addresses of earlier orders', () => {
  it('are the form filled from the last deliveries, newest first', async () => {
    const { addresses } = await found([at(office), at(home)]);
    expect(addresses).toMatchObject([
      {
        addressLine1: '2811 Swiss Avenue',
        addressLine2: 'Apt 4',
        zip: '75204',
        dialCode: '+1',
        mobile: '214-555-0100',
      },
      { addressLine1: '1500 Marilla St', addressLine2: '', zip: '75201' },
    ]);
  });

  it('name each address once, however it was written', async () => {
    const { lines } = await found([at(office), at({ ...office, line1: '2811 swiss avenue ' }), at(home)]);
    expect(lines).toEqual(['2811 Swiss Avenue', '1500 Marilla St']);
  });

  it('need at most three calls besides the list', async () => {
    const { asked } = await found([at(home), at(home), at(home), at(office)]);
    expect(asked).toEqual(['order-0', 'order-1', 'order-2']);
  });

  it('are requested only for orders that were delivered or still can be', async () => {
    const orders = [
      anOrder({ id: 'pickup', fulfillmentType: 'PICKUP' }),
      anOrder({ id: 'cancelled', status: 'CANCELLED' }),
      anOrder({ id: 'delivered', status: 'DELIVERED' }),
    ];
    expect((await found([at(home), at(home), at(office)], orders)).asked).toEqual(['delivered']);
  });

  it('leave out what the shop does not deliver to, and what would have to be corrected', async () => {
    const { lines } = await found([
      at({ ...home, state: 'OK', line1: 'Tulsa' }),
      at({ ...home, postalCode: 'LS1 4AP', line1: 'Leeds' }),
      at({ line1: 'No city', postalCode: '75201' }),
    ]);
    expect(lines).toEqual([]);
  });

  it('treat an address without a state as one in the served state', async () => {
    const { state: _, ...stateless } = home;
    expect((await found([at(stateless)])).addresses).toMatchObject([{ state: 'TX', country: 'USA' }]);
  });

  it('may be in any state where the shop names none', async () => {
    const { state: _, ...anywhere } = dallas.area;
    expect((await found([at({ ...home, state: 'OK' })], undefined, anywhere)).lines).toEqual(['1500 Marilla St']);
  });

  it('leave out a delivery that cannot be read, or has no address', async () => {
    const nowhere = { contact: { phone: '+12145550199' } };
    expect((await found([down, nowhere, at(office)])).lines).toEqual(['2811 Swiss Avenue']);
  });

  it('are an empty list where the orders cannot be read', async () => {
    const gateway = anOrderGateway({ listMine: () => Promise.reject(down) });
    expect(await new FindEarlierAddresses(gateway, { area: dallas.area }).execute()).toEqual([]);
  });

  it('have the number of the contact where the delivery has none', async () => {
    const { address } = aDeliveryInfo();
    const { addresses } = await found([{ ...(address && { address }), contact: { phone: '+12145550199' } }]);
    expect(addresses).toMatchObject([{ mobile: '214-555-0199' }]);
  });

  it('have no number where neither is known', async () => {
    expect((await found([{ address: home }])).addresses).toMatchObject([{ mobile: '' }]);
  });
});

describe('two addresses', () => {
  it('are the same without regard to case, outer spaces and the mobile number', () => {
    const typed = deliveryDetails({ addressLine1: ' 1500 MARILLA ST', mobile: '' });
    expect(isSameAddress(typed, deliveryDetails())).toBe(true);
  });

  it('differ where the same text is on other lines', () => {
    const one = deliveryDetails({ addressLine1: '15 Main Street', addressLine2: '02' });
    expect(isSameAddress(one, deliveryDetails({ addressLine1: '15 Main Street0', addressLine2: '2' }))).toBe(false);
  });

  it('differ by any line', () => {
    for (const field of ['addressLine1', 'addressLine2', 'city', 'zip'] as const)
      expect(isSameAddress(deliveryDetails({ [field]: 'other' }), deliveryDetails())).toBe(false);
  });
});
