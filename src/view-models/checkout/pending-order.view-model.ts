import { makeAutoObservable, runInAction } from 'mobx';
import { totalItems } from '../../domain/cart/cart';
import { undoPeriod } from '../../domain/cart/undo';
import { ordersAwaitingPayment } from '../../domain/checkout/awaiting-payment';
import type { PendingOrder, PendingOrderRepository } from '../../domain/checkout/ports';
import type { RestoreOrder } from '../../domain/checkout/restore-order';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { asServiceError } from '../../domain/shared/service-error';
import type { CartViewModel } from '../cart/cart.view-model';
import type { PendingOrderPresenceViewModel } from './pending-order-presence.view-model';
import type { ToastsViewModel } from '../shell/toasts.view-model';

/** Offers to restore a pending order that is awaiting payment. One for the whole app. */
export class PendingOrderViewModel {
  private pending: PendingOrder | undefined = undefined;
  private isDismissed = false;
  private restoring: Promise<void> | undefined;

  constructor(
    private readonly presence: PendingOrderPresenceViewModel,
    private readonly pendingOrders: PendingOrderRepository,
    private readonly restoreOrder: RestoreOrder,
    private readonly cart: CartViewModel,
    private readonly toasts: ToastsViewModel,
    readonly calendar: CustomerCalendar,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The order on offer; undefined once dismissed. */
  get order(): PendingOrder | undefined {
    return this.isDismissed || !this.presence.isPresent ? undefined : this.pending;
  }

  get itemCount(): number {
    return totalItems(this.pending?.items ?? []);
  }

  get returned(): boolean {
    return this.presence.hasReturned;
  }

  /** Reads the stored order. After the Back button its items are restored at once. */
  look(): void {
    // A retried payment has no items to restore: they were never in the cart.
    this.pending = ordersAwaitingPayment(this.pendingOrders.load()).find(({ items }) => items.length > 0);
    if (this.presence.takeReturn() && this.pending) void this.restore();
  }

  restore(): Promise<void> {
    this.restoring ??= this.restorePending().finally(() => runInAction(() => (this.restoring = undefined)));
    return this.restoring;
  }

  /** Hides it for this visit; the order stays stored until its outcome is known. */
  dismiss(): void {
    this.isDismissed = true;
  }

  private async restorePending(): Promise<void> {
    try {
      const items = await this.restoreOrder.execute(this.pending);
      if (items > 0) this.toasts.show({ text: backInCart(items), period: undoPeriod });
      await this.cart.load();
    } catch (failure) {
      this.toasts.show({ text: asServiceError(failure).message, urgent: true, period: undoPeriod });
    }
    runInAction(() => this.look());
  }
}

function backInCart(items: number): string {
  return items === 1 ? '1 item is back in your cart.' : `${items} items are back in your cart.`;
}
