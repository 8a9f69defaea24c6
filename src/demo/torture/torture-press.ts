import { fieldsOf, listOf, textOf } from '../../adapters/storage/codecs/parse-stored';
import type { Wanted } from './expected-orders';

export function readPress(stored: unknown): { readonly key: string; readonly wanted: Wanted } {
  const order = fieldsOf(stored);
  const details = fieldsOf(order.details);
  const wanted = {
    customerId: textOf(order.customerId) ?? '',
    items: listOf(order.items, fieldsOf).map(({ id, quantity }) => ({
      itemId: String(id),
      quantity: Number(quantity),
    })),
    address: (details.fulfillmentType === 'DELIVERY' && textOf(details.addressLine1)) || 'pickup',
    retryOf: textOf(order.retryOf),
  };
  return { key: textOf(order.idempotencyKey) ?? '', wanted };
}
