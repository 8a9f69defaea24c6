import { emptyDetails } from '../../domain/checkout/checkout-details';
import type { PendingOrder, PendingOrderRepository } from '../../domain/checkout/ports';
import { decodeCart, encodeCart } from './cart-codec';
import { decodeDetails } from './checkout-details-codec';
import type { JsonStorage } from './json-storage';
import { fieldsOf } from './parse-stored';
import { pendingOrderKey } from './pending-order-key';

const detailsKey = 'storefront.pendingDeliveryInfo';

export class LocalPendingOrderRepository implements PendingOrderRepository {
  constructor(private readonly storage: JsonStorage) {}

  load(): PendingOrder | undefined {
    return readOrder(this.storage.read(pendingOrderKey), this.storage.read(detailsKey));
  }

  save(order: PendingOrder): void {
    this.storage.write(pendingOrderKey, writeOrder(order));
    this.storage.write(detailsKey, order.details);
  }

  clear(): void {
    this.storage.remove(pendingOrderKey);
    this.storage.remove(detailsKey);
  }
}

/** Repaired field by field; undefined without both items and key. */
function readOrder(stored: unknown, details: unknown): PendingOrder | undefined {
  const attempt = fieldsOf(stored);
  const items = decodeCart(Array.isArray(stored) ? stored : attempt.cart);
  const { idempotencyKey, fingerprint, stage, unanswered, attemptedAt, orderId } = attempt;
  if (items.length === 0 && typeof idempotencyKey !== 'string') return undefined;
  const earlier = readOrder(attempt.earlier, fieldsOf(attempt.earlier).details);
  return {
    items,
    details: decodeDetails(details) ?? emptyDetails,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : '',
    fingerprint: typeof fingerprint === 'string' ? fingerprint : '',
    stage: stage === 'sent' || stage === 'refused' ? stage : 'left',
    unanswered: unanswered !== false,
    ...(typeof attemptedAt === 'string' && !Number.isNaN(Date.parse(attemptedAt))
      ? { attemptedAt: new Date(attemptedAt) }
      : {}),
    ...(typeof orderId === 'string' ? { orderId } : {}),
    ...(earlier ? { earlier } : {}),
  };
}

function writeOrder({ items, details: _under, earlier, ...attempt }: PendingOrder): object {
  return {
    ...attempt,
    cart: encodeCart(items),
    ...(earlier ? { earlier: { ...writeOrder(earlier), details: earlier.details } } : {}),
  };
}
