import { foldText } from '../shared/text-folding';
import { categoriesOf, type Product } from './product';

export type MenuIndex = readonly IndexedProduct[];

export class IndexedProduct {
  /** Undefined until the first search, because most visitors never search. */
  private folded: string | undefined = undefined;

  constructor(
    readonly product: Product,
    /** The position is that in the whole menu, so that filters never reorder groups. */
    readonly categoryPosition: number,
    readonly name: string,
  ) {}

  get text(): string {
    return (this.folded ??= foldText(searchedTexts(this.product).join('\n')));
  }
}

function searchedTexts({ name, description, category, dietaryLabels = [], ingredients = [] }: Product) {
  return [name, description, category.name, ...dietaryLabels.map((label) => label.name), ...ingredients];
}

export function indexMenu(products: readonly Product[]): MenuIndex {
  const categories = new Map(categoriesOf(products).map(({ slug }, position) => [slug, position]));
  return products.map((product) => {
    const categoryPosition = categories.get(product.category.slug) ?? 0;
    return new IndexedProduct(product, categoryPosition, foldText(product.name));
  });
}
