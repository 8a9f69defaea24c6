import { quantityOf, type Cart, type CartItem } from '../../cart/cart';
import type { CartRepository } from '../../cart/ports';
import type { CancelSignal, Locks } from '../../shared/ports';
import { asServiceError, ServiceError } from '../../shared/service-error';
import type { OrderEffect, OrderEvent } from './order-event';
import { transition } from './order-machine';
import type { PendingOrder, PendingOrders } from './pending-order';
import type { CheckoutDraftRepository, CurrentCustomer, PendingOrderRepository } from '../ports';

const lockName = 'storefront.order';
const heldText = 'Another tab of this shop is placing an order. Check it, or try again.';

/** Runs the order machine over the stored record, the only source of truth, read at every step. */
export class OrderLedger {
  constructor(
    private readonly pending: PendingOrderRepository,
    private readonly carts: CartRepository,
    private readonly drafts: CheckoutDraftRepository,
    private readonly locks: Locks,
    private readonly customer: CurrentCustomer,
    private readonly onShortage: (item: CartItem, canBeOrdered: number) => void = () => undefined,
  ) {}

  orders(): PendingOrders {
    return this.pending.load();
  }

  find(key: string): PendingOrder | undefined {
    return this.orders().find(({ idempotencyKey }) => idempotencyKey === key);
  }

  isOwn(customerId = this.customer.id()): boolean {
    return customerId === this.customer.id();
  }

  /** Calls never nest. Rejects with ServiceError `locked` or `cancelled` if `work` never began. */
  exclusive<Result>(work: () => Promise<Result>, cancel?: CancelSignal): Promise<Result> {
    return this.locks.exclusive(lockName, work, { heldText, cancel });
  }

  /**
   * Runs only inside `exclusive`. Stores, then runs the effects. Resolves with the pieces put back. Throws the cart's
   * ServiceError; the event may then be sent again.
   */
  async step(event: OrderEvent): Promise<number> {
    const before = this.orders();
    const { orders, effects } = transition(before, event);
    if (orders !== before) this.pending.save(orders);
    let restored = 0;
    for (const effect of effects) restored += await this.perform(effect);
    return restored;
  }

  private async putBack(item: CartItem, before: Cart, customerId: string | undefined): Promise<number> {
    const after = await this.carts.apply({ kind: 'restore', items: [item] }).catch(asServiceError);
    const isGone = after instanceof ServiceError;
    if (isGone && after.status !== 404) throw after;
    const canBeOrdered = isGone ? 0 : quantityOf(after, item.id);
    const pieces = Math.max(0, Math.min(item.quantity, canBeOrdered - quantityOf(before, item.id)));
    if (pieces < item.quantity && this.isOwn(customerId)) this.onShortage(item, canBeOrdered);
    return pieces;
  }

  private async perform(effect: OrderEffect): Promise<number> {
    switch (effect.kind) {
      case 'take':
        await this.carts.apply({ kind: 'take', items: [effect.item] });
        return this.step({ kind: 'taken', key: effect.key, itemId: effect.item.id });
      case 'putBack': {
        const before = await this.carts.load();
        // Another customer's cart must not get the items. The items stay recorded until their owner returns.
        if (!this.isOwn(effect.customerId)) return 0;
        const pieces = await this.putBack(effect.item, before, effect.customerId);
        await this.step({ kind: 'restored', key: effect.key, itemId: effect.item.id });
        return pieces;
      }
      case 'fillForm':
        if (this.isOwn(effect.customerId)) this.drafts.save(effect.details, effect.customerId);
        return 0;
    }
  }
}
