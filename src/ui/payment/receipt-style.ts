import { Check, ChefHat, Hourglass, X } from 'lucide';
import { groupOf, type OrderStatus, type StatusGroup } from '../../domain/orders/order-status';
import type { IconDrawing } from '../components/icons/icon';
import type { ReceiptBackground } from './receipt-paper';

interface ReceiptStyle {
  readonly background: ReceiptBackground;
  readonly icon: IconDrawing;
  readonly iconTone?: 'bad' | 'wait' | 'preparing';
}

const waiting: ReceiptStyle = { background: 'wait', icon: Hourglass, iconTone: 'wait' };
const done: ReceiptStyle = { background: 'done', icon: Check };
const bad: ReceiptStyle = { background: 'bad', icon: X, iconTone: 'bad' };

const styles: Readonly<Record<StatusGroup, ReceiptStyle>> = {
  pending: waiting,
  confirmed: done,
  assigned: done,
  preparing: { background: 'make', icon: ChefHat, iconTone: 'preparing' },
  ready: done,
  transit: done,
  delivered: done,
  cancelled: bad,
  failed: bad,
  unknown: waiting,
};

export function receiptStyleOf(status: OrderStatus): ReceiptStyle {
  return status === 'PAID' ? { ...done, background: 'go' } : styles[groupOf(status)];
}
