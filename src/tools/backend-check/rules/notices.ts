import { parseStatus, statusGroups } from '../../../domain/orders/order-status';
import { fieldOf, formatPath, formatValue, type Difference } from './compare';
import type { Exchange } from '../exchange';
import { listAt } from '../steps/step';
import { valuesAt } from './semantic-rules';

/** In ms; a customer who waits longer thinks that the shop is broken. */
const slow = 3000;

/** Differences in an answer that the shop tolerates, but that are probably mistakes. */
export function noticesOf({ milliseconds, answer }: Exchange): readonly Difference[] {
  if (!answer) return [];
  const { response, reply, text } = answer;
  const type = response.headers.get('Content-Type') ?? 'nothing';
  return [
    ...(milliseconds > slow
      ? [{ field: 'time', expected: 'an answer within 3 s', got: `${(milliseconds / 1000).toFixed(1)} s` }]
      : []),
    ...(text !== '' && !/[/+]json\b/.test(type)
      ? [{ field: 'Content-Type', expected: 'application/json', got: type }]
      : []),
    ...(response.ok ? [...fieldNotices(reply), ...duplicates(reply), ...orderNotices(reply)] : []),
  ];
}

interface FieldNotice {
  readonly fields: readonly string[];
  readonly expected: string;
  readonly isOdd: (value: unknown) => boolean;
}

const orderFields = (...names: readonly string[]) => names.flatMap((name) => [`order.${name}`, `orders.${name}`]);
const rowFields = (...names: readonly string[]) =>
  names.flatMap((name) => [`scheduledMenusDetails.${name}`, `menuItems.${name}`]);
const isText = (value: unknown): value is string => typeof value === 'string';
const currencies: readonly string[] = Intl.supportedValuesOf('currency');

const fieldRules: readonly FieldNotice[] = [
  {
    fields: [...rowFields('price', 'menuItemPricing.price'), ...orderFields('items.unitPrice'), 'items.price'],
    expected: 'dollars, and this looks like cents',
    isOdd: (price) => typeof price === 'number' && price >= 100 && Number.isInteger(price),
  },
  {
    fields: [
      ...rowFields('price', 'menuItemPricing.price'),
      ...orderFields('totalAmount', 'subtotalAmount', 'taxAmount'),
    ],
    expected: 'at most two decimals',
    isOdd: (amount) => typeof amount === 'number' && Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6,
  },
  {
    fields: orderFields('orderStatus'),
    expected: 'one of the specified statuses',
    isOdd: (status) => isText(status) && !Object.hasOwn(statusGroups, parseStatus(status)),
  },
  {
    fields: orderFields('orderStatus'),
    expected: 'capitals and underscores',
    isOdd: (status) =>
      isText(status) && Object.hasOwn(statusGroups, parseStatus(status)) && status !== parseStatus(status),
  },
  {
    fields: orderFields('currency'),
    expected: 'an ISO 4217 code like USD',
    isOdd: (currency) => isText(currency) && !currencies.includes(currency),
  },
  {
    fields: rowFields('quantityAvailable'),
    expected: 'a whole number, at least 0',
    isOdd: (count) => typeof count === 'number' && !(Number.isInteger(count) && count >= 0),
  },
  {
    fields: [
      ...rowFields('itemName', 'description', 'menuTypeName'),
      'menuTypes.menuName',
      ...orderFields('statusMessage', 'items.itemName'),
    ],
    expected: 'text; markup is shown as it is written',
    isOdd: (text) => isText(text) && /<\/?[a-z][^>]*>|&(amp|lt|gt|quot|#\d+);/i.test(text),
  },
  { fields: ['tokenType'], expected: 'Bearer', isOdd: (type) => isText(type) && type.toLowerCase() !== 'bearer' },
];

function fieldNotices(reply: unknown): readonly Difference[] {
  return fieldRules.flatMap(({ fields, expected, isOdd }) =>
    fields
      .flatMap((field) => valuesAt(reply, field.split('.')))
      .filter(({ value }) => isOdd(value))
      .map(({ path, value }) => ({ field: formatPath(path), expected, got: formatValue(value) })),
  );
}

/** The same item may be on the schedule once for each day. */
const uniqueFields = [
  ['scheduledMenusDetails', 'menuItemId', 'deliverableOn'],
  ['menuItems', 'menuItemId'],
  ['menuTypes', 'menuTypeId'],
  ['orders', 'id'],
] as const;

function duplicates(reply: unknown): readonly Difference[] {
  return uniqueFields.flatMap(([list, id, ...more]) => {
    const seen = new Set<string>();
    return listAt(reply, list).flatMap((row, index) => {
      const key = JSON.stringify([id, ...more].map((name) => String(fieldOf(row, name))));
      const isNew = fieldOf(row, id) === undefined || !seen.has(key);
      seen.add(key);
      if (isNew) return [];
      return { field: `${list}[${index}].${id}`, expected: 'a unique id', got: formatValue(fieldOf(row, id)) };
    });
  });
}

function orderNotices(reply: unknown): readonly Difference[] {
  const one = fieldOf(reply, 'order');
  return [
    ...(one ? sumNotices(one, 'order') : []),
    ...listAt(reply, 'orders').flatMap((order, index) => sumNotices(order, `orders[${index}]`)),
  ];
}

function sumNotices(order: unknown, path: string): readonly Difference[] {
  const amount = (name: string) => Number(fieldOf(order, name) ?? 0);
  const sum =
    amount('subtotalAmount') -
    amount('discountAmount') +
    amount('taxAmount') +
    amount('deliveryFee') +
    amount('tipAmount');
  const items = listAt(order, 'items').map(
    (item) => Number(fieldOf(item, 'unitPrice')) * Number(fieldOf(item, 'quantity')),
  );
  const figures: readonly (readonly [string, string, number, boolean])[] = [
    ['totalAmount', 'the sum of the amounts', sum, typeof fieldOf(order, 'subtotalAmount') === 'number'],
    ['subtotalAmount', 'the sum of the items', items.reduce((total, price) => total + price, 0), items.length > 0],
  ];
  return figures.flatMap(([name, meaning, expected, isKnown]) => {
    const got = fieldOf(order, name);
    if (typeof got !== 'number' || !isKnown || !Number.isFinite(expected) || Math.abs(got - expected) < 0.015)
      return [];
    return { field: `${path}.${name}`, expected: `${expected.toFixed(2)}, ${meaning}`, got: String(got) };
  });
}
