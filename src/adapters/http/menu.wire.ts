import * as z from 'zod/mini';
import { todaysMenuOf, productsOf } from '../../domain/menu/todays-menu';
import { labelColor, labelSign, readMenuRow, type MenuRow } from '../../domain/menu/menu-row';
import { categoryNamed, defaultPrice, spiceTexts, type Product } from '../../domain/menu/product';
import { statedId } from '../../domain/shared/name-list';
import { toDollars } from '../../domain/shared/money';
import { id, lenientArray, lenientCount, lenientFlag, optional, pictureUrl, price, rowsOf, sentence } from './wire';

const statedText = z.string().check(z.refine((text) => text.trim() !== ''));

const color = z.string().check(z.regex(labelColor));
const icon = z.string().check(
  z.trim(),
  z.refine((text) => labelSign.test(text)),
);

/**
 * The schemas of a menu row, one for each reply that holds rows. Each reads an unavailable item as undefined, but for the
 * single item, whose allergens are asked for when it may be sold out. If one entry of an allergen list cannot be read, the
 * whole list counts as not stated, because that entry could be the harmful one.
 */
export function menuRows(baseUrl: string) {
  const details = {
    menuItemId: id,
    itemName: z.string(),
    description: optional(z.string()),
    menuImgPath: optional(pictureUrl(baseUrl)),
    menuTypeName: optional(z.string()),
    category: optional(z.string()),
    menuType: optional(z.object({ menuTypeId: optional(id), menuName: z.string(), description: optional(z.string()) })),
    deliverableOn: optional(z.string()),
    isAvailable: lenientFlag,
    quantityAvailable: lenientCount,
    tags: optional(
      lenientArray(z.object({ tagId: optional(id), name: statedText, color: optional(color), icon: optional(icon) })),
    ),
    isVegetarian: optional(z.boolean()),
    portion: optional(statedText),
    spiceLevel: optional(z.int().check(z.gte(1), z.lte(spiceTexts.length))),
    ingredients: optional(lenientArray(statedText)),
    allergens: optional(z.array(statedText)),
  } satisfies Readonly<Record<Exclude<keyof MenuRow, 'price'>, unknown>>;
  return {
    scheduled: productOf(z.object({ ...details, price }), (row) => row),
    item: productOf(z.object({ ...details, menuItemPricing: z.object({ price }) }), (row) => ({
      ...row,
      price: row.menuItemPricing.price,
    })),
    singleItem: productOf(
      z.object({ ...details, price: optional(price), menuItemPricing: optional(z.object({ price: optional(price) })) }),
      (row) => ({
        ...row,
        price: row.menuItemPricing?.price ?? row.price ?? toDollars(defaultPrice),
        isAvailable: undefined,
        quantityAvailable: undefined,
      }),
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
      const products = productsOf(todaysMenuOf(menuItems.rows));
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
  isActive: lenientFlag,
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

/** Rejects the row of a product that cannot be read, so that `rowsOf` counts the row as unreadable. */
const readable = z.custom<Product | undefined>((read: unknown) => read !== 'unreadable');

function productOf<Row>(row: z.ZodMiniType<Row>, menuRow: (row: Row) => MenuRow) {
  return z.pipe(
    z.pipe(
      row,
      z.transform((read: Row) => readMenuRow(menuRow(read))),
    ),
    readable,
  );
}

function isCategory({ menuName, isActive }: MenuType): boolean {
  return isActive !== false && menuName.trim().toLowerCase() !== 'all';
}

function categoryOf({ menuTypeId, menuName, description }: MenuType) {
  return categoryNamed(menuName, statedId(menuTypeId), description);
}
