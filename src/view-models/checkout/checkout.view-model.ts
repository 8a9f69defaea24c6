import { makeAutoObservable, runInAction } from 'mobx';
import type { Cart } from '../../domain/cart/cart';
import { summarize, type CartSummary } from '../../domain/cart/cart-summary';
import type { CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { ServingShop } from '../../domain/checkout/area-rules';
import type { CheckoutDraftRepository, CurrentCustomer } from '../../domain/checkout/ports';
import type { Cancel } from '../../domain/shared/ports';
import type { CartViewModel } from '../cart/cart.view-model';
import type { CheckoutAttemptViewModel } from './checkout-attempt.view-model';
import type { CheckoutReviewViewModel } from './checkout-review.view-model';
import { checkoutForm } from './checkout-form';
import type { CheckoutError } from './checkout-error';
import { RetryItems } from './retry-items';
import type { CheckoutEntryViewModel } from './checkout-entry.view-model';
import type { ConnectionViewModel } from '../shell/connection.view-model';
import type { OverlaysViewModel } from '../shell/overlays.view-model';

export class CheckoutViewModel {
  step: 'details' | 'confirm' = 'details';
  readonly form: ReturnType<typeof checkoutForm>;
  retry: RetryItems | undefined = undefined;
  isLoaded = false;
  private stopWatching: Cancel | undefined;
  private draftOwner: string | undefined;

  constructor(
    private readonly attempt: CheckoutAttemptViewModel,
    private readonly drafts: CheckoutDraftRepository,
    private readonly cart: CartViewModel,
    private readonly overlays: OverlaysViewModel,
    private readonly connection: ConnectionViewModel,
    private readonly checkoutEntry: CheckoutEntryViewModel,
    private readonly customer: CurrentCustomer,
    shop: ServingShop,
  ) {
    this.form = checkoutForm(shop);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get review(): CheckoutReviewViewModel {
    return this.attempt.review;
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

  get isPending(): boolean {
    return this.attempt.isPending;
  }

  get isHeld(): boolean {
    return this.attempt.isHeld;
  }

  get error(): CheckoutError | undefined {
    return this.attempt.error;
  }

  get isOutcomeUnknown(): boolean {
    return this.attempt.isOutcomeUnknown;
  }

  async load(): Promise<void> {
    this.draftOwner = this.customer.id();
    this.stopWatching ??= this.checkoutEntry.stopOnSignOut(() => !this.retry);
    const opened = this.overlays.checkout;
    if (opened?.retry) this.retry = new RetryItems(opened.retry);
    const isSecondTry = this.retry ?? opened?.hasFailed;
    this.form.fill(this.retry?.order.details ?? this.drafts.load(this.draftOwner) ?? this.details);
    this.isLoaded = true;
    const inFlight = this.attempt.load(this.draftOwner, this.retry);
    if (inFlight) {
      this.step = 'confirm';
      return inFlight;
    }
    const review = await this.review.load(this.retry);
    if (!this.attempt.isOpen) return;
    runInAction(() => {
      if (isSecondTry && this.form.isValid) this.step = 'confirm';
      if (review) this.attempt.settle(review);
      if (this.error) this.step = 'confirm';
    });
  }

  dispose(): void {
    this.attempt.dispose();
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
    this.attempt.clearError();
  }

  /** Does nothing once the order was sent: the customer must see the result. */
  close(): void {
    if (!this.isPending || this.attempt.isQueued) this.overlays.close();
  }

  async pay(): Promise<void> {
    if (this.isPending || this.isOffline) return;
    this.step = 'confirm';
    await this.attempt.pay(this.details, this.items);
  }
}
