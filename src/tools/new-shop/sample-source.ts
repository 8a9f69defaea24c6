import type { SampleProduct } from '../../adapters/mock/sample-data';

/** The dishes reuse the pictures of `fixtures/home-kitchen/products.json`, so these are its ids. */
const dishes: readonly (readonly [category: string, ids: readonly string[]])[] = [
  ['Mains', ['chicken-biryani', 'paneer-butter-masala', 'masala-dosa', 'dal-tadka']],
  ['Snacks', ['samosa', 'pav-bhaji']],
  ['Sweets', ['gulab-jamun', 'rice-kheer']],
  ['Drinks', ['mango-lassi', 'masala-chai']],
];

export function firstMenu(products: readonly SampleProduct[], priceScale: number): readonly SampleProduct[] {
  return dishes.flatMap(([category, ids]) =>
    ids.flatMap((id) => {
      const product = products.find((one) => one.id === id);
      return product ? [{ ...product, category, price: Math.round(product.price * 100 * priceScale) / 100 }] : [];
    }),
  );
}

export function sampleSource(slug: string): string {
  const initials = slug.split('-').map((word) => word.charAt(0));
  return `import products from '../../../../fixtures/${slug}/products.json';
import type { SampleData } from '../../../adapters/mock/sample-data';
import { demoCustomer } from '../demo-customer';

export const sample: SampleData = {
  categories: ${JSON.stringify(dishes.map(([category]) => category))},
  products,
  loadOrders: async () => [],
  demoCustomer,
  orderPrefix: '${initials.join('').toUpperCase()}',
};
`;
}
