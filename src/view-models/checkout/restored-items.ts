import type { CartViewModel } from '../cart/cart.view-model';
import { toastPeriod, type ToastsViewModel } from '../shell/toasts.view-model';

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
