import { totalItems } from '../cart/cart';
import type { CartRepository } from '../cart/ports';
import { forget, ordersAwaitingPayment } from './awaiting-payment';
import type { CheckoutDraftRepository, PendingOrderRepository } from './ports';

/** Gives a payment that came to nothing back: the items into the cart, the address into the form. */
export class RestoreOrder {
  /** By the key of the order. */
  private readonly running = new Map<string, Promise<number>>();

  constructor(
    private readonly pending: PendingOrderRepository,
    private readonly carts: CartRepository,
    private readonly drafts: CheckoutDraftRepository,
  ) {}

  /**
   * Of the given order, else of the one that left last. How many items came back; 0 when there was nothing to give back.
   * Asked twice at once, it gives back once.
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
    // Before the browser left, the cart was never cleared: merging would double it, and pressing again needs the same key.
    const order = ordersAwaitingPayment(this.pending.load()).find(({ idempotencyKey }) => idempotencyKey === key);
    if (!order) return 0;
    if (order.items.length > 0) await this.carts.apply({ kind: 'restore', items: order.items });
    this.drafts.save(order.details);
    forget(this.pending, order);
    return totalItems(order.items);
  }
}
