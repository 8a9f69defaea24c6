import { makeAutoObservable, runInAction } from 'mobx';
import { ordersAwaitingPayment } from '../../domain/checkout/awaiting-payment';
import type { RestoreOrder } from '../../domain/checkout/restore-order';
import type { PendingOrder, PendingOrderRepository } from '../../domain/checkout/ports';
import { restoresItems, groupOf } from '../../domain/orders/order-status';
import type { OrderGateway } from '../../domain/orders/ports';
import { asServiceError } from '../../domain/shared/service-error';
import type { CartViewModel } from '../cart/cart.view-model';

/** What is known about the order that was being paid. */
export type FailedPayment =
  | { readonly kind: 'checking' }
  /** There is no pending order, or its items were restored. */
  | { readonly kind: 'failed'; readonly restoredItems: number }
  /** The order service did not answer; the pending order stays stored. */
  | { readonly kind: 'unknown' }
  /** The URL reports a failure, but the order was paid. */
  | { readonly kind: 'paid'; readonly orderId: string };

/** Back from the payment page after a failure: restores the items, unless the order was paid after all. */
export class PaymentFailureViewModel {
  state: FailedPayment = { kind: 'checking' };
  private pendingState: Promise<FailedPayment> | undefined;

  constructor(
    private readonly orders: OrderGateway,
    private readonly pendingOrders: PendingOrderRepository,
    private readonly restoreOrder: RestoreOrder,
    private readonly cart: CartViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    this.pendingState ??= this.settle().finally(() => runInAction(() => (this.pendingState = undefined)));
    const state = await this.pendingState;
    runInAction(() => (this.state = state));
  }

  private async settle(): Promise<FailedPayment> {
    const [left] = ordersAwaitingPayment(this.pendingOrders.load());
    if (!left) return { kind: 'failed', restoredItems: 0 };
    try {
      if (await this.isPaid(left)) return { kind: 'paid', orderId: left.orderId ?? '' };
      const restoredItems = await this.restoreOrder.execute(left);
      await this.cart.load();
      return { kind: 'failed', restoredItems };
    } catch (failure) {
      asServiceError(failure);
      return { kind: 'unknown' };
    }
  }

  private async isPaid({ orderId }: PendingOrder): Promise<boolean> {
    if (orderId === undefined) return false;
    const { status } = await this.orders.find(orderId);
    return !restoresItems(status) && groupOf(status) !== 'pending';
  }
}
