import { fieldOf, formatValue, listAt, textAt, type Difference } from '../reply';
import { calendarDateIn, isDayWithoutTime, parseCalendarDate } from '../../../domain/shared/calendar-date';
import type { CheckState } from '../check-state';

const clockTolerance = 5 * 60_000;

export function placedOrderDifferences(order: unknown, path: string, state: CheckState): readonly Difference[] {
  return [
    ...currencyDifferences(order, path, state),
    ...timeDifferences(order, path, state),
    ...lineDifferences(order, path, state),
  ];
}

export function currencyDifferences(order: unknown, path: string, { currency }: CheckState): readonly Difference[] {
  const got = textAt(order, 'currency');
  if (got === undefined || got.toUpperCase() === currency) return [];
  return [{ field: `${path}.currency`, expected: `the shop's, ${currency}`, got }];
}

function timeDifferences(order: unknown, path: string, state: CheckState): readonly Difference[] {
  const now = state.clock.now();
  const createdAt = textAt(order, 'createdAt');
  const promisedBy = textAt(order, 'promisedBy');
  const isJustMade = createdAt === undefined || Math.abs(Date.parse(createdAt) - now.getTime()) <= clockTolerance;
  return [
    ...(isJustMade
      ? []
      : [{ field: `${path}.createdAt`, expected: `within 5 minutes of ${now.toISOString()}`, got: String(createdAt) }]),
    ...(promisedBy === undefined ? [] : promiseDifferences(promisedBy, `${path}.promisedBy`, now, state)),
  ];
}

function promiseDifferences(
  promisedBy: string,
  field: string,
  now: Date,
  { timeZone, orderable }: CheckState,
): readonly Difference[] {
  const isDay = isDayWithoutTime(promisedBy);
  const day = isDay ? parseCalendarDate(promisedBy) : calendarDateIn(timeZone, new Date(promisedBy));
  const isPast = isDay ? promisedBy < calendarDateIn(timeZone, now) : Date.parse(promisedBy) < now.getTime();
  if (isPast) return [{ field, expected: 'a time to come', got: promisedBy }];
  const days = orderable?.days ?? new Set();
  if (days.size === 0 || day === undefined || days.has(day)) return [];
  return [{ field, expected: `on the day of the menu, ${[...days].join(' or ')} in ${timeZone}`, got: promisedBy }];
}

function lineDifferences(order: unknown, path: string, { orderable }: CheckState): readonly Difference[] {
  const lines = listAt(order, 'items');
  if (!orderable || !Array.isArray(fieldOf(order, 'items'))) return [];
  const [line] = lines;
  const wanted = [
    ['itemName', orderable.name, "the item's name on the menu"],
    ['quantity', orderable.quantity, 'as ordered'],
    ['unitPrice', orderable.price, 'the price of one piece, as on the menu'],
  ] as const;
  const count =
    lines.length === 1 ? [] : [{ field: `${path}.items`, expected: 'the one line ordered', got: String(lines.length) }];
  const values = wanted.flatMap(([name, expected, meaning]) => {
    const got = fieldOf(line, name);
    if (line === undefined || expected === undefined || got === undefined || got === expected) return [];
    return [
      { field: `${path}.items[0].${name}`, expected: `${formatValue(expected)}, ${meaning}`, got: formatValue(got) },
    ];
  });
  return [...count, ...values];
}

const compared = ['orderStatus', 'totalAmount', 'currency', 'fulfillmentType', 'createdAt'] as const;

export function disagreements(order: unknown, other: unknown, path: string, otherCall: string): readonly Difference[] {
  return compared.flatMap((name) => {
    const got = fieldOf(order, name);
    const expected = fieldOf(other, name);
    if (got === undefined || expected === undefined || got === expected) return [];
    return [
      { field: `${path}.${name}`, expected: `${formatValue(expected)}, as ${otherCall} tells`, got: formatValue(got) },
    ];
  });
}

export function sortingDifferences(rows: readonly unknown[]): readonly Difference[] {
  const times = rows.map((row) => Date.parse(textAt(row, 'createdAt') ?? ''));
  return times.flatMap((time, index) => {
    const above = times[index - 1];
    if (above === undefined || !(time > above)) return [];
    const field = `orders[${index}].createdAt`;
    return [{ field, expected: 'the newest first', got: textAt(rows[index], 'createdAt') ?? '' }];
  });
}
