import { undoPeriod } from '../../domain/cart/undo';
import type { CartViewModel } from '../cart/cart.view-model';
import type { ToastsViewModel } from '../shell/toasts.view-model';

/** Shows that items of a pending order went back into the cart. */
export class RestoredItems {
  constructor(
    private readonly cart: CartViewModel,
    private readonly toasts: ToastsViewModel,
  ) {}

  /** `missing`: pieces that could not go back. */
  announce(items: number, missing = 0): void {
    this.showCart();
    const back = items > 0 ? `${pieces(items)} ${items === 1 ? 'is' : 'are'} back in your cart. ` : '';
    const gone = missing > 0 ? `${pieces(missing)} can't be ordered any more.` : '';
    const text = (back + gone).trim();
    if (text) this.toasts.show({ text, period: undoPeriod });
  }

  /** As it is after an order has changed it. */
  showCart(): void {
    void this.cart.load();
  }
}

function pieces(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
