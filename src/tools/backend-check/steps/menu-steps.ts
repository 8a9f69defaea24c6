import { maxItemQuantity } from '../../../domain/cart/cart';
import { parseCalendarDate } from '../../../domain/shared/calendar-date';
import { foldText, slugOf } from '../../../domain/shared/text-folding';
import type { CheckState, LimitedRow, OrderableRow } from '../check-state';
import { fieldOf, formatValue, listAt, textAt, textsOf, type Difference } from '../reply';
import { limitNotice } from '../rules/notices';
import { theCustomer, nothingGiven, withId, withoutToken, type RefusedStep, type Step } from './step';

export const menuReadSteps: readonly Step[] = [
  {
    call: 'menu.today',
    given: nothingGiven,
    learn: (reply, state) => {
      const rows = listAt(reply, 'scheduledMenusDetails');
      state.orderable = orderableRow(rows);
      state.secondOrderable = secondRow(rows, state.orderable);
      state.schedule = rows;
      state.limited = limitedRow(rows);
      const soldOut = rows.find(isSoldOut);
      const soldOutId = textAt(soldOut, 'menuItemId');
      state.soldOut = soldOutId === undefined ? undefined : { id: soldOutId, name: textAt(soldOut, 'itemName') ?? '' };
      state.scheduledIds = textsOf(rows, 'menuItemId');
      state.scheduledTypes = textsOf(rows, 'menuTypeName');
    },
  },
  {
    call: 'menu.items',
    needs: ['menu.today'],
    given: () => ({ query: { limit: 8 } }),
    notices: (reply, { scheduledIds, orderable }) => [
      ...limitNotice(reply, 'menuItems', 8),
      ...(orderable && listAt(reply, 'menuItems').length === 0 ? [strange('menuItems[].menuItemId')] : []),
      ...strangersNotice(textsOf(listAt(reply, 'menuItems'), 'menuItemId'), scheduledIds, 'menuItems[].menuItemId'),
    ],
    learn: (reply, state) => {
      state.menuItemId = textAt(reply, 'menuItems', '0', 'menuItemId');
    },
  },
  {
    call: 'menu.item',
    needs: ['menu.today', 'menu.items'],
    given: withId(({ menuItemId }) => menuItemId, 'there is no menu item'),
    rule: (reply, { menuItemId = '' }) => {
      const got = textAt(reply, 'menuItems', '0', 'menuItemId') ?? 'nothing';
      return got === menuItemId ? undefined : { field: 'menuItems[0].menuItemId', expected: menuItemId, got };
    },
    notices: (reply, { schedule = [] }) =>
      listAt(reply, 'menuItems').flatMap((row, index) => menuDisagreements(row, `menuItems[${index}]`, schedule)),
  },
  { call: 'menu.item', title: 'of an item nobody made', given: () => ({ id: 'no-such-item' }), refusedWith: [404] },
  {
    call: 'menu.types',
    needs: ['menu.today'],
    given: nothingGiven,
    notices: (reply, { scheduledTypes }) =>
      strangersNotice(scheduledTypes, textsOf(listAt(reply, 'menuTypes'), 'menuName'), 'menuTypes[].menuName'),
    learn: (reply, state) => {
      state.typeRow = listAt(reply, 'menuTypes').at(-1);
      state.menuTypeId = textAt(state.typeRow, 'menuTypeId');
    },
  },
  {
    call: 'menu.type',
    needs: ['menu.types'],
    given: withId(({ menuTypeId }) => menuTypeId, 'there is no menu type'),
    rule: (reply, { typeRow }) =>
      (['menuTypeId', 'menuName'] as const).flatMap((name) => {
        const got = textAt(reply, 'menuType', name) ?? 'nothing';
        const expected = textAt(typeRow, name);
        if (expected === undefined || got === expected) return [];
        return [{ field: `menuType.${name}`, expected: `${expected}, as in the list`, got }];
      }),
  },
  { call: 'menu.type', title: 'of a type nobody made', given: () => ({ id: 'no-such-type' }), refusedWith: [404] },
];

const plenty = 10;

function orderableRow(rows: readonly unknown[]): OrderableRow | undefined {
  const left = (row: unknown) => Number(fieldOf(row, 'quantityAvailable') ?? plenty);
  const onSale = rows.filter((row) => fieldOf(row, 'isAvailable') !== false && left(row) > 0);
  const row = onSale.find((one) => left(one) >= plenty) ?? onSale[0];
  const id = textAt(row, 'menuItemId');
  if (id === undefined) return undefined;
  const price = fieldOf(row, 'price');
  return {
    id,
    name: textAt(row, 'itemName'),
    price: typeof price === 'number' ? price : undefined,
    quantity: left(row) >= plenty ? 2 : 1,
    days: new Set(
      rows.flatMap((one) =>
        textAt(one, 'menuItemId') === id ? (parseCalendarDate(fieldOf(one, 'deliverableOn')) ?? []) : [],
      ),
    ),
  };
}

/** Returns another item of the same day, because a backend may refuse an order of two days. */
function secondRow(rows: readonly unknown[], first: OrderableRow | undefined): OrderableRow | undefined {
  const isFirst = (row: unknown) => textAt(row, 'menuItemId') === first?.id;
  const day = textAt(rows.find(isFirst), 'deliverableOn');
  return orderableRow(rows.filter((row) => !isFirst(row) && textAt(row, 'deliverableOn') === day));
}

export function limitedRow(rows: readonly unknown[], wanted?: string): LimitedRow | undefined {
  const ids = rows.map((row) => textAt(row, 'menuItemId'));
  const row = rows.find((one) => {
    const id = textAt(one, 'menuItemId');
    const left = fieldOf(one, 'quantityAvailable');
    const isCounted = Number.isInteger(left) && Number(left) > 0 && Number(left) < maxItemQuantity;
    const isOfferedOnce = ids.filter((other) => other === id).length === 1;
    const isWanted = wanted === undefined || id === wanted;
    return isWanted && isOfferedOnce && isCounted && !isSoldOut(one);
  });
  const id = textAt(row, 'menuItemId');
  return id === undefined ? undefined : { id, left: Number(fieldOf(row, 'quantityAvailable')) };
}

function strangersNotice(
  names: ReadonlySet<string> | undefined,
  known: ReadonlySet<string> | undefined,
  field: string,
): readonly Difference[] {
  if (!names?.size || !known?.size || [...names].some((name) => known.has(name))) return [];
  return [strange(field)];
}

const strange = (field: string): Difference => ({ field, expected: "some that today's menu has too", got: 'none' });

type Rows = readonly unknown[];

const longList = 200;
const noSuchDish = 'nosuchdishanywhere';

const menuTypeOf = (row: unknown) =>
  textAt(row, 'menuTypeName') ?? textAt(row, 'menuType', 'menuName') ?? textAt(row, 'category');
const idOf = (row: unknown) => textAt(row, 'menuItemId') ?? '';
const tagsOf = (row: unknown) => listAt(row, 'tags').flatMap((tag) => textAt(tag, 'name') ?? []);
const priceOf = (row: unknown) => Number(fieldOf(fieldOf(row, 'menuItemPricing'), 'price') ?? fieldOf(row, 'price'));
export const isSoldOut = (row: unknown) =>
  fieldOf(row, 'isAvailable') === false || fieldOf(row, 'quantityAvailable') === 0;
const rowToOrder = ({ schedule = [], orderable }: CheckState) => schedule.find((row) => idOf(row) === orderable?.id);
const taggedRow = ({ schedule = [] }: CheckState) => schedule.find((row) => !isSoldOut(row) && tagsOf(row).length > 0);

function filteredList(
  title: string,
  query: (state: CheckState) => Readonly<Record<string, unknown>> | undefined,
  notices: (rows: Rows, state: CheckState) => readonly Difference[],
): Step {
  return {
    call: 'menu.items',
    title,
    needs: ['menu.today'],
    onlyIf: (state) => state.orderable !== undefined && query(state) !== undefined,
    given: (state) => ({ query: { limit: longList, ...query(state) } }),
    notices: (reply, state) => notices(listAt(reply, 'menuItems'), state),
  };
}

const others = (rows: Rows, expected: string, isMeant: (row: unknown) => boolean): readonly Difference[] =>
  rows.flatMap((row, index) =>
    isMeant(row) ? [] : [{ field: `menuItems[${index}]`, expected, got: formatValue(fieldOf(row, 'itemName')) }],
  );

const missing = (rows: Rows, wanted: unknown): readonly Difference[] =>
  wanted === undefined || rows.length >= longList || textsOf(rows, 'menuItemId').has(idOf(wanted))
    ? []
    : [{ field: 'menuItems', expected: `${textAt(wanted, 'itemName')} among them`, got: `${rows.length} others` }];

const pageSize = ({ length }: readonly string[]) => (length > 2 ? 2 : 1);

const isInOrder = (rows: Rows, compare: (one: unknown, other: unknown) => number) =>
  rows.every((row, index) => index === 0 || compare(rows[index - 1], row) <= 0);

const sorted = (sort: string, order: string, compare: (one: unknown, other: unknown) => number): Step =>
  filteredList(
    `sorted by ${sort}, ${order}`,
    () => ({ sort, order }),
    (rows) =>
      isInOrder(rows, compare) ? [] : [{ field: 'menuItems', expected: `sorted by ${sort}, ${order}`, got: 'not so' }],
  );
const lowerCase = (text: string) => text.toLowerCase();
const compareTexts = (one: string, other: string) =>
  lowerCase(one) < lowerCase(other) ? -1 : Number(lowerCase(one) > lowerCase(other));
const byName = (one: unknown, other: unknown) =>
  compareTexts(textAt(one, 'itemName') ?? '', textAt(other, 'itemName') ?? '');

export const menuFilterSteps: readonly Step[] = [
  {
    ...filteredList(
      'as far as they can be ordered',
      () => ({}),
      (rows, { schedule = [] }) => {
        const soldOut = textsOf(schedule.filter(isSoldOut), 'menuItemId');
        return [
          ...others(rows, 'nothing that is sold out today', (row) => !isSoldOut(row) && !soldOut.has(idOf(row))),
          ...rows.flatMap((row, index) => menuDisagreements(row, `menuItems[${index}]`, schedule)),
        ];
      },
    ),
    learn: (reply, state) => {
      state.allItems = listAt(reply, 'menuItems').map(idOf);
    },
  },
  filteredList(
    'of one category',
    (state) => {
      const name = menuTypeOf(rowToOrder(state));
      const category = slugOf(name ?? '');
      return category ? { category } : undefined;
    },
    (rows, state) => {
      const name = menuTypeOf(rowToOrder(state)) ?? '';
      return [...others(rows, `only ${name}`, (row) => menuTypeOf(row) === name), ...missing(rows, rowToOrder(state))];
    },
  ),
  filteredList(
    'with a word of a name',
    (state) => ({ search: state.orderable?.name ?? '' }),
    (rows, state) => missing(rows, rowToOrder(state)),
  ),
  filteredList(
    'with a word that no item has',
    () => ({ search: noSuchDish }),
    (rows) => others(rows, 'nothing', (row) => foldText(JSON.stringify(row)).includes(noSuchDish)),
  ),
  filteredList(
    'of one diet',
    (state) => {
      const [tag] = tagsOf(taggedRow(state));
      const diet = slugOf(tag ?? '');
      return diet ? { dietary: [diet] } : undefined;
    },
    (rows, state) => {
      const [tag = ''] = tagsOf(taggedRow(state));
      return [...others(rows, `only ${tag}`, (row) => tagsOf(row).includes(tag)), ...missing(rows, taggedRow(state))];
    },
  ),
  sorted('price', 'asc', (one, other) => priceOf(one) - priceOf(other)),
  sorted('price', 'desc', (one, other) => priceOf(other) - priceOf(one)),
  sorted('name', 'asc', byName),
  sorted('name', 'desc', (one, other) => byName(other, one)),
  filteredList(
    'on the second page',
    ({ allItems = [] }) => (allItems.length > 1 ? { limit: pageSize(allItems), page: 2 } : undefined),
    (rows, { allItems = [] }) => {
      const expected = allItems.slice(pageSize(allItems), 2 * pageSize(allItems));
      const [wanted, got] = [expected, rows.map(idOf)].map((ids) => JSON.stringify(ids));
      return got === wanted ? [] : [{ field: 'menuItems', expected: `only the next, ${wanted}`, got: String(got) }];
    },
  ),
];

const stated = [
  'itemName',
  'description',
  'menuImgPath',
  'deliverableOn',
  'quantityAvailable',
  'tags',
  'ingredients',
  'allergens',
  'isVegetarian',
  'portion',
  'spiceLevel',
];

function menuDisagreements(row: unknown, path: string, schedule: Rows): readonly Difference[] {
  const same = schedule.filter((one) => idOf(one) === idOf(row));
  const [today] = same;
  if (same.length !== 1) return [];
  const differing = (name: string, got: unknown, expected: unknown) =>
    got === undefined || expected === undefined || JSON.stringify(got) === JSON.stringify(expected)
      ? []
      : [{ field: `${path}.${name}`, expected: `${formatValue(expected)}, as today's menu`, got: formatValue(got) }];
  return [
    ...stated.flatMap((name) => differing(name, fieldOf(row, name) ?? undefined, fieldOf(today, name) ?? undefined)),
    ...differing('price', priceOf(row), priceOf(today)),
    ...differing('menuTypeName', menuTypeOf(row), menuTypeOf(today)),
  ];
}

const isPublic = 'anyone may change your menu';
const staffOnly = [401, 403];
const createdId = ({ createdItemId = 'no-such-item' }: CheckState) => createdItemId;

/**
 * The shop sends no token here, so a backend must reject every call. Only an item that the check made is changed or
 * deleted.
 */
export function menuWriteSteps(uuid: string): readonly Step[] {
  const item = {
    itemName: `Check ${uuid}`,
    description: 'Please ignore.',
    menuItemPricing: { price: 1 },
    isAvailable: false,
  };
  const created: Step['learn'] = (reply, state) => {
    state.createdItemId = textAt(reply, 'menuItems', '0', 'menuItemId');
    state.left.set('item', `a menu item, ${state.createdItemId ?? item.itemName}`);
  };
  const unknownItem: Step['missing'] = ({ createdItemId, protectsMenu }) =>
    protectsMenu && createdItemId === undefined
      ? { field: 'status', expected: '401 or 403 before the item is looked for', got: '404' }
      : undefined;
  const write = (call: string, given: Step['given'], rest: Partial<RefusedStep> = {}): readonly Step[] =>
    (['without a token', "with a customer's token"] as const).map((title) => ({
      call,
      title,
      writes: true,
      given,
      sender: title === 'without a token' ? withoutToken : { ...theCustomer, sendsTokenAlways: true },
      refusedWith: staffOnly,
      because: isPublic,
      missing: unknownItem,
      ...rest,
    }));
  return [
    ...write('menu.createItem', () => ({ body: item }), {
      learn: created,
      learnRefusal: (state) => {
        state.protectsMenu = true;
      },
    }),
    ...write('menu.updateItem', (state) => ({ id: createdId(state), body: item }), { needs: ['menu.createItem'] }),
    ...write('menu.deleteItem', (state) => ({ id: createdId(state) }), {
      needs: ['menu.createItem'],
      learn: (_reply, { left }) => left.delete('item'),
    }),
  ];
}
