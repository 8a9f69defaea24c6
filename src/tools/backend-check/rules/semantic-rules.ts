import { fieldOf, formatPath, formatValue, type Difference } from '../reply';
import { pictureUrl } from '../../../adapters/http/wire';
import { parseCalendarDate } from '../../../domain/shared/calendar-date';
import { maxPrice, readPrice } from '../../../domain/shared/money';

interface Rule {
  readonly fields: readonly string[];
  readonly expected: string;
  readonly isUsable: (value: unknown) => boolean;
}

const picture = pictureUrl('https://services.example');
const isText = (value: unknown): value is string => typeof value === 'string';
const isNoBlank = (value: unknown) => !isText(value) || value.trim() !== '';

/** The shop drops these values without a message, although their type is right. Optional texts may be empty. */
const rules: readonly Rule[] = [
  {
    fields: ['scheduledMenusDetails.itemName', 'menuItems.itemName'],
    expected: 'a name',
    isUsable: isNoBlank,
  },
  {
    fields: ['scheduledMenusDetails.allergens', 'menuItems.allergens'],
    expected: 'the name of an allergen: with an empty one the shop counts none of the list as stated',
    isUsable: isNoBlank,
  },
  {
    fields: ['ingredients', 'tags.name'].flatMap((list) => [`scheduledMenusDetails.${list}`, `menuItems.${list}`]),
    expected: 'a name',
    isUsable: isNoBlank,
  },
  {
    fields: ['scheduledMenusDetails.price', 'menuItems.price', 'menuItems.menuItemPricing.price', 'items.price'],
    expected: `at most ${maxPrice}`,
    isUsable: (price) => typeof price !== 'number' || readPrice(price) !== undefined,
  },
  {
    fields: ['scheduledMenusDetails.deliverableOn', 'menuItems.deliverableOn', 'items.deliverableOn'],
    expected: 'a day like 2026-11-22',
    isUsable: (day) => !isText(day) || day === '' || parseCalendarDate(day) !== undefined,
  },
  {
    fields: [
      'scheduledMenusDetails.menuImgPath',
      'menuItems.menuImgPath',
      'items.image',
      'order.items.imageUrl',
      'orders.items.imageUrl',
      ...['avatar', 'pictureUrl'].flatMap((field) => [field, `user.${field}`]),
    ],
    expected: 'an http or https URL of a picture',
    isUsable: (url) => !isText(url) || url === '' || picture.safeParse(url).success,
  },
];

export function semanticDifferences(reply: unknown): readonly Difference[] {
  return rules.flatMap(({ fields, expected, isUsable }) =>
    fields
      .flatMap((field) => valuesAt(reply, field.split('.')))
      .filter(({ value }) => !isUsable(value))
      .map(({ path, value }) => ({ field: formatPath(path), expected, got: formatValue(value) })),
  );
}

interface Found {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

export function valuesAt(
  value: unknown,
  names: readonly string[],
  path: readonly PropertyKey[] = [],
): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap((row, index) => valuesAt(row, names, [...path, index]));
  const [name, ...rest] = names;
  return name === undefined ? [{ path, value }] : valuesAt(fieldOf(value, name), rest, [...path, name]);
}
