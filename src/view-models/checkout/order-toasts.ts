import type { CartItem } from '../../domain/cart/cart';
import { undoPeriod } from '../../domain/cart/undo';
import type { NewToast } from '../shell/toasts.view-model';

/** For an order that was restored, settled or cancelled since its payment was offered. */
export const notDue: NewToast = {
  text: 'This order is not waiting for your payment any more.',
  period: undoPeriod,
};

/** For an item of a failed order that cannot go back into the cart: the cart's service no longer has it. */
export function goneToast({ name }: CartItem): NewToast {
  return { name, text: `${name} can't be ordered any more.`, period: undoPeriod };
}
