import { Check, ChefHat, Hourglass, X } from 'lucide-react';
import { groupOf, outcomeOf, type OrderStatus } from '../../domain/orders/order-status';
import type { IconComponent } from '../components/icons/icon';
import type { Ground } from './receipt-page';

interface OutcomeLook {
  readonly ground: Ground;
  readonly icon: IconComponent;
  readonly iconTone?: 'bad' | 'wait' | 'preparing';
}

/** What an order's status looks like on its receipt. */
export function statusLookOf(status: OrderStatus): OutcomeLook {
  switch (outcomeOf(status).tone) {
    case 'failure':
      return { ground: 'bad', icon: X, iconTone: 'bad' };
    case 'waiting':
      return { ground: 'wait', icon: Hourglass, iconTone: 'wait' };
    case 'success':
      if (groupOf(status) === 'preparing') return { ground: 'make', icon: ChefHat, iconTone: 'preparing' };
      return { ground: status === 'PAID' ? 'go' : 'done', icon: Check };
  }
}
