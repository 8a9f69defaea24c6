import { displayText } from '../../domain/shared/display-text';
import { isPickup, type Order } from '../../domain/orders/order';
import { isIn, type KnownStatus, type OrderStatus } from '../../domain/orders/order-status';

interface OutcomeRow {
  readonly title: string;
  readonly text: string;
  readonly pickupText?: string;
  /** The service's own sentence replaces `text`. */
  readonly prefersServiceText?: true;
}

const waiting: OutcomeRow = { title: 'Order Received', text: 'Your payment is being confirmed.' };
const preparing: OutcomeRow = {
  title: 'Preparing Your Order',
  text: 'Your order is in the kitchen now.',
};
const received: OutcomeRow = {
  title: 'Order Received',
  text: 'We have your order.',
  prefersServiceText: true,
};

/** The texts of the page after the payment, by status. */
const outcomes: Readonly<Record<KnownStatus, OutcomeRow>> = {
  INITIATED: waiting,
  PENDING_PAYMENT: waiting,
  PAYMENT_PROCESSING: waiting,
  PENDING: waiting,
  PAID: {
    title: 'Thank You!',
    text: 'Paid. The kitchen confirms your order next.',
  },
  CONFIRMED: { title: 'Order Confirmed!', text: 'The kitchen has your order.' },
  ASSIGNED: received,
  PREPARING: preparing,
  IN_PREPARATION: preparing,
  READY_FOR_PICKUP: received,
  READY_FOR_DELIVERY: received,
  OUT_FOR_DELIVERY: received,
  DELIVERY_IN_PROGRESS: received,
  DELIVERED: received,
  CANCELLED: {
    title: 'Order Cancelled',
    text: 'This order was cancelled.',
    prefersServiceText: true,
  },
  PAYMENT_FAILED: {
    title: 'Payment Failed',
    text: "Your payment didn't go through.",
    prefersServiceText: true,
  },
  // The kitchen also rejects orders that are paid, of which the specified title for a failure would be untrue.
  REJECTED: {
    title: 'Order Rejected',
    text: "The kitchen couldn't take this order.",
    prefersServiceText: true,
  },
  DELIVERY_FAILED: {
    title: 'Delivery Failed',
    text: "We couldn't deliver this order.",
    pickupText: "We couldn't hand over this order.",
    prefersServiceText: true,
  },
};

export function receiptTitle(status: OrderStatus): string {
  return rowOf(status).title;
}

export function receiptText(order: Order): string {
  const { text, pickupText, prefersServiceText } = rowOf(order.status);
  const ownText = (isPickup(order) && pickupText) || text;
  return prefersServiceText ? (displayText(order.statusMessage) ?? ownText) : ownText;
}

function rowOf(status: OrderStatus): OutcomeRow {
  return isIn(outcomes, status) ? outcomes[status] : received;
}
