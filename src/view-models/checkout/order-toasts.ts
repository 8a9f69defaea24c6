import { limitText, type CartItem } from '../../domain/cart/cart';
import type { ServiceError } from '../../domain/shared/service-error';
import { toastPeriod, type NewToast } from '../shell/toasts.view-model';

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
