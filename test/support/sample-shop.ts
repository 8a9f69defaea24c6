import type { SampleData, SampleProduct, SampleOrder } from '../../src/adapters/mock/sample-data';

export function aSampleProduct(fields: Partial<SampleProduct> = {}): SampleProduct {
  return {
    id: 'classic-chip',
    name: 'Classic Chip',
    category: 'Classic',
    price: 2.5,
    rating: 4.8,
    description: 'Brown butter and dark chocolate.',
    alt: 'A golden cookie.',
    ingredients: ['wheat flour', 'butter'],
    allergens: ['Wheat', 'Milk'],
    dietary: ['With Egg', 'Nut-Free'],
    ...fields,
  };
}

function aSampleOrder(fields: Partial<SampleOrder> = {}): SampleOrder {
  return {
    id: 'SB-100',
    status: 'DELIVERED',
    fulfillmentType: 'DELIVERY',
    items: [{ itemId: 'classic-chip', quantity: 4 }],
    minutesAgo: { created: 2880, updated: 2830 },
    deliveryFee: 5.99,
    delivery: { line1: '2811 Swiss Avenue', postalCode: '75204', name: 'Priya Raman', phone: '+12145550188' },
    ...fields,
  };
}

/** Three items in two categories and three orders of the demo customer, oldest first. */
export function aSample(fields: Partial<SampleData> = {}): SampleData {
  return {
    categories: ['Classic', 'Snacks'],
    products: [
      aSampleProduct(),
      aSampleProduct({ id: 'oat', name: 'Oat', price: 2.25, quantityAvailable: 3 }),
      aSampleProduct({ id: 'samosa', name: 'Samosa', category: 'Snacks', price: 6.5, deliverableInDays: 0 }),
    ],
    loadOrders: () =>
      Promise.resolve([
        aSampleOrder(),
        aSampleOrder({ id: 'SB-101', status: 'preparing', minutesAgo: { created: 30 } }),
        aSampleOrder({
          id: 'SB-102',
          status: 'PENDING_PAYMENT',
          minutesAgo: { created: 5 },
          tip: 1,
          discountPercent: 10,
        }),
      ]),
    demoCustomer: {
      firstName: 'Priya',
      lastName: 'Raman',
      email: 'priya.raman@example.com',
      phone: '+1 214 555 0188',
      password: 'demo-password',
    },
    city: 'Dallas',
    orderPrefix: 'SB',
    ...fields,
  };
}
