import type { CartItem } from '../../domain/cart/cart';
import type { ServiceError } from '../../domain/shared/service-error';
import { limitText } from '../cart/cart-texts';
import type { CartViewModel } from '../cart/cart.view-model';
import { toastPeriod, type NewToast, type ToastsViewModel } from '../shell/toasts.view-model';

// What is told about pending orders on whatever page the customer is.

export const notDue: NewToast = {
  text: "This order isn't waiting for your payment anymore.",
  period: toastPeriod,
};

export function heldToast({ message }: ServiceError): NewToast {
  return { text: message, urgent: true, period: toastPeriod };
}

export function shortageToast({ name }: CartItem, limit: number): NewToast {
  const text = limit === 0 ? `${name} can't be ordered anymore.` : `${limitText(name, limit)}.`;
  return { name, text, period: toastPeriod };
}

export function notRestoredToast(outcome: 'paid' | 'processing'): NewToast {
  const texts = {
    paid: 'This order was paid. You can find it in My Orders.',
    processing: 'The payment of this order is still being processed.',
  };
  return { text: texts[outcome], period: toastPeriod };
}

/** Tells that items are back in the cart, and shows the cart as it is now. */
export class RestoredItems {
  constructor(
    private readonly cart: CartViewModel,
    private readonly toasts: ToastsViewModel,
  ) {}

  announce(items: number): void {
    this.showCart();
    if (items > 0) this.toasts.show({ text: backInCart(items), period: toastPeriod });
  }

  showCart(): void {
    void this.cart.load();
  }
}

function backInCart(items: number): string {
  return items === 1 ? '1 item is back in your cart.' : `${items} items are back in your cart.`;
}
