import { makeAutoObservable } from 'mobx';
import { totalItems, type Cart } from '../../domain/cart/cart';
import { maxPaymentWait, type PaymentUpdate, type PollPayment } from '../../domain/checkout/poll-payment';
import { linesInCart } from '../../domain/orders/lines-in-cart';
import type { Order } from '../../domain/orders/order';
import { isFinal, restoresItems, type OrderStatus } from '../../domain/orders/order-status';
import { paymentToneOf, type PaymentTone } from '../../domain/orders/payment-tone';
import type { Reports } from '../../domain/reports/ports';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { Cancel } from '../../domain/shared/ports';
import type { ServiceError } from '../../domain/shared/service-error';
import type { CartViewModel } from '../cart/cart.view-model';
import { errorNotice, orderNotFoundText, unreachableText, type ErrorNotice } from '../shared/error-notice';

/** The page after the payment. It says what the order service says, and nothing that only its URL says. */
export class PaymentStatusViewModel {
  order: Order | undefined = undefined;
  polls = 0;
  isPolling = false;
  private restored = 0;
  /** The status for which the cart has been brought up to date. */
  private cartKnownFor: OrderStatus | undefined = undefined;
  checkoutId: string | undefined = undefined;
  private readError: ServiceError | undefined = undefined;
  private orderId: string | undefined;
  private stopPolling: Cancel = () => undefined;

  constructor(
    private readonly pollPayment: PollPayment,
    private readonly cart: CartViewModel,
    readonly calendar: CustomerCalendar,
    private readonly reports: Reports,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get tone(): PaymentTone | undefined {
    return this.order && paymentToneOf(this.order.status);
  }

  /** Until the cart is up to date, nothing is offered that depends on its items. */
  get isCartKnown(): boolean {
    return this.order !== undefined && this.order.status === this.cartKnownFor;
  }

  get boughtItems(): number {
    return totalItems(this.bought);
  }

  /**
   * How many pieces of a failed order are in the cart. If this page put none back, another page may have, or they never
   * left the cart.
   */
  get restoredItems(): number {
    const isFailed = this.order !== undefined && restoresItems(this.order.status);
    return this.restored || (isFailed ? totalItems(this.linesInCart) : 0);
  }

  get canCheckAgain(): boolean {
    // A service may ask the page for a wait of an hour, which the customer need not sit out.
    const waitsLong = (this.readError?.retryAfter ?? 0) > maxPaymentWait;
    return (!this.isPolling || waitsLong) && this.tone === 'waiting';
  }

  get error(): ErrorNotice | undefined {
    if (!this.readError || this.order) return undefined;
    const notice = errorNotice(this.readError, 'orders');
    if (this.readError.kind === 'network') return { ...notice, text: unreachableText };
    return this.readError.status === 404 ? { ...notice, title: 'Order Not Found', text: orderNotFoundText } : notice;
  }

  load(orderId: string, checkoutId: string | undefined): void {
    this.reports.report({ kind: 'step', step: 'paymentReturned' });
    this.stopPolling();
    this.orderId = orderId;
    this.checkoutId = checkoutId;
    this.polls = 0;
    this.isPolling = true;
    this.readError = undefined;
    this.stopPolling = this.pollPayment.execute(orderId, (update) => this.show(update), checkoutId);
  }

  checkAgain(): void {
    if (this.orderId !== undefined) this.load(this.orderId, this.checkoutId);
  }

  removeBought(): void {
    void this.cart.changeWithUndo({ kind: 'take', items: this.bought }, 'Removed from your cart');
  }

  dispose(): void {
    this.stopPolling();
  }

  private get bought(): Cart {
    const { order } = this;
    return order && isPaid(order) && !isFinal(order.status) ? this.linesInCart : [];
  }

  private get linesInCart(): Cart {
    return this.order && this.isCartKnown ? linesInCart(this.cart.items, this.order.items) : [];
  }

  private show(update: PaymentUpdate): void {
    if (update.kind === 'cartTold') {
      this.showCart(update.order, update.restoredItems);
      return;
    }
    this.polls = update.polls;
    this.isPolling = update.waiting;
    if (update.kind === 'failed') {
      this.readError = update.error;
      return;
    }
    const before = this.order;
    this.order = update.order;
    this.readError = undefined;
    if (isPaid(update.order) && !(before && isPaid(before))) this.reports.report({ kind: 'step', step: 'orderPaid' });
  }

  private showCart({ status }: Order, restoredItems: number): void {
    if (restoredItems > 0) this.restored = restoredItems;
    if (status === this.cartKnownFor) return;
    this.cartKnownFor = status;
    // Settling an order moves items into the cart or out of it.
    void this.cart.load();
  }
}

function isPaid({ status }: Order): boolean {
  return paymentToneOf(status) === 'success';
}
