import { makeAutoObservable, runInAction } from 'mobx';
import type { Cart } from '../../domain/cart/cart';
import type { CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { PlaceOrder } from '../../domain/checkout/place-order';
import type { PlaceOrderOutcome } from '../../domain/checkout/place-order-outcome';
import type { OrderReview } from '../../domain/checkout/review-order';
import type { Cancel, Timers } from '../../domain/shared/ports';
import type { CartViewModel } from '../cart/cart.view-model';
import { checkoutErrorOf, retryNotPossible, type CheckoutError } from './checkout-error';
import type { CheckoutReviewViewModel } from './checkout-review.view-model';
import type { LateOutcome } from './late-outcome';
import type { RetryItems } from './retry-items';

const noticeableWait = 1000;

export class CheckoutAttemptViewModel {
  /** True from Confirm & Pay until the reply, or until the page unloads. */
  isPending = false;
  error: CheckoutError | undefined = undefined;
  /** The press waits for another tab. Nothing was sent, and closing the checkout cancels the press. */
  isQueued = false;
  isHeld = false;
  isOpen = false;
  private customerId: string | undefined;
  private retry: RetryItems | undefined;
  private queued = new AbortController();
  private stopTimer: Cancel | undefined;

  constructor(
    readonly review: CheckoutReviewViewModel,
    private readonly placeOrder: PlaceOrder,
    private readonly cart: CartViewModel,
    private readonly lateOutcome: LateOutcome,
    private readonly timers: Timers,
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

  dispose(): void {
    this.isOpen = false;
    this.queued.abort();
    this.review.dispose();
  }

  pay(details: CheckoutDetails, confirmed: Cart): Promise<void> {
    this.queued = new AbortController();
    this.isQueued = true;
    this.stopTimer = this.timers.after(noticeableWait, () => runInAction(() => (this.isHeld = this.isQueued)));
    const press = {
      source: this.retry?.order.source,
      confirmed,
      isAwaited: () => this.isOpen,
      cancel: this.queued.signal,
      onTurn: () => this.leaveQueue(),
    };
    return this.wait(this.placeOrder.execute(details, press));
  }

  clearError(): void {
    this.error = undefined;
  }

  /** A retried payment fails if none of its items is left. The retry leaves the cart alone. */
  settle(review: OrderReview): void {
    if (this.retry && (review.kind === 'empty' || review.kind === 'noneAvailable')) this.error = retryNotPossible;
    else this.review.settle(review);
  }

  private leaveQueue(): void {
    this.isQueued = false;
    this.isHeld = false;
    this.stopTimer?.();
  }

  private async wait(placing: Promise<PlaceOrderOutcome>): Promise<void> {
    this.isPending = true;
    // The order is reviewed again before it is sent: an earlier, slower review must not act any more.
    this.review.dispose();
    if (!this.isOutcomeUnknown) this.clearError();
    const isLast = this.lateOutcome.wait(placing);
    const outcome = await placing.catch((bug: unknown) => {
      this.failUnexpectedly();
      throw bug;
    });
    runInAction(() => {
      this.leaveQueue();
      if (!isLast()) return;
      if (this.isOpen) this.conclude(outcome);
      else this.lateOutcome.tell(outcome, this.customerId);
    });
  }

  /** The order may have been sent before the failure. */
  private failUnexpectedly(): void {
    this.isPending = false;
    this.error = { kind: 'unknown' };
  }

  private conclude(outcome: PlaceOrderOutcome): void {
    this.isPending = outcome.kind === 'leaving' || outcome.kind === 'awaitingPayment';
    switch (outcome.kind) {
      case 'leaving':
      case 'cancelled':
        return;
      case 'awaitingPayment':
        return this.lateOutcome.pay(outcome.checkoutUrl);
      case 'empty':
        if (!this.retry) return void this.cart.load();
        return this.settle(outcome.review);
      case 'notReady':
        return this.settle(outcome.review);
      case 'cartChanged':
      case 'dayChanged':
      case 'invalid':
      case 'failed':
      case 'unknown':
        this.error = checkoutErrorOf(outcome, this.retry !== undefined, this.error);
        if (outcome.kind === 'cartChanged') void this.cart.load();
        if (outcome.kind === 'dayChanged') this.settle(outcome.review);
    }
  }
}
