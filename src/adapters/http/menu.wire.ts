import * as z from 'zod/mini';
import {
  categoryNamed,
  defaultPrice,
  dietaryLabelNamed,
  productFromEntry,
  type Product,
  type ScheduledMenuEntry,
} from '../../domain/menu/product';
import { toDollars } from '../../domain/shared/money';
import { id, lenientArray, optional, pictureAddress, present, price } from './wire';

/** Rows of the menu, each of which becomes the dish it describes, or undefined where it can not be had. */
export function menuRows(baseUrl: string) {
  const details = {
    menuItemId: id,
    itemName: z.string(),
    description: optional(z.string()),
    menuImgPath: optional(pictureAddress(baseUrl)),
    menuTypeName: optional(z.string()),
    category: optional(z.string()),
    menuType: optional(z.object({ menuTypeId: optional(id), menuName: z.string() })),
    deliverableOn: optional(z.string()),
    isAvailable: optional(z.boolean()),
    quantityAvailable: optional(z.number()),
    tags: optional(lenientArray(z.object({ tagId: optional(id), name: z.string() }))),
    ingredients: optional(lenientArray(z.string())),
    allergens: optional(lenientArray(z.string())),
  };
  return {
    scheduled: z.pipe(
      z.object({ ...details, price }),
      z.transform((row) => dish(row)),
    ),
    item: z.pipe(
      z.object({ ...details, menuItemPricing: z.object({ price }) }),
      z.transform((row) => dish({ ...row, price: row.menuItemPricing.price })),
    ),
    singleItem: z.pipe(
      z.object({ ...details, price: optional(price), menuItemPricing: optional(z.object({ price: optional(price) })) }),
      z.transform((row) => dish({ ...row, price: row.menuItemPricing?.price ?? row.price ?? toDollars(defaultPrice) })),
    ),
  };
}

export function scheduleReply(baseUrl: string) {
  return z.pipe(
    z.object({ scheduledMenusDetails: lenientArray(menuRows(baseUrl).scheduled) }),
    z.transform(({ scheduledMenusDetails }) => scheduledMenusDetails),
  );
}

export function menuItemsReply(baseUrl: string) {
  const { item, scheduled } = menuRows(baseUrl);
  return z.pipe(
    z.object({ menuItems: lenientArray(z.union([item, scheduled])), total: optional(z.int()) }),
    z.transform(({ menuItems, total }) => ({ products: menuItems, total: total ?? menuItems.length })),
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
  description: optional(z.string()),
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

interface MenuRow extends ScheduledMenuEntry {
  readonly menuType?: { readonly menuName: string } | undefined;
  readonly tags?: readonly { readonly tagId: string | undefined; readonly name: string }[] | undefined;
  readonly ingredients?: readonly string[] | undefined;
  readonly allergens?: readonly string[] | undefined;
}

function dish({ menuType, tags, ...row }: MenuRow): Product | undefined {
  const product = productFromEntry({ ...row, menuTypeName: row.menuTypeName ?? menuType?.menuName });
  return (
    product && {
      ...product,
      ...present({ ingredients: row.ingredients, allergens: row.allergens }),
      ...present({ dietaryLabels: tags?.map(({ tagId, name }) => dietaryLabelNamed(name, tagId)) }),
    }
  );
}

/** 'All' is how the service says no category. */
function isCategory({ menuName, isActive }: MenuType): boolean {
  return isActive !== false && menuName.trim().toLowerCase() !== 'all';
}

function categoryOf({ menuTypeId, menuName }: MenuType) {
  return categoryNamed(menuName, menuTypeId);
}
