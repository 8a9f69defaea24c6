import { totalItems } from '../cart/cart';
import type { CartRepository } from '../cart/ports';
import type { CheckoutDraftRepository, PendingOrderRepository } from './ports';

/** Gives a payment that came to nothing back: the items into the cart, the address into the form. */
export class RestoreOrder {
  private running: Promise<number> | undefined;

  constructor(
    private readonly pending: PendingOrderRepository,
    private readonly carts: CartRepository,
    private readonly drafts: CheckoutDraftRepository,
  ) {}

  /** How many items came back; 0 when there was nothing to give back. Asked twice at once, it gives back once. */
  execute(): Promise<number> {
    this.running ??= this.giveBack().finally(() => (this.running = undefined));
    return this.running;
  }

  private async giveBack(): Promise<number> {
    const order = this.pending.load();
    // Before the browser left, the cart was never cleared: merging would double it, and pressing again needs the same key.
    if (order?.stage !== 'left') return 0;
    if (order.items.length > 0) await this.carts.apply({ kind: 'giveBack', items: order.items });
    this.drafts.save(order.details);
    this.pending.clear();
    return totalItems(order.items);
  }
}
