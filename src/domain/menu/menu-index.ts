import { foldText } from '../shared/text-folding';
import { categoriesOf, type Product } from './product';

/** A menu made ready for many queries: its texts are folded once, not per keystroke. */
export type MenuIndex = readonly IndexedProduct[];

export class IndexedProduct {
  /** Undefined until somebody searches: many a long menu is only read. */
  private folded: string | undefined = undefined;

  constructor(
    readonly product: Product,
    readonly position: number,
    /** Where its category stands in the whole menu, so that filters never reorder groups. */
    readonly categoryPosition: number,
    readonly name: string,
  ) {}

  /** Everything that search looks at. */
  get text(): string {
    const { name, description, category } = this.product;
    return (this.folded ??= foldText(`${name}\n${description}\n${category.name}`));
  }
}

export function indexMenu(products: readonly Product[]): MenuIndex {
  const categories = new Map(categoriesOf(products).map(({ slug }, position) => [slug, position]));
  return products.map((product, position) => {
    const categoryPosition = categories.get(product.category.slug) ?? 0;
    return new IndexedProduct(product, position, categoryPosition, foldText(product.name));
  });
}
