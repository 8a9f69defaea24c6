import { parseCalendarDate } from '../../../domain/shared/calendar-date';
import { fieldOf, type Difference } from '../rules/compare';
import type { MenuRow } from './check-state';
import { limitNotice } from './limit-notice';
import { menuDisagreements, isSoldOut } from './menu-filter-steps';
import { limitedRow } from './stock-steps';
import { expectUrl, listAt, textAt, textsOf, withId, type Step } from './step';

const emptyRequest: Step['given'] = () => ({});

export const publicSteps: readonly Step[] = [
  {
    call: 'menu.today',
    given: emptyRequest,
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
    learn: (reply, state) => (state.menuItemId = textAt(reply, 'menuItems', '0', 'menuItemId')),
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
  { call: 'menu.item', title: 'of an item nobody made', given: () => ({ id: 'no-such-item' }), rejectedWith: [404] },
  {
    call: 'menu.types',
    needs: ['menu.today'],
    given: emptyRequest,
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
        const [got = 'nothing', expected] = [textAt(reply, 'menuType', name), textAt(typeRow, name)];
        if (expected === undefined || got === expected) return [];
        return [{ field: `menuType.${name}`, expected: `${expected}, as in the list`, got }];
      }),
  },
  { call: 'menu.type', title: 'of a type nobody made', given: () => ({ id: 'no-such-type' }), rejectedWith: [404] },
  {
    call: 'account.googleAuthUrl',
    given: emptyRequest,
    rule: (reply) => {
      const url = textAt(reply, 'authUrl');
      const difference = expectUrl('authUrl', url, 'Failed to get Google authentication URL');
      if (difference || signInStateOf(reply)) return difference;
      return { field: 'authUrl', expected: 'a state among its parameters', got: 'none' };
    },
    learn: (reply, state) => (state.signInState = signInStateOf(reply)),
  },
  {
    call: 'account.googleCallback',
    title: 'with a code nobody issued',
    given: () => ({ query: { code: 'no-such-code' } }),
    rejectedWith: [400, 401, 403, 422],
  },
  {
    call: 'account.googleAuthUrl',
    title: 'again',
    given: emptyRequest,
    rule: (reply, { signInState }) => {
      const state = signInStateOf(reply);
      if (state === undefined || state !== signInState) return undefined;
      return { field: 'authUrl', expected: 'another state each time', got: `${state} again` };
    },
  },
  { call: 'cart.load', given: emptyRequest, learn: (_reply, state) => void (state.cartIsServed = true) },
];

function signInStateOf(reply: unknown): string | undefined {
  const url = textAt(reply, 'authUrl');
  return url !== undefined && URL.canParse(url) ? (new URL(url).searchParams.get('state') ?? undefined) : undefined;
}

const plenty = 10;

function orderableRow(rows: readonly unknown[]): MenuRow | undefined {
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

/** Another item of the same day, because a backend may refuse an order of two days. */
function secondRow(rows: readonly unknown[], first: MenuRow | undefined): MenuRow | undefined {
  const isFirst = (row: unknown) => textAt(row, 'menuItemId') === first?.id;
  const day = textAt(rows.find(isFirst), 'deliverableOn');
  return orderableRow(rows.filter((row) => !isFirst(row) && textAt(row, 'deliverableOn') === day));
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
