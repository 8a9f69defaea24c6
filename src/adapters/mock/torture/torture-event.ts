import { fieldsOf, textOf } from '../../storage/parse-stored';

interface Line {
  /** The product's id. */
  readonly id: string;
  readonly quantity: number;
}

/** What the shop did while it was tortured. `at` is ms since 1970, `key` an order's idempotency key. */
export type TortureEvent =
  /** The customer changed the cart, which was stored so before and after. */
  | { readonly kind: 'changed'; readonly before: unknown; readonly after: unknown }
  /** Confirm & Pay was pressed and the order is about to be sent. `address` is `pickup` without one. */
  | {
      readonly kind: 'pressed';
      readonly key: string;
      readonly at: number;
      readonly customerId: string;
      readonly items: readonly Line[];
      readonly address: string;
      readonly retryOf?: string;
    }
  /** The service's reply has come. A retry's items were never in the cart. */
  | { readonly kind: 'answered'; readonly key: string; readonly at: number; readonly isRetry: boolean }
  /** The customer is told that nothing was charged. */
  | { readonly kind: 'refused'; readonly key: string }
  /**
   * The shop holds the order as pending no more. `record` is the service's at that moment, `cart` the shop's as stored.
   * `isAsked`: the service could not be asked, so that the customer decided.
   */
  | {
      readonly kind: 'closed';
      readonly key: string;
      readonly at: number;
      readonly record: unknown;
      readonly isAsked: boolean;
      readonly cart: unknown;
    };

/** A stored event; undefined where it cannot be read. */
export function readTortureEvent(stored: unknown): TortureEvent | undefined {
  const { kind, before, after, items, cart, record, ...fields } = fieldsOf(stored);
  const key = textOf(fields.key) ?? '';
  const at = Number(fields.at);
  switch (kind) {
    case 'changed':
      return { kind, before, after };
    case 'pressed': {
      const retryOf = textOf(fields.retryOf);
      const [customerId = '', address = ''] = [textOf(fields.customerId), textOf(fields.address)];
      return { kind, key, at, customerId, address, items: linesOf(items), ...(retryOf && { retryOf }) };
    }
    case 'answered':
      return { kind, key, at, isRetry: fields.isRetry === true };
    case 'refused':
      return { kind, key };
    case 'closed':
      return { kind, key, at, record, isAsked: fields.isAsked === true, cart };
    default:
      return undefined;
  }
}

function linesOf(stored: unknown): readonly Line[] {
  if (!Array.isArray(stored)) return [];
  return stored.map(fieldsOf).map(({ id, quantity }) => ({ id: String(id), quantity: Number(quantity) }));
}
