import { makeAutoObservable, runInAction } from 'mobx';
import type { Cart } from '../../domain/cart/cart';
import { summarize, type CartSummary } from '../../domain/cart/cart-summary';
import { emptyDetails, isSameAddress, type CheckoutDetails } from '../../domain/checkout/checkout-details';
import { servedBy, validateDetails, type ServingShop } from '../../domain/checkout/checkout-details-rules';
import type { CheckoutDraftRepository, CurrentCustomer } from '../../domain/checkout/ports';
import type { Reports } from '../../domain/reports/ports';
import type { CartViewModel } from '../cart/cart.view-model';
import type { FulfillmentViewModel } from '../cart/fulfillment.view-model';
import type { CheckoutAttemptViewModel } from './checkout-attempt.view-model';
import type { CheckoutReviewViewModel } from './checkout-review.view-model';
import { RetryItems } from './retry-items';
import type { ConnectionViewModel } from '../shell/connection.view-model';
import type { OverlaysViewModel } from '../shell/overlays.view-model';
import { Form } from '../shared/form';

interface CheckoutViewModelNeeds {
  readonly attempt: CheckoutAttemptViewModel;
  readonly drafts: CheckoutDraftRepository;
  readonly cart: CartViewModel;
  readonly fulfillment: FulfillmentViewModel;
  readonly overlays: OverlaysViewModel;
  readonly connection: ConnectionViewModel;
  readonly customer: CurrentCustomer;
  readonly shop: ServingShop;
  readonly reports: Reports;
}

/** The two steps of the checkout and its form. `CheckoutAttemptViewModel` does the work of Confirm & Pay. */
export class CheckoutViewModel {
  readonly attempt: CheckoutAttemptViewModel;
  readonly review: CheckoutReviewViewModel;
  step: 'details' | 'confirm' = 'details';
  readonly form: ReturnType<typeof checkoutForm>;
  retry: RetryItems | undefined = undefined;
  isLoaded = false;
  /** The customer asked for the confirmation, which may wait for the address of an earlier order. */
  wantsConfirm = false;
  /**
   * The addresses of earlier orders. The step with the details finds them, but they are stored here, so that nothing moves when
   * the customer comes back from the confirmation.
   */
  earlierAddresses: readonly CheckoutDetails[] = [];
  /** The fields of a chosen earlier address are folded until the customer wants them. */
  isAddressFolded = false;
  private draftOwner: string | undefined;

  constructor(private readonly needs: CheckoutViewModelNeeds) {
    this.attempt = needs.attempt;
    this.review = needs.attempt.review;
    this.form = checkoutForm(needs.shop);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get details(): CheckoutDetails {
    return this.form.values;
  }

  get isDelivery(): boolean {
    return this.details.fulfillmentType === 'DELIVERY';
  }

  get items(): Cart {
    return this.review.promised((this.retry ?? this.needs.cart).items);
  }

  get summary(): CartSummary {
    return summarize(this.items, this.details.fulfillmentType, this.needs.cart.pricing);
  }

  get isOffline(): boolean {
    return !this.needs.connection.isOnline;
  }

  async load(): Promise<void> {
    this.needs.reports.report({ kind: 'step', step: 'checkoutOpened' });
    this.draftOwner = this.needs.customer.id();
    const opened = this.needs.overlays.checkout;
    if (opened?.retry) this.retry = new RetryItems(opened.retry);
    this.wantsConfirm = opened?.toConfirm ?? false;
    const isSecondTry = this.retry !== undefined || opened?.hasFailed === true;
    this.form.fill(this.retry?.order.details ?? this.startingDetails());
    this.isLoaded = true;
    const inFlight = this.attempt.load(this.draftOwner, this.retry);
    if (inFlight) {
      this.step = 'confirm';
      return inFlight;
    }
    const review = await this.review.load(this.retry);
    if (!this.attempt.isOpen) return;
    runInAction(() => {
      if ((isSecondTry || this.wantsConfirm) && this.form.isValid) this.step = 'confirm';
      if (review) this.attempt.showReview(review);
      if (this.attempt.error) this.step = 'confirm';
    });
  }

  /** A choice on the menu or in the cart replaces the one in a form that was typed before. */
  private startingDetails(): CheckoutDetails {
    const typed = this.needs.drafts.load(this.draftOwner) ?? this.details;
    this.needs.fulfillment.load();
    return { ...typed, fulfillmentType: this.needs.fulfillment.chosen };
  }

  dispose(): void {
    this.attempt.dispose();
  }

  set<Field extends keyof CheckoutDetails>(field: Field, value: CheckoutDetails[Field]): void {
    this.form.set(field, value);
    if (field === 'fulfillmentType' && !this.retry) this.needs.fulfillment.choose(this.details.fulfillmentType);
    this.needs.drafts.save(this.details, this.draftOwner);
  }

  offerAddresses(addresses: readonly CheckoutDetails[]): void {
    this.earlierAddresses = addresses;
    this.foldAddress(true);
  }

  /** An address that is not one of the earlier ones is seen in its fields only, so those stay. */
  foldAddress(isFolded: boolean): void {
    this.isAddressFolded = isFolded && this.earlierAddresses.some((address) => isSameAddress(address, this.details));
  }

  toConfirm(): void {
    if (this.form.submit()) this.step = 'confirm';
  }

  toDetails(): void {
    if (this.attempt.isPending || this.attempt.isOutcomeUnknown) return;
    this.wantsConfirm = false;
    this.step = 'details';
    this.attempt.clearError();
  }

  /** Once the order was sent, the customer must see the result. */
  get canClose(): boolean {
    return !this.attempt.isPending || this.attempt.isQueued;
  }

  close(): void {
    if (this.canClose) this.needs.overlays.close();
  }

  async pay(): Promise<void> {
    if (this.attempt.isPending || this.isOffline) return;
    await this.attempt.pay(this.details, this.items);
  }
}

function checkoutForm(shop: ServingShop): Form<CheckoutDetails> {
  const fit = (details: CheckoutDetails) => servedBy(shop, details);
  return new Form(fit(emptyDetails), (details) => validateDetails(details, shop.area), fit);
}
