import type { CalendarDate } from '../shared/calendar-date';
import { fromDollars, type Cents } from '../shared/money';
import type { PictureSource } from '../shop/shop-profile';
import { NameList, type Addressed, type Named } from '../shared/name-list';
import { present } from '../shared/present';

export interface Category extends Named {
  readonly description?: string;
}

export interface DietaryLabel extends Named {
  /** `#rgb` or `#rrggbb`. */
  readonly color?: string;
  /** One sign for a label for which the shop has no icon. */
  readonly icon?: string;
}

export type MenuCategory = Addressed<Category>;
export type MenuLabel = Addressed<DietaryLabel>;

export type MenuOffer = Pick<Product, 'name' | 'price' | 'deliverableOn' | 'quantityAvailable'>;

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: Cents;
  readonly picture?: PictureSource;
  readonly rating: number;
  /** The rating is the specification's, because the service states none. */
  readonly isUnrated?: true;
  readonly category: Category;
  readonly isPopular: boolean;
  readonly isNew: boolean;
  /**
   * An empty list in this field or the next two says that the service states none. If the field is undefined, the service
   * says nothing.
   */
  readonly dietaryLabels?: readonly DietaryLabel[];
  readonly ingredients?: readonly string[];
  readonly allergens?: readonly string[];
  /** If it is false, the item contains meat. */
  readonly isVegetarian?: boolean;
  /** `Serves 1`, `3 pieces`. */
  readonly portion?: string;
  /** The level is from 1 to 3. */
  readonly spiceLevel?: number;
  readonly deliverableOn?: CalendarDate;
  readonly quantityAvailable?: number;
  readonly otherOffers?: readonly MenuOffer[];
  readonly isSample?: true;
}

/** The price of a single-item reply that states none. */
export const defaultPrice: Cents = fromDollars(2.5);
const uncategorized = 'Other';

export function categoryNamed(name: string | undefined, id?: string, description?: string): Category {
  return present({ name: name?.trim() || uncategorized, id, description });
}

export function dietaryLabelNamed(name: string, id?: string): DietaryLabel {
  return present({ name, id });
}

export const dietaryLabels: readonly DietaryLabel[] = [
  'Vegan',
  'Egg-Free',
  'Dairy-Free',
  'Nut-Free',
  'Sugar-Free',
  'Organic',
  'With Egg',
  'With Sugar',
].map((name) => dietaryLabelNamed(name));

export const vegetarian: DietaryLabel = dietaryLabelNamed('Vegetarian');
export const containsMeat: DietaryLabel = dietaryLabelNamed('Contains meat');

export const spiceTexts: readonly string[] = ['Mild', 'Medium hot', 'Hot'];

export function categoryNames(categories: Iterable<Category>): NameList<Category> {
  return new NameList(categories);
}

export function categoriesOf(products: readonly Product[]): readonly MenuCategory[] {
  return categoryNames(products.map(({ category }) => category)).all;
}

/** Sharing one object per category saves memory on a long menu. */
export function shareCategories(products: readonly Product[]): readonly Product[] {
  const shared = new Map<string, Category>();
  return products.map((product) => {
    const { category } = product;
    const stated = JSON.stringify(category);
    const known = shared.get(stated) ?? category;
    shared.set(stated, known);
    return category === known ? product : { ...product, category: known };
  });
}
