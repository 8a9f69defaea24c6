import { makeAutoObservable, runInAction } from 'mobx';
import type { Cart } from '../../domain/cart/cart';
import type { CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { GoToPayment } from '../../domain/checkout/go-to-payment';
import type { PlaceOrder } from '../../domain/checkout/place-order';
import type { MadeOrder, PlaceOrderOutcome } from '../../domain/checkout/place-order-outcome';
import type { OrderReview } from '../../domain/checkout/review-order';
import type { Cancel, Timers } from '../../domain/shared/ports';
import { departureTimeout } from '../../domain/shared/time-limits';
import type { CartViewModel } from '../cart/cart.view-model';
import type { OverlaysViewModel } from '../shell/overlays.view-model';
import { checkoutErrorOf, retryNotPossible, type CheckoutError } from './checkout-error';
import type { CheckoutReviewViewModel } from './checkout-review.view-model';
import type { LateOutcome } from './late-outcome';
import type { RetryItems } from './retry-items';

const noticeableWait = 1000;

/**
 * One press of Confirm & Pay as the checkout shows it, in the order of this file: the press waits for its turn, then for
 * its outcome, which brings the customer to the payment page or says what is in the way. A customer who has closed the
 * checkout is told elsewhere (`late-outcome.ts`).
 */
export class CheckoutAttemptViewModel {
  /** True from Confirm & Pay until the reply, and then until the page unloads, or has had the time to. */
  isPending = false;
  error: CheckoutError | undefined = undefined;
  /** The press waits for its turn, mostly for a moment. Nothing was sent, and closing the checkout cancels the press. */
  isQueued = false;
  /** The wait has lasted a second, so the screen tells of the other tab. */
  isHeld = false;
  isOpen = false;
  private customerId: string | undefined;
  private retry: RetryItems | undefined;
  private hasPressed = false;
  private queued = new AbortController();
  private stopTimer: Cancel | undefined;

  constructor(
    readonly review: CheckoutReviewViewModel,
    private readonly placeOrder: PlaceOrder,
    private readonly cart: CartViewModel,
    private readonly lateOutcome: LateOutcome,
    private readonly goToPayment: GoToPayment,
    private readonly timers: Timers,
    private readonly overlays: OverlaysViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOutcomeUnknown(): boolean {
    return this.error?.kind === 'unknown';
  }

  /** A checkout closed earlier may have sent an order whose reply is still to come. */
  load(customerId: string | undefined, retry: RetryItems | undefined): Promise<void> | undefined {
    this.isOpen = true;
    this.customerId = customerId;
    this.retry = retry;
    const inFlight = this.placeOrder.current(retry?.order.orderId);
    return inFlight && this.wait(inFlight);
  }

  pay(details: CheckoutDetails, confirmed: Cart): Promise<void> {
    this.queued = new AbortController();
    this.hasPressed = true;
    this.isQueued = true;
    this.stopTimer = this.timers.after(noticeableWait, () => runInAction(() => (this.isHeld = this.isQueued)));
    const press = {
      source: this.retry?.order.source,
      confirmed,
      told: this.review.told(confirmed),
      isAwaited: () => this.isOpen,
      cancel: this.queued.signal,
      onTurn: () => this.leaveQueue(),
    };
    return this.wait(this.placeOrder.execute(details, press));
  }

  private leaveQueue(): void {
    this.isQueued = false;
    this.isHeld = false;
    this.stopTimer?.();
  }

  private async wait(placing: Promise<PlaceOrderOutcome>): Promise<void> {
    this.isPending = true;
    // The order is reviewed again before it is sent: an earlier, slower review must not act any more.
    this.review.ignoreEarlier();
    if (!this.isOutcomeUnknown) this.clearError();
    const isLast = this.lateOutcome.claim(placing);
    const outcome = await placing.catch((bug: unknown) => {
      this.failUnexpectedly();
      throw bug;
    });
    if ('taken' in outcome) void outcome.taken?.then(() => this.cart.load());
    runInAction(() => {
      this.leaveQueue();
      if (!isLast()) return;
      if (this.isOpen) this.conclude(outcome);
      else this.lateOutcome.tell(outcome, this.customerId);
    });
  }

  /** The order may have been sent before the failure. */
  private failUnexpectedly(): void {
    this.leaveQueue();
    this.isPending = false;
    this.error = { kind: 'unknown' };
  }

  private conclude(outcome: PlaceOrderOutcome): void {
    this.isPending = false;
    switch (outcome.kind) {
      case 'leaving':
      case 'awaitingPayment':
        return outcome.isLater ? this.stay(outcome) : this.leave(outcome);
      case 'cancelled':
        return;
      case 'empty':
        // Once the cart is read again, the dialog itself says that it is empty.
        if (!this.retry) return void this.cart.load();
        return this.showReview(outcome.review);
      case 'notReady':
        return this.showReview(outcome.review);
      case 'cartChanged':
      case 'dayChanged':
      case 'allergensChanged':
      case 'invalid':
      case 'failed':
      case 'unknown':
        this.error = checkoutErrorOf(outcome, this.retry !== undefined, this.error);
        if (outcome.kind === 'cartChanged') void this.cart.load();
        if (outcome.kind === 'dayChanged' || outcome.kind === 'allergensChanged') this.showReview(outcome.review);
    }
  }

  /**
   * If Confirm & Pay was pressed in this checkout, the browser is leaving already. Otherwise it leaves here: the order was
   * answered while nobody waited, or while this checkout was opened again.
   */
  private leave(order: MadeOrder): void {
    this.isPending = true;
    if (order.kind === 'awaitingPayment' || !this.hasPressed) this.goToPayment.execute(order.checkoutUrl);
    this.stopTimer = this.timers.after(departureTimeout, () => this.stay(order));
  }

  /** The order is made, so there is nothing left to do in the checkout. */
  private stay(order: MadeOrder): void {
    this.isPending = false;
    this.overlays.closeAll();
    this.lateOutcome.tellStayed(order, this.customerId);
  }

  /** A retried payment fails if none of its items is left. The retry leaves the cart alone. */
  showReview(review: OrderReview): void {
    if (this.retry && (review.kind === 'empty' || review.kind === 'noneAvailable')) this.error = retryNotPossible;
    else this.review.show(review);
  }

  clearError(): void {
    this.error = undefined;
  }

  dispose(): void {
    this.isOpen = false;
    this.queued.abort();
    this.stopTimer?.();
    this.review.ignoreEarlier();
  }
}
