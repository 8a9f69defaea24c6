import { foldText, slugOf } from '../../../domain/shared/text-folding';
import { fieldOf, formatValue, type Difference } from '../rules/compare';
import type { CheckState } from './check-state';
import { listAt, textAt, textsOf, type Step } from './step';

type Rows = readonly unknown[];

const limit = 200;
const noSuchDish = 'nosuchdishanywhere';

export const menuTypeOf = (row: unknown) =>
  textAt(row, 'menuTypeName') ?? textAt(row, 'menuType', 'menuName') ?? textAt(row, 'category');
const idOf = (row: unknown) => textAt(row, 'menuItemId') ?? '';
const tagsOf = (row: unknown) => listAt(row, 'tags').flatMap((tag) => textAt(tag, 'name') ?? []);
const priceOf = (row: unknown) => Number(fieldOf(fieldOf(row, 'menuItemPricing'), 'price') ?? fieldOf(row, 'price'));
export const isSoldOut = (row: unknown) =>
  fieldOf(row, 'isAvailable') === false || fieldOf(row, 'quantityAvailable') === 0;
const orderableRow = ({ schedule = [], orderable }: CheckState) => schedule.find((row) => idOf(row) === orderable?.id);
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
    given: (state) => ({ query: { limit, ...query(state) } }),
    notices: (reply, state) => notices(listAt(reply, 'menuItems'), state),
  };
}

const others = (rows: Rows, expected: string, isMeant: (row: unknown) => boolean): readonly Difference[] =>
  rows.flatMap((row, index) =>
    isMeant(row) ? [] : [{ field: `menuItems[${index}]`, expected, got: formatValue(fieldOf(row, 'itemName')) }],
  );

const missing = (rows: Rows, wanted: unknown): readonly Difference[] =>
  wanted === undefined || rows.length >= limit || textsOf(rows, 'menuItemId').has(idOf(wanted))
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
    learn: (reply, state) => (state.allItems = listAt(reply, 'menuItems').map(idOf)),
  },
  filteredList(
    'of one category',
    (state) => {
      const name = menuTypeOf(orderableRow(state));
      const category = slugOf(name ?? '');
      return category ? { category } : undefined;
    },
    (rows, state) => {
      const name = menuTypeOf(orderableRow(state)) ?? '';
      return [
        ...others(rows, `only ${name}`, (row) => menuTypeOf(row) === name),
        ...missing(rows, orderableRow(state)),
      ];
    },
  ),
  filteredList(
    'with a word of a name',
    (state) => ({ search: state.orderable?.name ?? '' }),
    (rows, state) => missing(rows, orderableRow(state)),
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

export function menuDisagreements(row: unknown, path: string, schedule: Rows): readonly Difference[] {
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
