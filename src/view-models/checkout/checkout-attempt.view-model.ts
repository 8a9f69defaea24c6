import { makeAutoObservable, runInAction } from 'mobx';
import { applyChange, type Cart, type CartItem } from '../../domain/cart/cart';
import {
  canKeep,
  resolveLines,
  type LineChoice,
  type LineChoices,
  type UnavailableLine,
} from '../../domain/cart/cart-review';
import { withPromisedDays, type KnownDays } from '../../domain/cart/promised-days';
import type { CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { GoToPayment } from '../../domain/checkout/go-to-payment';
import type { PlaceOrder } from '../../domain/checkout/place-order';
import type { MadeOrder, PlaceOrderOutcome } from '../../domain/checkout/place-order-outcome';
import type { CurrentCustomer } from '../../domain/checkout/ports';
import type { OrderReview, ReviewOrder } from '../../domain/checkout/review-order';
import { withFullStop } from '../../domain/shared/display-text';
import type { Cancel, Timers } from '../../domain/shared/ports';
import { asServiceError, orUndefined } from '../../domain/shared/service-error';
import { departureTimeout } from '../../domain/shared/time-limits';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import type { CartViewModel } from '../cart/cart.view-model';
import { errorNotice, retryFailedText, type ErrorNotice } from '../shared/error-notice';
import type { OverlaysViewModel } from '../shell/overlays.view-model';
import type { NewToast, ToastsViewModel } from '../shell/toasts.view-model';
import { heldToast, notDue } from './order-toasts';
import type { RetryItems } from './retry-items';

// One press of Confirm & Pay and what follows from it: the attempt, the review of what is ordered, the outcome that comes
// after the checkout was left, and the words of an attempt that failed.

const noticeableWait = 1000;

/** Waits for the outcome of the press, and brings the customer where it leads. */
export class CheckoutAttemptViewModel {
  /** True from Confirm & Pay until the reply, and then until the page unloads, or has had the time to. */
  isPending = false;
  error: CheckoutError | undefined = undefined;
  /** The press waits for another tab. Nothing was sent, and closing the checkout cancels the press. */
  isQueued = false;
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

  dispose(): void {
    this.isOpen = false;
    this.queued.abort();
    this.stopTimer?.();
    this.review.dispose();
  }

  pay(details: CheckoutDetails, confirmed: Cart): Promise<void> {
    this.queued = new AbortController();
    this.hasPressed = true;
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
  showReview(review: OrderReview): void {
    if (this.retry && (review.kind === 'empty' || review.kind === 'noneAvailable')) this.error = retryNotPossible;
    else this.review.show(review);
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
        return this.leave(outcome);
      case 'cancelled':
        return;
      case 'empty':
        if (!this.retry) return void this.cart.load();
        return this.showReview(outcome.review);
      case 'notReady':
        return this.showReview(outcome.review);
      case 'cartChanged':
      case 'dayChanged':
      case 'invalid':
      case 'failed':
      case 'unknown':
        this.error = checkoutErrorOf(outcome, this.retry !== undefined, this.error);
        if (outcome.kind === 'cartChanged') void this.cart.load();
        if (outcome.kind === 'dayChanged') this.showReview(outcome.review);
    }
  }

  /** The browser has left already for the press of this checkout, and not for one whose checkout was closed. */
  private leave(order: MadeOrder): void {
    this.isPending = true;
    if (order.kind === 'awaitingPayment' || !this.hasPressed) this.lateOutcome.pay(order.checkoutUrl);
    this.stopTimer = this.timers.after(departureTimeout, () => this.stay(order));
  }

  /** The order is made, so there is nothing left to do in the checkout. */
  private stay(order: MadeOrder): void {
    this.isPending = false;
    this.overlays.leavePage();
    this.lateOutcome.tellStayed(order, this.customerId);
  }
}

export type UnavailableItems = Extract<OrderReview, { kind: 'someUnavailable' }>;

/** What of the cart, or of a failed order, can be ordered today, and what the customer chooses where it has changed. */
export class CheckoutReviewViewModel {
  unavailable: UnavailableItems | undefined = undefined;
  private choices: LineChoices = new Map();
  menuChecked = true;
  private known: KnownDays;
  private retry: RetryItems | undefined;
  private isOpen = false;

  constructor(
    private readonly review: ReviewOrder,
    private readonly cart: CartViewModel,
    private readonly overlays: OverlaysViewModel,
  ) {
    this.known = review.known;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Reviews the cart, or the items of a failed order. Undefined if the review failed or the checkout closed. */
  async load(retry?: RetryItems): Promise<OrderReview | undefined> {
    this.retry = retry;
    this.isOpen = true;
    const review = await orUndefined(this.review.execute(retry?.order.source));
    if (!this.isOpen) return undefined;
    if (!review) runInAction(() => (this.menuChecked = false));
    return review;
  }

  dispose(): void {
    this.isOpen = false;
  }

  show(review: OrderReview): void {
    switch (review.kind) {
      case 'ready':
        this.known = review.known;
        this.menuChecked = review.known.menu !== undefined;
        return;
      case 'empty':
        return this.overlays.openCart();
      case 'someUnavailable':
        this.known = review.known;
        this.unavailable = review;
        this.choices = new Map();
        return;
      case 'noneAvailable':
        void this.drop(review.unavailable);
        this.overlays.open({ kind: 'cartUnavailable', lines: review.unavailable });
    }
  }

  /** Undefined until the customer chooses: nothing is chosen for them. */
  choiceOf(line: UnavailableLine): LineChoice | undefined {
    return this.choices.get(line.item.id);
  }

  choose({ item }: UnavailableLine, choice: LineChoice): void {
    this.choices = new Map(this.choices).set(item.id, choice);
  }

  get remaining(): Cart {
    if (!this.unavailable) return [];
    const { available, unavailable } = this.unavailable;
    const lines = unavailable.map(({ item }) => item);
    return resolveLines(unavailable, this.choices).reduce(applyChange, [...available, ...lines]);
  }

  /** Whether the customer has chosen wherever there is a choice. */
  get isDecided(): boolean {
    return this.lines.every((line) => !canKeep(line) || this.choiceOf(line) !== undefined);
  }

  /** What continuing drops. */
  get dropped(): readonly CartItem[] {
    return this.lines.filter((line) => this.choiceOf(line) !== 'keep').map(({ item }) => item);
  }

  promised(items: Cart): Cart {
    return withPromisedDays(items, this.known);
  }

  backToCheckout(): void {
    this.unavailable = undefined;
  }

  /** What leaves the cart can be taken back. The items of a failed order are not the cart's. */
  async continueWithAvailable(): Promise<void> {
    const { lines, dropped } = this;
    if (lines.length === 0) return;
    const changes = resolveLines(lines, this.choices);
    const isEmpty = this.remaining.length === 0;
    this.unavailable = undefined;
    for (const change of changes) {
      const removed = change.kind === 'remove' && dropped.find(({ id }) => id === change.id);
      if (this.retry) await this.retry.change(change);
      else if (removed) await this.cart.remove(removed);
      else await this.cart.change(change);
    }
    if (isEmpty && !this.retry) this.overlays.open({ kind: 'cartUnavailable', lines });
  }

  private get lines(): readonly UnavailableLine[] {
    return this.unavailable?.unavailable ?? [];
  }

  private async drop(unavailable: readonly UnavailableLine[]): Promise<void> {
    await orUndefined(this.review.drop(unavailable));
    await this.cart.load();
  }
}

/** Tells a customer who has left the checkout, without leaving the page. */
export class LateOutcome {
  private readonly waiting = new WeakMap<Promise<PlaceOrderOutcome>, symbol>();

  constructor(
    private readonly cart: CartViewModel,
    private readonly toasts: ToastsViewModel,
    private readonly goToPayment: GoToPayment,
    private readonly customer: CurrentCustomer,
    private readonly shop: Pick<ShopProfile, 'contact'>,
  ) {}

  /** Only the last checkout that waits for an outcome reports it. The returned function says whether that is this one. */
  claim(placing: Promise<PlaceOrderOutcome>): () => boolean {
    const turn = Symbol();
    this.waiting.set(placing, turn);
    return () => this.waiting.get(placing) === turn;
  }

  tell(outcome: PlaceOrderOutcome, customerId: string | undefined): void {
    void this.cart.load();
    if (this.customer.id() !== customerId) return;
    const toast = this.toastOf(outcome);
    if (toast) this.toasts.show(toast);
    if (outcome.kind === 'awaitingPayment')
      this.offerPayment('Your order was placed and is waiting for your payment.', outcome, customerId);
  }

  /** The browser was to leave for the payment page, and is still here. What happened there, if anything, is not known. */
  tellStayed(order: MadeOrder, customerId: string | undefined): void {
    void this.cart.load();
    const text =
      "Your order was placed, but the payment page didn't open here. If you've paid already, you'll find it in My Orders.";
    if (this.customer.id() === customerId) this.offerPayment(text, order, customerId);
  }

  pay(checkoutUrl: string): void {
    this.goToPayment.execute(checkoutUrl);
  }

  private offerPayment(text: string, { checkoutUrl }: MadeOrder, customerId: string | undefined): void {
    const pay = async () => {
      const left = await this.goToPayment.resume(checkoutUrl).catch(asServiceError);
      if (left === true) return;
      if (left === false) this.toasts.dismiss(offer);
      if (this.customer.id() === customerId) this.toasts.show(left ? heldToast(left) : notDue);
      void this.cart.load();
    };
    const offer = this.toasts.show({
      text,
      actions: [{ label: 'Go to Payment', run: () => void pay() }],
    });
  }

  private toastOf(outcome: PlaceOrderOutcome): NewToast | undefined {
    const writeToUs = `write to ${this.shop.contact.supportEmail}.`;
    switch (outcome.kind) {
      case 'unknown':
        return {
          text: `We didn't hear back. Your order may have gone through. Look in My Orders before you pay again. For help, ${writeToUs}`,
          urgent: true,
        };
      case 'failed': {
        const { text, detail } = errorNotice(outcome.error, 'checkout', 'Order');
        return { name: text, text: `${withFullStop(text)} If it happens again, ${writeToUs}`, detail, urgent: true };
      }
      case 'awaitingPayment':
      case 'leaving':
      case 'empty':
      case 'notReady':
      case 'cartChanged':
      case 'dayChanged':
      case 'invalid':
      case 'cancelled':
        return undefined;
    }
  }
}

/** After `unknown` only the unchanged order may be sent again. */
export type CheckoutError =
  | { readonly kind: 'failed'; readonly notice: ErrorNotice; readonly nothingCharged: boolean }
  | { readonly kind: 'unknown' | 'cartChanged' | 'dayChanged' };

type Unplaced = Extract<PlaceOrderOutcome, { kind: 'invalid' | 'failed' | 'unknown' | 'cartChanged' | 'dayChanged' }>;

/** @public Tested alone, by every outcome. */
export function checkoutErrorOf(outcome: Unplaced, isRetry: boolean, last?: CheckoutError): CheckoutError {
  switch (outcome.kind) {
    case 'invalid':
      if (isRetry) return retryNotPossible;
      return failed({ title: 'Checkout Failed', text: outcome.message, action: 'Try Again' }, false);
    case 'failed':
      return failed(errorNotice(outcome.error, 'checkout', 'Order'), outcome.refused);
    case 'cartChanged':
    case 'dayChanged':
      // The customer should still look in My Orders first.
      if (last?.kind === 'unknown') return last;
      return isRetry && outcome.kind === 'cartChanged' ? retryNotPossible : { kind: outcome.kind };
    case 'unknown':
      return { kind: 'unknown' };
  }
}

/** @public Tests compare with it. */
export const retryNotPossible = failed(
  { title: 'Payment Failed', text: retryFailedText, action: 'Retry Payment' },
  false,
);

function failed(notice: ErrorNotice, nothingCharged: boolean): CheckoutError {
  return { kind: 'failed', notice, nothingCharged };
}
