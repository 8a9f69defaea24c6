import products from '../../../../fixtures/cookies/products.json';
import type { SampleData } from '../../../adapters/mock/sample-data';
import { demoCustomer } from '../demo-customer';

export const sample: SampleData = {
  categories: ['Classic', 'Premium', 'Seasonal', 'Gluten-Free'],
  products,
  loadOrders: async () => (await import('../../../../fixtures/cookies/orders.json')).default,
  city: 'Dallas',
  demoCustomer,
  orderPrefix: 'SB',
};
