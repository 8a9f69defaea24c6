import type { SampleProduct } from '../../adapters/mock/sample-data';
import { fromDollars, toDollars } from '../../domain/shared/money';
import { localAmount, type CountryFacts } from './country-facts';
import { legalSource } from './legal-source';
import { contactSource, profileSource } from './profile-source';
import type { ShopAnswers } from './shop-answers';
import { themeBlock, themeColorsOf } from './theme-colors';

interface ProjectTexts {
  readonly names: string;
  readonly tokens: string;
  readonly products: readonly SampleProduct[];
}

export const namesFile = 'src/app/profiles/names.ts';
export const tokensFile = 'src/ui/styles/tokens.css';
const behindThemes = /\[dir='rtl'\] \{/;
const behindNames = /,?\s*\](?=;\s*$)/;

const mark = `import type { MarkShape } from '../../../domain/shop/shop-profile';

export const mark: readonly MarkShape[] = [
  { tone: 'a', path: 'M0 16a16 16 0 1 0 32 0a16 16 0 1 0-32 0Z' },
  { tone: 'b', path: 'M6 16h20a10 10 0 0 1-20 0Z' },
  { tone: 'b', path: 'M13 13q-2-2 0-4t0-4M19 13q-2-2 0-4t0-4', strokeWidth: 2 },
];
`;

export function shopFiles(
  answers: ShopAnswers,
  project: ProjectTexts,
  today: string,
): Readonly<Record<string, string>> {
  const { slug } = answers;
  const colors = themeColorsOf(answers.color);
  const folder = `src/app/profiles/${slug}`;
  const menu = firstMenu(project.products, answers.country);
  return {
    [`${folder}/profile.ts`]: profileSource(answers, colors),
    [`${folder}/contact.ts`]: contactSource(answers),
    [`${folder}/legal.ts`]: legalSource(answers, today),
    [`${folder}/kitchen.ts`]: kitchenSource(menu),
    [`${folder}/mark.ts`]: mark,
    [`${folder}/sample.ts`]: sampleSource(slug),
    [`fixtures/${slug}/products.json`]: JSON.stringify(menu),
    [namesFile]: withShop(namesFile, project.names, behindNames, `, '${slug}'`),
    [tokensFile]: withShop(tokensFile, project.tokens, behindThemes, `${themeBlock(slug, colors)}\n`),
  };
}

/** Throws if the file no longer has that place, so that no shop is left out silently. */
function withShop(file: string, text: string, place: RegExp, added: string): string {
  if (!place.test(text)) throw new Error(`${file} has no place for another shop.`);
  return text.replace(place, (found) => added + found);
}

/** The dishes reuse the pictures of `fixtures/home-kitchen/products.json`, so these are its ids. */
const dishes: readonly (readonly [category: string, ids: readonly string[]])[] = [
  ['Mains', ['chicken-biryani', 'paneer-butter-masala', 'masala-dosa', 'dal-tadka']],
  ['Snacks', ['samosa', 'pav-bhaji']],
  ['Sweets', ['gulab-jamun', 'rice-kheer']],
  ['Drinks', ['mango-lassi', 'masala-chai']],
];

function firstMenu(products: readonly SampleProduct[], country: CountryFacts): readonly SampleProduct[] {
  return dishes.flatMap(([category, ids]) =>
    ids.flatMap((id) => {
      const product = products.find((one) => one.id === id);
      return product
        ? [{ ...product, category, price: toDollars(localAmount(country, fromDollars(product.price))) }]
        : [];
    }),
  );
}

function kitchenSource(menu: readonly SampleProduct[]): string {
  const allergens = menu.flatMap((product) => product.allergens ?? []);
  const names = [...new Set(allergens.map((allergen) => allergen.replace(/ \(.*/, '').toLowerCase()))];
  return `/** What the kitchen works with, whatever is on today's menu. This list is that of the first dishes: write what your kitchen works with. */
export const kitchenUses = '${names.join(', ').replace(/, (?=[^,]*$)/, ' and ')}';
`;
}

function sampleSource(slug: string): string {
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
