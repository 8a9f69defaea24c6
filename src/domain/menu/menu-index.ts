import { foldText } from '../shared/text-folding';
import { categoriesOf, spiceTexts, type Product } from './product';
import { statedLabels } from './stated-labels';

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

function searchedTexts(product: Product): readonly string[] {
  const { name, description, category, ingredients = [], portion, spiceLevel = 0 } = product;
  const labels = statedLabels(product).map((label) => label.name);
  return [name, description, category.name, ...labels, ...ingredients, portion ?? '', spiceTexts[spiceLevel - 1] ?? ''];
}

export function indexMenu(products: readonly Product[]): MenuIndex {
  const categories = new Map(categoriesOf(products).map(({ slug }, position) => [slug, position]));
  return products.map((product) => {
    const categoryPosition = categories.get(product.category.slug) ?? 0;
    return new IndexedProduct(product, categoryPosition, foldText(product.name));
  });
}
