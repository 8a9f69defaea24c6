import { undoPeriod } from '../../domain/cart/undo';
import type { NewToast } from '../shell/toasts.view-model';

/** For an order that was restored, settled or cancelled since its payment was offered. */
export const notDue: NewToast = {
  text: 'This order is not waiting for your payment any more.',
  period: undoPeriod,
};
