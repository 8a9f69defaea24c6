import type { Difference } from '../rules/compare';

/** Joins rows that differ in the same way: `orders[0].totalAmount and 3 more rows`. */
export function foldRows(differences: readonly Difference[]): readonly Difference[] {
  const kinds = new Map<string, { readonly first: Difference; readonly count: number }>();
  for (const difference of differences) {
    const kind = `${difference.field.replace(/\[\d+\]/g, '[]')} ${difference.expected}`;
    const { first, count } = kinds.get(kind) ?? { first: difference, count: 0 };
    kinds.set(kind, { first, count: count + 1 });
  }
  return [...kinds.values()].map(({ first, count }) =>
    count === 1 ? first : { ...first, field: `${first.field} and ${count - 1} more ${count === 2 ? 'row' : 'rows'}` },
  );
}
