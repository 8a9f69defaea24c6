import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { totalItems, type Cart } from '../../domain/cart/cart';
import type { GoToPayment } from '../../domain/checkout/go-to-payment';
import type { OrderLedger } from '../../domain/checkout/pending-orders/order-ledger';
import {
  isOffered,
  isUnsettled,
  orderedItems,
  orderWithPaymentPage,
  endOf,
  type AnsweredOrder,
  type PendingOrder,
} from '../../domain/checkout/pending-orders/pending-order';
import type { RestoreOrder, RestoreWhen } from '../../domain/checkout/pending-orders/restore-order';
import type { SettlingOrderGateway } from '../../domain/checkout/pending-orders/settle-orders';
import type { Order } from '../../domain/orders/order';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { Cancel, Clock, Timers } from '../../domain/shared/ports';
import { asServiceError, orUndefined } from '../../domain/shared/service-error';
import { departureTimeout } from '../../domain/shared/time-limits';
import type { UrlGuard } from '../../domain/shared/url-allowlist';
import { cartNotChanged, messageOr } from '../shared/message-or';
import type { SessionViewModel } from '../auth/session.view-model';
import { toastPeriod, type NewToast, type ToastsViewModel } from '../shell/toasts.view-model';
import type { PendingOrderPresenceViewModel } from './pending-order-presence.view-model';
import { heldToast, notDue, notRestoredToast, type RestoredItems } from './order-toasts';

interface PendingOrderViewModelNeeds {
  readonly presence: PendingOrderPresenceViewModel;
  readonly ledger: OrderLedger;
  readonly restoreOrder: RestoreOrder;
  readonly orders: Pick<SettlingOrderGateway, 'findAndSettle'>;
  readonly session: SessionViewModel;
  readonly restoredItems: RestoredItems;
  readonly toasts: ToastsViewModel;
  readonly checkoutUrls: UrlGuard;
  readonly goToPayment: GoToPayment;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly calendar: CustomerCalendar;
}

/** The notice of an order that awaits its payment: the customer pays it, or has its items put back into the cart. */
export class PendingOrderViewModel {
  readonly calendar: CustomerCalendar;
  private pending: PendingOrder | undefined = undefined;
  private isDismissed = false;
  private running: Promise<void> | undefined = undefined;
  private stopWatching: Cancel | undefined;

  constructor(private readonly needs: PendingOrderViewModelNeeds) {
    this.calendar = needs.calendar;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get order(): AnsweredOrder | undefined {
    const { pending } = this;
    if (!pending || this.isDismissed || !this.needs.presence.isPresent) return undefined;
    return isOffered(pending, this.needs.session.user?.id, this.needs.clock.now()) ? pending : undefined;
  }

  get items(): Cart {
    return this.order ? orderedItems(this.order) : [];
  }

  get itemCount(): number {
    return totalItems(this.items);
  }

  get canPay(): boolean {
    return this.order?.stage === 'awaitingPayment' && this.needs.checkoutUrls.allows(this.order.checkoutUrl);
  }

  get isPending(): boolean {
    return this.running !== undefined;
  }

  /** `_path` is not read. Each page looks again, because a new path disposes and loads. */
  load(_path: string): void {
    this.stopWatching ??= reaction(
      () => this.needs.presence.hasReturned,
      () => this.look(),
      { fireImmediately: true },
    );
  }

  dispose(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
  }

  /**
   * After Back from the payment page, the items return to the cart unless the service says that the order was paid.
   * Otherwise the newest order is offered.
   */
  private look(): void {
    const customerId = this.needs.session.user?.id;
    const now = this.needs.clock.now();
    const offered = this.needs.ledger.orders().filter((order) => isOffered(order, customerId, now));
    const returnedOrder = orderWithPaymentPage(offered, this.needs.presence.consumeReturn());
    this.pending = returnedOrder ?? offered[0];
    if (!returnedOrder) return void this.catchUp();
    this.running = undefined;
    // The customer has only pressed Back, so the service must not leave open whether the order was paid.
    void this.restore('ifUnpaidOrUnlisted');
  }

  /** Unless told otherwise, the customer has pressed Restore, so the items go back even if the service cannot be asked. */
  restore(when: RestoreWhen = 'unlessPaid'): Promise<void> {
    return this.run(() => this.restorePending(when));
  }

  pay(): Promise<void> {
    return this.run(() => this.leave());
  }

  dismiss(): void {
    this.isDismissed = true;
  }

  /** Runs one work at a time: the items of an order that is restored while it is paid would be in two places. */
  private run(work: () => Promise<void>): Promise<void> {
    if (this.running) return this.running;
    const running = work().finally(() =>
      runInAction(() => {
        if (this.running === running) this.running = undefined;
      }),
    );
    this.running = running;
    return running;
  }

  private async leave(): Promise<void> {
    const { order } = this;
    const url = order?.checkoutUrl;
    if (!url || !this.canPay) return;
    const outcome = await this.needs.goToPayment.resume(url).catch(asServiceError);
    if (outcome === true) return new Promise((stays) => void this.needs.timers.after(departureTimeout, stays));
    this.tell(order, outcome ? heldToast(outcome) : notDue);
    this.needs.restoredItems.showCart();
    runInAction(() => this.look());
  }

  private async catchUp(): Promise<void> {
    if (await this.needs.ledger.catchUp(this.needs.clock.now())) this.needs.restoredItems.showCart();
    // If the clock of the device was set back, the age of the order counts from now, so the order is read again.
    runInAction(() => (this.pending &&= this.needs.ledger.find(this.pending.idempotencyKey)));
    await this.ask();
  }

  /** A customer who paid and closed the page must not be led to pay again. */
  private async ask(): Promise<void> {
    const { order } = this;
    if (!order?.orderId || !this.needs.session.user) return;
    const asked = await orUndefined(this.needs.orders.findAndSettle(order.orderId, undefined));
    const restored = await asked?.restored;
    if (restored) this.needs.restoredItems.announce(restored);
    // If the customer has pressed something or opened another page since, the outcome is told there.
    if (!asked || this.isPending || this.pending?.idempotencyKey !== order.idempotencyKey) return;
    const stored = this.needs.ledger.find(order.idempotencyKey);
    // While the cart cannot change, the items of an order that has ended can only be restored.
    if (stored && isUnsettled(stored)) return runInAction(() => void (this.pending = stored));
    if (endOf(asked.order.status) === 'paid') this.tell(order, notRestoredToast('paid'));
    runInAction(() => this.look());
  }

  private async restorePending(when: RestoreWhen): Promise<void> {
    const { pending } = this;
    if (!pending) return;
    const told = new Set<'paid' | 'processing'>();
    const tellOnce = (kind: 'paid' | 'processing') => {
      if (!told.has(kind)) this.tell(pending, notRestoredToast(kind));
      told.add(kind);
    };
    const hear = (order: Order | undefined) => {
      if (order?.status === 'PAYMENT_PROCESSING') tellOnce('processing');
      if (order && endOf(order.status) === 'paid') tellOnce('paid');
    };
    try {
      const outcome = await this.needs.restoreOrder.execute(pending.idempotencyKey, when, hear);
      if (outcome.kind === 'restored')
        this.needs.restoredItems.announce(this.needs.ledger.isOwn(pending) ? outcome.items : 0);
      else if (outcome.kind !== 'unknown') tellOnce(outcome.kind);
    } catch (failure) {
      const error = messageOr(cartNotChanged, asServiceError(failure).message);
      if (told.size === 0) this.tell(pending, { ...error, urgent: true, period: toastPeriod });
    }
    runInAction(() => this.look());
  }

  private tell(pending: PendingOrder, toast: NewToast): void {
    if (this.needs.ledger.isOwn(pending)) this.needs.toasts.show(toast);
  }
}
