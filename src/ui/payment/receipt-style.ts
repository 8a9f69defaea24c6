import { Check, ChefHat, Hourglass, X } from 'lucide-react';
import { groupOf, type OrderStatus, type StatusGroup } from '../../domain/orders/order-status';
import type { IconComponent } from '../components/icons/icon';
import type { Ground } from './receipt-page';

interface OutcomeLook {
  readonly ground: Ground;
  readonly icon: IconComponent;
  readonly iconTone?: 'bad' | 'wait' | 'preparing';
}

const done: OutcomeLook = { ground: 'done', icon: Check };
const bad: OutcomeLook = { ground: 'bad', icon: X, iconTone: 'bad' };

const looks: Readonly<Record<StatusGroup, OutcomeLook>> = {
  pending: { ground: 'wait', icon: Hourglass, iconTone: 'wait' },
  confirmed: done,
  assigned: done,
  preparing: { ground: 'make', icon: ChefHat, iconTone: 'preparing' },
  ready: done,
  transit: done,
  delivered: done,
  cancelled: bad,
  failed: bad,
  unknown: done,
};

/** What an order's status looks like on its receipt. */
export function statusLookOf(status: OrderStatus): OutcomeLook {
  return status === 'PAID' ? { ...done, ground: 'go' } : looks[groupOf(status)];
}
