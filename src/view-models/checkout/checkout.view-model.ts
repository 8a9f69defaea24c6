import { makeAutoObservable, runInAction } from 'mobx';
import type { Cart } from '../../domain/cart/cart';
import { summarize, type CartSummary } from '../../domain/cart/cart-summary';
import type { CheckoutDetails, ServingShop } from '../../domain/checkout/checkout-details';
import type { PlaceOrderOutcome } from '../../domain/checkout/place-order-outcome';
import type { PlaceOrder } from '../../domain/checkout/place-order';
import type { OrderReview } from '../../domain/checkout/review-order';
import type { CheckoutDraftRepository, CurrentCustomer } from '../../domain/checkout/ports';
import type { Cancel } from '../../domain/shared/ports';
import type { CartViewModel } from '../cart/cart.view-model';
import type { CheckoutReviewViewModel } from './checkout-review.view-model';
import type { LateOutcome } from './late-outcome';
import { checkoutForm } from './checkout-form';
import { retryNotPossible, checkoutErrorOf, type CheckoutError } from './checkout-error';
import { RetryItems } from './retry-items';
import type { CheckoutEntryViewModel } from './checkout-entry.view-model';
import type { ConnectionViewModel } from '../shell/connection.view-model';
import type { OverlaysViewModel } from '../shell/overlays.view-model';

/** One checkout, of the cart or of an order whose payment failed: details, confirmation, one order. */
export class CheckoutViewModel {
  step: 'details' | 'confirm' = 'details';
  readonly form: ReturnType<typeof checkoutForm>;
  /** From Confirm & Pay until the reply, or until the page unloads. */
  isPending = false;
  error: CheckoutError | undefined = undefined;
  /** Set when this checkout retries the payment of a failed order instead of ordering the cart. */
  retry: RetryItems | undefined = undefined;
  private stopWatching: Cancel | undefined;
  private isOpen = false;
  private draftOwner: string | undefined;

  constructor(
    readonly review: CheckoutReviewViewModel,
    private readonly placeOrder: PlaceOrder,
    private readonly drafts: CheckoutDraftRepository,
    private readonly cart: CartViewModel,
    private readonly overlays: OverlaysViewModel,
    private readonly connection: ConnectionViewModel,
    private readonly checkoutEntry: CheckoutEntryViewModel,
    private readonly lateOutcome: LateOutcome,
    private readonly customer: CurrentCustomer,
    shop: ServingShop,
  ) {
    this.form = checkoutForm(shop);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get details(): CheckoutDetails {
    return this.form.values;
  }

  get isDelivery(): boolean {
    return this.details.fulfillmentType === 'DELIVERY';
  }

  get items(): Cart {
    return this.review.promised((this.retry ?? this.cart).items);
  }

  get summary(): CartSummary {
    return summarize(this.items, this.details.fulfillmentType, this.cart.pricing);
  }

  get isOffline(): boolean {
    return !this.connection.isOnline;
  }

  get isOutcomeUnknown(): boolean {
    return this.error?.kind === 'unknown';
  }

  async load(): Promise<void> {
    this.isOpen = true;
    this.draftOwner = this.customer.id();
    this.stopWatching ??= this.checkoutEntry.stopOnSignOut(() => !this.retry);
    const opened = this.overlays.checkout;
    if (opened?.retry) this.retry = new RetryItems(opened.retry);
    const isSecondTry = this.retry ?? opened?.hasFailed;
    this.form.fill(this.retry?.order.details ?? this.drafts.load(this.draftOwner) ?? this.details);
    if (this.placeOrder.current) return this.wait(this.placeOrder.current);
    const review = await this.review.load(this.retry);
    if (!this.isOpen) return;
    runInAction(() => {
      // The confirm step shows what was typed for the failed payment, with a way to change it.
      if (isSecondTry && this.form.isValid) this.step = 'confirm';
      if (review) this.settle(review);
    });
  }

  dispose(): void {
    this.isOpen = false;
    this.review.dispose();
    this.stopWatching?.();
    this.stopWatching = undefined;
  }

  set<Field extends keyof CheckoutDetails>(field: Field, value: CheckoutDetails[Field]): void {
    this.form.set(field, value);
    this.drafts.save(this.details, this.draftOwner);
  }

  toConfirm(): void {
    if (this.form.submit()) this.step = 'confirm';
  }

  toDetails(): void {
    if (this.isPending || this.isOutcomeUnknown) return;
    this.step = 'details';
    this.error = undefined;
  }

  /** Does nothing while the order is pending: the customer must see the result. */
  close(): void {
    if (!this.isPending) this.overlays.close();
  }

  async pay(): Promise<void> {
    if (this.isPending || this.isOffline) return;
    const press = { source: this.retry?.order.source, confirmed: this.items, isAwaited: () => this.isOpen };
    await this.wait(this.placeOrder.execute(this.details, press));
  }

  /** Waits for the order in flight, which may have been sent by a checkout that was closed since. */
  private async wait(placing: Promise<PlaceOrderOutcome>): Promise<void> {
    this.isPending = true;
    this.step = 'confirm';
    // The order is reviewed again before it is sent: a slow earlier review must no longer act on its result.
    this.review.dispose();
    // A warning about an unknown outcome holds until there is an answer.
    if (!this.isOutcomeUnknown) this.error = undefined;
    const outcome = await placing;
    runInAction(() => (this.isOpen ? this.conclude(outcome) : this.lateOutcome.tell(outcome, this.draftOwner)));
  }

  private conclude(outcome: PlaceOrderOutcome): void {
    this.isPending = outcome.kind === 'leaving' || outcome.kind === 'awaitingPayment';
    switch (outcome.kind) {
      case 'leaving':
        return;
      case 'awaitingPayment':
        return this.lateOutcome.pay(outcome.checkoutUrl);
      case 'empty':
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

  /** A failed order of which nothing is left cannot be retried. The cart is not part of it, and stays as it is. */
  private settle(review: OrderReview): void {
    if (this.retry && (review.kind === 'empty' || review.kind === 'noneAvailable')) {
      this.error = retryNotPossible;
      this.step = 'confirm';
    } else {
      this.review.settle(review);
    }
  }
}
