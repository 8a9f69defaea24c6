import { groupOf, type OrderStatus } from './order-status';

export type PaymentTone = 'success' | 'waiting' | 'failure';

/** Whether the page after the payment says good news. An unknown status may mean a failure, so it never is a success. */
export function paymentToneOf(status: OrderStatus): PaymentTone {
  switch (groupOf(status)) {
    case 'pending':
    case 'unknown':
      return 'waiting';
    case 'cancelled':
    case 'failed':
      return 'failure';
    case 'confirmed':
    case 'assigned':
    case 'preparing':
    case 'ready':
    case 'transit':
    case 'delivered':
      return 'success';
  }
}
