import { parseCalendarDate } from '../shared/calendar-date';
import { displayText } from '../shared/display-text';
import { readPrice } from '../shared/money';
import { nameKey, statedId } from '../shared/name-list';
import { present } from '../shared/present';
import { categoryNamed, dietaryLabelNamed, type Category, type DietaryLabel, type Product } from './product';

/**
 * A product as the service states it, each field of its type or undefined. The compiler asks for a new field wherever a
 * row is read or written.
 */
export interface MenuRow {
  readonly menuItemId: string;
  readonly itemName: string;
  readonly description?: string | undefined;
  /** The price is in dollars. */
  readonly price: number;
  readonly menuImgPath?: string | undefined;
  readonly menuTypeName?: string | undefined;
  readonly menuType?: TypeOfRow | undefined;
  readonly category?: string | undefined;
  readonly deliverableOn?: string | undefined;
  readonly isAvailable?: boolean | undefined;
  readonly quantityAvailable?: number | undefined;
  readonly tags?: readonly Tag[] | undefined;
  readonly isVegetarian?: boolean | undefined;
  readonly portion?: string | undefined;
  readonly spiceLevel?: number | undefined;
  readonly ingredients?: readonly string[] | undefined;
  readonly allergens?: readonly string[] | undefined;
}

interface TypeOfRow {
  readonly menuTypeId?: string | undefined;
  readonly menuName: string;
  readonly description?: string | undefined;
}

interface Tag {
  readonly tagId?: string | undefined;
  readonly name: string;
  readonly color?: string | undefined;
  readonly icon?: string | undefined;
}

const defaultRating = 4.5;

export const labelColor = /^#(?:[\da-fA-F]{3}){1,2}$/;
/** One emoji, one other sign, or two letters: a longer text is the name of a picture that the shop does not have. */
export const labelSign = /^(?:[\p{L}\p{N}]{1,2}|[\p{S}\p{P}][\p{S}\p{M}\u200d]{0,5})$/u;

/**
 * An `unreadable` row lacks an id, a name or a price from 0 to `maxPrice`. Returns undefined for a product that cannot
 * be ordered today.
 */
export function readMenuRow(row: MenuRow): Product | 'unreadable' | undefined {
  const id = row.menuItemId.trim();
  const name = row.itemName.trim();
  const price = readPrice(row.price);
  if (id === '' || name === '' || price === undefined) return 'unreadable';
  const left = row.quantityAvailable === undefined ? undefined : Math.floor(row.quantityAvailable);
  if (row.isAvailable === false || (left ?? 1) < 1) return undefined;
  const { isVegetarian, spiceLevel, ingredients, allergens, tags } = row;
  return present({
    id,
    name,
    description: row.description?.trim() ?? '',
    price,
    rating: defaultRating,
    isUnrated: true,
    category: categoryOf(row),
    isPopular: false,
    isNew: false,
    picture: row.menuImgPath ? { src: row.menuImgPath, alt: '' } : undefined,
    deliverableOn: parseCalendarDate(row.deliverableOn),
    quantityAvailable: left,
    isVegetarian,
    portion: row.portion?.trim() || undefined,
    spiceLevel,
    ingredients,
    allergens,
    dietaryLabels: tags?.map(labelOf),
  });
}

function categoryOf({ menuTypeName, menuType, category }: MenuRow): Category {
  const type = isNamed(menuTypeName, menuType) ? menuType : undefined;
  const name = (menuTypeName ?? type?.menuName)?.trim() || category;
  return categoryNamed(name, statedId(type?.menuTypeId), displayText(type?.description));
}

/** A row may name a category beside its menu type: they are one only if their names are. */
function isNamed(name: string | undefined, type: TypeOfRow | undefined): boolean {
  return name === undefined || nameKey(name) === nameKey(type?.menuName ?? '');
}

function labelOf({ tagId, name, color, icon }: Tag): DietaryLabel {
  return present({ ...dietaryLabelNamed(name, statedId(tagId)), color: color || undefined, icon: icon || undefined });
}
