import products from '../../../../fixtures/home-kitchen/products.json';
import type { SampleData } from '../../../adapters/mock/sample-data';
import { demoCustomer } from '../demo-customer';

export const sample: SampleData = {
  categories: ['Thali', 'Biryani & Rice', 'Curries', 'South Indian', 'Snacks', 'Breads', 'Sides', 'Sweets', 'Drinks'],
  products,
  loadOrders: async () => (await import('../../../../fixtures/home-kitchen/orders.json')).default,
  city: 'Dallas',
  demoCustomer,
  orderPrefix: 'TL',
};
