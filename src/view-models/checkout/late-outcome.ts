import type { GoToPayment } from '../../domain/checkout/go-to-payment';
import type { MadeOrder, PlaceOrderOutcome } from '../../domain/checkout/place-order-outcome';
import type { CurrentCustomer } from '../../domain/checkout/ports';
import { withFullStop } from '../../domain/shared/display-text';
import { asServiceError } from '../../domain/shared/service-error';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import type { CartViewModel } from '../cart/cart.view-model';
import { errorNotice } from '../shared/error-notice';
import type { NewToast, ToastsViewModel } from '../shell/toasts.view-model';
import { heldToast, notDue } from './order-toasts';

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
    const claim = Symbol();
    this.waiting.set(placing, claim);
    return () => this.waiting.get(placing) === claim;
  }

  tell(outcome: PlaceOrderOutcome, customerId: string | undefined): void {
    void this.cart.load();
    // The outcome is told only to the customer who placed the order. A customer whose session ended sees a toast about that.
    if (this.customer.id() !== customerId) return;
    const toast = this.toastOf(outcome);
    if (toast) this.toasts.show(toast);
    if (outcome.kind === 'awaitingPayment')
      this.offerPayment('Your order was placed and is waiting for your payment.', outcome, customerId);
  }

  /**
   * Tells a customer whose browser is still here although the order is made. Either it was to leave for the payment page, and
   * nobody knows what happened there, or it stayed because the order is for a later day.
   */
  tellStayed(order: MadeOrder, customerId: string | undefined): void {
    void this.cart.load();
    const text =
      "Your order was placed, but the payment page didn't open here. If you've paid already, you'll find it in My Orders.";
    if (this.customer.id() === customerId) this.offerPayment(text, order, customerId);
  }

  private offerPayment(said: string, { checkoutUrl, isLater }: MadeOrder, customerId: string | undefined): void {
    const text = isLater
      ? 'Your order was placed, but for a later day than you confirmed. Look at its day in My Orders, then pay for it or cancel it.'
      : said;
    const pay = async () => {
      const outcome = await this.goToPayment.resume(checkoutUrl).catch(asServiceError);
      if (outcome === true) return;
      if (outcome === false) this.toasts.dismiss(offer);
      if (this.customer.id() === customerId) this.toasts.show(outcome ? heldToast(outcome) : notDue);
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
      case 'allergensChanged':
      case 'invalid':
      case 'cancelled':
        return undefined;
    }
  }
}
