import { readCart, writeCart } from '../../domain/cart/stored-cart';
import { emptyDetails, readDetails } from '../../domain/checkout/checkout-details';
import type { PendingOrder, PendingOrderRepository } from '../../domain/checkout/ports';
import type { JsonStorage } from './json-storage';
import { pendingOrderKey } from './pending-order-key';

const detailsKey = 'storefront.pendingDeliveryInfo';

export class LocalPendingOrderRepository implements PendingOrderRepository {
  constructor(private readonly storage: JsonStorage) {}

  /** Repaired: without items and without a key there is no order, without details they are empty. */
  load(): PendingOrder | undefined {
    const stored = this.storage.read(pendingOrderKey);
    const attempt: Readonly<Record<string, unknown>> = typeof stored === 'object' ? { ...stored } : {};
    const items = readCart(Array.isArray(stored) ? stored : attempt.cart);
    const { idempotencyKey, fingerprint, stage, unanswered, attemptedAt, orderId } = attempt;
    if (items.length === 0 && typeof idempotencyKey !== 'string') return undefined;
    return {
      items,
      details: readDetails(this.storage.read(detailsKey)) ?? emptyDetails,
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : '',
      fingerprint: typeof fingerprint === 'string' ? fingerprint : '',
      stage: stage === 'sent' || stage === 'refused' ? stage : 'left',
      unanswered: unanswered !== false,
      ...(typeof attemptedAt === 'string' && !Number.isNaN(Date.parse(attemptedAt))
        ? { attemptedAt: new Date(attemptedAt) }
        : {}),
      ...(typeof orderId === 'string' ? { orderId } : {}),
    };
  }

  save({ items, details, ...attempt }: PendingOrder): void {
    // The date writes itself as JSON.
    this.storage.write(pendingOrderKey, { ...attempt, cart: writeCart(items) });
    this.storage.write(detailsKey, details);
  }

  clear(): void {
    this.storage.remove(pendingOrderKey);
    this.storage.remove(detailsKey);
  }
}
