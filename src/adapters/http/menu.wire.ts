import * as z from 'zod/mini';
import { orderable, type TodaysMenu } from '../../domain/menu/kitchen-state';
import { mergeScheduleRows } from '../../domain/menu/menu-schedule';
import {
  categoryNamed,
  defaultPrice,
  dietaryLabelNamed,
  readMenuEntry,
  spiceTexts,
  type DietaryLabel,
  type Product,
  type ScheduledMenuEntry,
} from '../../domain/menu/product';
import { toDollars } from '../../domain/shared/money';
import { nameKey } from '../../domain/shared/name-list';
import { id, lenientArray, optional, pictureUrl, present, price, rowsOf, sentence } from './wire';

/** Some services send this for every tag that has no id. */
const unsetId = '0';

const statedText = z.string().check(z.refine((text) => text.trim() !== ''));

const color = z.string().check(z.regex(/^#(?:[\da-fA-F]{3}){1,2}$/));
/** One emoji, one other sign, or two letters: a longer text is the name of a picture that the shop does not have. */
const shortSign = /^(?:[\p{L}\p{N}]{1,2}|[\p{S}\p{P}][\p{S}\p{M}\u200d]{0,5})$/u;
const icon = z.string().check(
  z.trim(),
  z.refine((text) => shortSign.test(text)),
);

/**
 * Returns undefined for an unavailable item. An allergen list with an unreadable entry counts as not stated, because
 * that entry could be the harmful one.
 */
export function menuRows(baseUrl: string) {
  const details = {
    menuItemId: id,
    itemName: z.string(),
    description: optional(z.string()),
    menuImgPath: optional(pictureUrl(baseUrl)),
    menuTypeName: optional(z.string()),
    category: optional(z.string()),
    menuType: optional(z.object({ menuTypeId: optional(id), menuName: z.string(), description: optional(sentence) })),
    deliverableOn: optional(z.string()),
    isAvailable: optional(z.boolean()),
    quantityAvailable: optional(z.number()),
    tags: optional(
      lenientArray(z.object({ tagId: optional(id), name: statedText, color: optional(color), icon: optional(icon) })),
    ),
    isVegetarian: optional(z.boolean()),
    portion: optional(statedText),
    spiceLevel: optional(z.int().check(z.gte(1), z.lte(spiceTexts.length))),
    ingredients: optional(lenientArray(statedText)),
    allergens: optional(z.array(statedText)),
  };
  return {
    scheduled: dishOf(z.object({ ...details, price }), (row) => row),
    item: dishOf(z.object({ ...details, menuItemPricing: z.object({ price }) }), (row) => ({
      ...row,
      price: row.menuItemPricing.price,
    })),
    singleItem: dishOf(
      z.object({ ...details, price: optional(price), menuItemPricing: optional(z.object({ price: optional(price) })) }),
      (row) => ({ ...row, price: row.menuItemPricing?.price ?? row.price ?? toDollars(defaultPrice) }),
    ),
  };
}

export function scheduleReply(baseUrl: string) {
  return z.pipe(
    z.object({ scheduledMenusDetails: rowsOf(menuRows(baseUrl).scheduled) }),
    z.transform(({ scheduledMenusDetails }) => scheduledMenusDetails.rows),
  );
}

export function menuItemsReply(baseUrl: string) {
  const { item, scheduled } = menuRows(baseUrl);
  return z.pipe(
    z.object({ menuItems: rowsOf(z.union([item, scheduled])), total: optional(z.int()) }),
    z.transform(({ menuItems, total }) => {
      const products = orderable(onSale(menuItems.rows));
      return { products, total: total ?? products.length };
    }),
  );
}

export function menuItemReply(baseUrl: string) {
  return z.pipe(
    z.object({ menuItems: z.array(menuRows(baseUrl).singleItem).check(z.minLength(1)) }),
    z.transform(({ menuItems }) => menuItems[0]),
  );
}

const menuType = z.object({
  menuTypeId: id,
  menuName: z.string(),
  description: optional(sentence),
  isActive: optional(z.boolean()),
});
type MenuType = z.infer<typeof menuType>;

export const menuTypesReply = z.pipe(
  z.object({ menuTypes: z.array(menuType) }),
  z.transform(({ menuTypes }) => menuTypes.filter(isCategory).map(categoryOf)),
);

export const menuTypeReply = z.pipe(
  z.object({ menuType }),
  z.transform((reply) => categoryOf(reply.menuType)),
);

interface TypeOfRow {
  readonly menuTypeId: string | undefined;
  readonly menuName: string;
  readonly description: string | undefined;
}

interface Tag {
  readonly tagId: string | undefined;
  readonly name: string;
  readonly color: string | undefined;
  readonly icon: string | undefined;
}

interface MenuRow extends ScheduledMenuEntry {
  readonly menuType?: TypeOfRow | undefined;
  readonly tags?: readonly Tag[] | undefined;
  readonly isVegetarian?: boolean | undefined;
  readonly portion?: string | undefined;
  readonly spiceLevel?: number | undefined;
  readonly ingredients?: readonly string[] | undefined;
  readonly allergens?: readonly string[] | undefined;
}

const readable = z.custom<Product | undefined>((read: unknown) => read !== 'unreadable');

function dishOf<Row>(row: z.ZodMiniType<Row>, entry: (row: Row) => MenuRow) {
  return z.pipe(
    z.pipe(
      row,
      z.transform((read: Row) => dish(entry(read))),
    ),
    readable,
  );
}

function dish({ menuType, tags, ...row }: MenuRow): Product | 'unreadable' | undefined {
  const type = isNamed(row.menuTypeName, menuType) ? menuType : undefined;
  const product = readMenuEntry({
    ...row,
    menuTypeName: row.menuTypeName ?? type?.menuName,
    menuTypeId: type?.menuTypeId,
    menuTypeDescription: type?.description,
  });
  if (product === 'unreadable') return product;
  if (product === 'unavailable') return undefined;
  return {
    ...product,
    ...present({ isVegetarian: row.isVegetarian, portion: row.portion?.trim(), spiceLevel: row.spiceLevel }),
    ...present({ ingredients: row.ingredients, allergens: row.allergens }),
    ...present({ dietaryLabels: tags?.map(labelOf) }),
  };
}

/** A row may name a category beside its menu type: they are one only if their names are. */
function isNamed(name: string | undefined, type: TypeOfRow | undefined): boolean {
  return name === undefined || nameKey(name) === nameKey(type?.menuName ?? '');
}

function labelOf({ tagId, name, color, icon }: Tag): DietaryLabel {
  return { ...dietaryLabelNamed(name, tagId === unsetId ? undefined : tagId), ...present({ color, icon }) };
}

export function onSale(rows: readonly (Product | undefined)[]): TodaysMenu {
  const products = rows.filter((row) => row !== undefined);
  return rows.length > 0 && products.length === 0 ? 'soldOut' : mergeScheduleRows(products);
}

function isCategory({ menuName, isActive }: MenuType): boolean {
  return isActive !== false && menuName.trim().toLowerCase() !== 'all';
}

function categoryOf({ menuTypeId, menuName, description }: MenuType) {
  return categoryNamed(menuName, menuTypeId, description);
}
