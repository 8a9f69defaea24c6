import { displayText } from '../shared/display-text';
import { nameKey, statedId } from '../shared/name-list';
import { dietaryLabelNamed, readMenuEntry, type DietaryLabel, type Product, type ScheduledMenuEntry } from './product';

/** A row of the menu as the service states it, each field of its type or undefined. */
export interface StatedDish extends ScheduledMenuEntry {
  readonly menuType?: TypeOfRow | undefined;
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

export const labelColor = /^#(?:[\da-fA-F]{3}){1,2}$/;
/** One emoji, one other sign, or two letters: a longer text is the name of a picture that the shop does not have. */
export const labelSign = /^(?:[\p{L}\p{N}]{1,2}|[\p{S}\p{P}][\p{S}\p{M}\u200d]{0,5})$/u;

/** Returns undefined for an item that cannot be ordered today. */
export function readMenuRow({ menuType, tags, ...row }: StatedDish): Product | 'unreadable' | undefined {
  const type = isNamed(row.menuTypeName, menuType) ? menuType : undefined;
  const product = readMenuEntry({
    ...row,
    menuTypeName: row.menuTypeName ?? type?.menuName,
    menuTypeId: statedId(type?.menuTypeId),
    menuTypeDescription: displayText(type?.description),
  });
  if (product === 'unreadable') return product;
  if (product === 'unavailable') return undefined;
  const { isVegetarian, spiceLevel, ingredients, allergens } = row;
  const portion = row.portion?.trim();
  return {
    ...product,
    ...(isVegetarian === undefined ? {} : { isVegetarian }),
    ...(portion ? { portion } : {}),
    ...(spiceLevel === undefined ? {} : { spiceLevel }),
    ...(ingredients ? { ingredients } : {}),
    ...(allergens ? { allergens } : {}),
    ...(tags ? { dietaryLabels: tags.map(labelOf) } : {}),
  };
}

/** A row may name a category beside its menu type: they are one only if their names are. */
function isNamed(name: string | undefined, type: TypeOfRow | undefined): boolean {
  return name === undefined || nameKey(name) === nameKey(type?.menuName ?? '');
}

function labelOf({ tagId, name, color, icon }: Tag): DietaryLabel {
  return {
    ...dietaryLabelNamed(name, statedId(tagId)),
    ...(color ? { color } : {}),
    ...(icon ? { icon } : {}),
  };
}
