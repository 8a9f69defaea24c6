import { fieldsOf, aText } from '../../adapters/storage/stored-schema';
import type { Fields } from '../../adapters/storage/stored-schema';

/** `at` is ms since 1970, `key` an order's idempotency key. */
export type TortureEvent =
  | { readonly kind: 'changed'; readonly before: unknown; readonly after: unknown }
  | { readonly kind: 'pressed'; readonly at: number; readonly order: unknown }
  | { readonly kind: 'answered'; readonly key: string; readonly at: number; readonly isRetry: boolean }
  | { readonly kind: 'refused'; readonly key: string }
  /** The order is no longer pending. The fields are what the service and the shop had stored at that moment. */
  | {
      readonly kind: 'closed';
      readonly key: string;
      readonly at: number;
      readonly record: unknown;
      readonly troubles: Fields;
      readonly cart: unknown;
    };

export function readTortureEvent(stored: unknown): TortureEvent | undefined {
  const { kind, before, after, order, record, troubles, cart, isRetry, ...fields } = fieldsOf(stored);
  const key = aText(fields.key) ?? '';
  const at = Number(fields.at);
  switch (kind) {
    case 'changed':
      return { kind, before, after };
    case 'pressed':
      return { kind, at, order };
    case 'answered':
      return { kind, key, at, isRetry: isRetry === true };
    case 'refused':
      return { kind, key };
    case 'closed':
      return { kind, key, at, record, troubles: fieldsOf(troubles), cart };
    default:
      return undefined;
  }
}
