import { formatPath, formatValue, type Difference } from '../reply';
import { valuesAt } from './semantic-rules';

export interface FieldNotice {
  readonly fields: readonly string[];
  readonly expected: string;
  readonly isOdd: (value: unknown) => boolean;
}

export const orderFields = (...names: readonly string[]) =>
  names.flatMap((name) => [`order.${name}`, `orders.${name}`]);
export const rowFields = (...names: readonly string[]) =>
  names.flatMap((name) => [`scheduledMenusDetails.${name}`, `menuItems.${name}`]);
export function noticesBy(rules: readonly FieldNotice[], reply: unknown): readonly Difference[] {
  return rules.flatMap(({ fields, expected, isOdd }) =>
    fields
      .flatMap((field) => valuesAt(reply, field.split('.')))
      .filter(({ value }) => isOdd(value))
      .map(({ path, value }) => ({ field: formatPath(path), expected, got: formatValue(value) })),
  );
}
