import type { GoToPayment } from '../../domain/checkout/go-to-payment';
import type { PlaceOrderOutcome } from '../../domain/checkout/place-order-outcome';
import type { CurrentCustomer } from '../../domain/checkout/ports';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import type { CartViewModel } from '../cart/cart.view-model';
import { withFullStop } from '../../domain/shared/display-text';
import { asServiceError } from '../../domain/shared/service-error';
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

  /** False once another checkout waits for the same outcome, which only the last one reports. */
  wait(placing: Promise<PlaceOrderOutcome>): () => boolean {
    const turn = Symbol();
    this.waiting.set(placing, turn);
    return () => this.waiting.get(placing) === turn;
  }

  tell(outcome: PlaceOrderOutcome, customerId: string | undefined): void {
    void this.cart.load();
    if (this.customer.id() !== customerId) return;
    const toast = this.toastOf(outcome);
    if (toast) this.toasts.show(toast);
    if (outcome.kind === 'awaitingPayment') this.offerPayment(outcome.checkoutUrl, customerId);
  }

  pay(checkoutUrl: string): void {
    this.goToPayment.execute(checkoutUrl);
  }

  private offerPayment(checkoutUrl: string, customerId: string | undefined): void {
    const pay = async () => {
      const left = await this.goToPayment.resume(checkoutUrl).catch(asServiceError);
      if (left === true) return;
      if (left === false) this.toasts.dismiss(offer);
      if (this.customer.id() === customerId) this.toasts.show(left ? heldToast(left) : notDue);
      void this.cart.load();
    };
    const offer = this.toasts.show({
      text: 'Your order was placed and is waiting for your payment.',
      actions: [{ label: 'Go to Payment', run: () => void pay() }],
    });
  }

  private toastOf(outcome: PlaceOrderOutcome): NewToast | undefined {
    const writeToUs = `write to ${this.shop.contact.supportEmail}.`;
    switch (outcome.kind) {
      case 'unknown':
        return {
          text: `We did not get an answer. Your order may have been made. Look in My Orders before you pay again. For help, ${writeToUs}`,
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
