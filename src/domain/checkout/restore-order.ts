import { totalItems } from '../cart/cart';
import type { CartRepository } from '../cart/ports';
import { forget, ordersAwaitingPayment } from './awaiting-payment';
import type { CheckoutDraftRepository, PendingOrderRepository } from './ports';

/** Restores a pending order whose payment failed: its items to the cart, its address to the form. */
export class RestoreOrder {
  /** By idempotency key. */
  private readonly running = new Map<string, Promise<number>>();

  constructor(
    private readonly pending: PendingOrderRepository,
    private readonly carts: CartRepository,
    private readonly drafts: CheckoutDraftRepository,
  ) {}

  /**
   * Restores the given order, else the newest one awaiting payment. Returns the number of restored items. A second call
   * while the first is pending restores nothing more.
   */
  execute(order = ordersAwaitingPayment(this.pending.load())[0]): Promise<number> {
    if (!order) return Promise.resolve(0);
    const { idempotencyKey } = order;
    const running =
      this.running.get(idempotencyKey) ??
      this.giveBack(idempotencyKey).finally(() => this.running.delete(idempotencyKey));
    this.running.set(idempotencyKey, running);
    return running;
  }

  private async giveBack(key: string): Promise<number> {
    // Only an order awaiting payment has cleared the cart; restoring any other would double it.
    const order = ordersAwaitingPayment(this.pending.load()).find(({ idempotencyKey }) => idempotencyKey === key);
    if (!order) return 0;
    if (order.items.length > 0) await this.carts.apply({ kind: 'restore', items: order.items });
    this.drafts.save(order.details);
    forget(this.pending, order);
    return totalItems(order.items);
  }
}
