import { secureUrl } from '../../adapters/http/secure-url';
import { labelColor, labelSign, type MenuRow } from '../../domain/menu/menu-row';
import { spiceTexts } from '../../domain/menu/product';

/**
 * A row of today's menu that needs no repair. Throws for any other, because repairing is the work of the wire schema
 * (`adapters/http/menu.wire.ts`), which is 9 KiB and comes with the shop's scripts. Ingredients and allergens are left
 * out: a card shows neither, and a customer who avoids an allergen sees no card before the shop has checked it.
 */
export function plainRow(stated: unknown, api: string): Required<Omit<MenuRow, 'ingredients' | 'allergens'>> {
  const row = fieldsOf(stated);
  const path = optional(text)(row.menuImgPath);
  return {
    menuItemId: id(row.menuItemId),
    itemName: text(row.itemName),
    description: optional(text)(row.description),
    price: number(row.price),
    menuImgPath: path === undefined ? undefined : secureUrl(path, api),
    menuTypeName: optional(text)(row.menuTypeName),
    category: optional(text)(row.category),
    menuType: optional(typeOf)(row.menuType),
    deliverableOn: optional(text)(row.deliverableOn),
    isAvailable: optional(flag)(row.isAvailable),
    quantityAvailable: optional(number)(row.quantityAvailable),
    tags: optional(listOf(tagOf))(row.tags),
    isVegetarian: optional(flag)(row.isVegetarian),
    portion: optional(text)(row.portion),
    spiceLevel: optional(spiceLevel)(row.spiceLevel),
  };
}

function typeOf(stated: unknown) {
  const { menuTypeId, menuName, description } = fieldsOf(stated);
  return {
    menuTypeId: optional(id)(menuTypeId),
    menuName: text(menuName),
    description: optional(text)(description),
  };
}

function tagOf(stated: unknown) {
  const { tagId, name, color, icon } = fieldsOf(stated);
  return {
    tagId: optional(id)(tagId),
    name: filled(name),
    color: optional(matching(labelColor))(color),
    icon: optional(matching(labelSign))(icon),
  };
}

type Read<Value> = (stated: unknown) => Value;

function reader<Value>(fits: (stated: unknown) => stated is Value): Read<Value> {
  return (stated) => {
    if (fits(stated)) return stated;
    throw new TypeError('This row needs a repair.');
  };
}

const isText = (stated: unknown) => typeof stated === 'string';
const text = reader(isText);
const filled = reader((stated): stated is string => isText(stated) && stated.trim() !== '');
// A URL cannot carry half of a sign.
const idText = reader((stated): stated is string => isText(stated) && stated !== '' && !/\p{Surrogate}/u.test(stated));
const number = reader((stated) => typeof stated === 'number');
const flag = reader((stated) => typeof stated === 'boolean');
const spiceLevel = reader((stated): stated is number => spiceTexts.some((_text, index) => stated === index + 1));
const fieldsOf = reader(
  (stated): stated is Readonly<Record<string, unknown>> => typeof stated === 'object' && stated !== null,
);
const matching = (pattern: RegExp) => reader((stated): stated is string => isText(stated) && pattern.test(stated));

function id(stated: unknown): string {
  return typeof stated === 'number' ? String(stated) : idText(stated);
}

function optional<Value>(read: Read<Value>): Read<Value | undefined> {
  return (stated) => (stated === undefined || stated === null ? undefined : read(stated));
}

function listOf<Value>(read: Read<Value>): Read<readonly Value[]> {
  const list = reader(Array.isArray);
  return (stated) => list(stated).map((each) => read(each));
}
