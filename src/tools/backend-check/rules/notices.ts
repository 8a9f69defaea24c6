import { fieldOf, formatValue, listAt, type Difference } from '../reply';
import { parseStatus, statusGroups } from '../../../domain/orders/order-status';
import { amountNotices, orderNotices } from './amount-notices';
import { noticesBy, orderFields, rowFields, type FieldNotice } from './field-notice';
import type { Exchange } from '../exchange';

const slow = 3000;

export function noticesOf({ milliseconds, answer }: Exchange, shopCurrency: string): readonly Difference[] {
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
    ...missingValuesAsText(text),
    ...(response.ok
      ? [
          ...fieldNotices(reply),
          ...amountNotices(reply, shopCurrency),
          ...duplicates(reply),
          ...soldOutOnSale(reply),
          ...orderNotices(reply),
        ]
      : []),
  ];
}

function missingValuesAsText(text: string): readonly Difference[] {
  const [found] = /"(?:(?:undefined|NaN)\b|(?:null|false|true)-)[^"]{0,30}|\[object Object\]/.exec(text) ?? [];
  return found === undefined ? [] : [{ field: 'the reply', expected: 'texts', got: found }];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const currencies: readonly string[] = Intl.supportedValuesOf('currency');

const wordsForNone = /^[^\p{L}\p{N}]*(?:none|nil|no|n\/?a)?[^\p{L}\p{N}]*$/iu;

const fieldRules: readonly FieldNotice[] = [
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
    fields: orderFields('fulfillmentType'),
    expected: 'DELIVERY or PICKUP',
    isOdd: (type) => isText(type) && type !== 'DELIVERY' && type !== 'PICKUP',
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
    fields: rowFields('allergens'),
    expected: 'an empty list where there are none: customers read this word as an allergen',
    isOdd: (name) => isText(name) && name.trim() !== '' && wordsForNone.test(name),
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
  {
    fields: orderFields('statusMessage'),
    expected: 'a sentence, or no such field',
    isOdd: (text) => isText(text) && text.trim() === '',
  },
  { fields: ['tokenType'], expected: 'Bearer', isOdd: (type) => isText(type) && type.toLowerCase() !== 'bearer' },
];

function fieldNotices(reply: unknown): readonly Difference[] {
  return noticesBy(fieldRules, reply);
}

function soldOutOnSale(reply: unknown): readonly Difference[] {
  return ['scheduledMenusDetails', 'menuItems'].flatMap((list) =>
    listAt(reply, list).flatMap((row, index) =>
      fieldOf(row, 'quantityAvailable') === 0 && fieldOf(row, 'isAvailable') === true
        ? [{ field: `${list}[${index}].isAvailable`, expected: 'false, because none is left', got: 'true' }]
        : [],
    ),
  );
}

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

export function limitNotice(reply: unknown, list: string, limit: number): readonly Difference[] {
  const { length } = listAt(reply, list);
  return length > limit ? [{ field: list, expected: `${limit} rows, as limit asks for`, got: `${length} rows` }] : [];
}
