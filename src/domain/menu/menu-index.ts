import { foldText } from '../shared/text-folding';
import type { NameList } from '../shared/name-list';
import { categoryNames, spiceTexts, type DietaryLabel, type MenuCategory, type Product } from './product';
import { dietsOf, labelNames, statedLabels } from './stated-labels';

export type MenuIndex = readonly IndexedProduct[];

export class IndexedProduct {
  /** It is undefined until the first search, because most visitors never search. */
  private folded: string | undefined = undefined;
  private diets: ReadonlySet<string> | undefined = undefined;

  constructor(
    readonly product: Product,
    readonly category: MenuCategory,
    /** The position in the whole menu, so that filters never reorder groups. */
    readonly categoryPosition: number,
    readonly name: string,
    private readonly labels: NameList<DietaryLabel>,
  ) {}

  /** The keys are the slugs that the whole menu gives its labels. */
  suits(slug: string): boolean {
    this.diets ??= new Set(dietsOf(this.product, this.labels).map((label) => label.slug));
    return this.diets.has(slug);
  }

  get text(): string {
    return (this.folded ??= foldText(searchedTexts(this.product).join('\n')));
  }
}

/** Marks the line of an ingredient: `gluten-free oats` say nothing of the dish that they are in. */
export const ofIngredient = '~';

function searchedTexts(product: Product): readonly string[] {
  const { name, description, category, ingredients = [], portion, spiceLevel = 0 } = product;
  const labels = statedLabels(product).map((label) => label.name);
  const marked = ingredients.map((ingredient) => ofIngredient + ingredient);
  const spice = [spiceLevel > 1 ? 'spicy' : '', spiceTexts[spiceLevel - 1] ?? ''];
  return [name, description, category.name, ...labels, ...marked, portion ?? '', ...spice];
}

export function indexMenu(products: readonly Product[], labels = labelNames(products)): MenuIndex {
  const categories = categoryNames(products.map(({ category }) => category));
  const positions = new Map(categories.all.map((category, position) => [category, position]));
  return products.flatMap((product) => {
    const category = categories.find(product.category);
    if (!category) return [];
    return new IndexedProduct(product, category, positions.get(category) ?? 0, foldText(product.name), labels);
  });
}
