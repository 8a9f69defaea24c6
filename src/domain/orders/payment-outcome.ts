import { displayText } from '../shared/display-text';
import { isPickup, type Order } from './order';
import { isIn, type KnownStatus, type OrderStatus } from './order-status';

type OutcomeTone = 'success' | 'waiting' | 'failure';

export interface PaymentOutcome {
  readonly title: string;
  readonly tone: OutcomeTone;
}

interface OutcomeRow extends PaymentOutcome {
  readonly text: string;
  readonly pickupText?: string;
  /** The service's own sentence replaces `text`. */
  readonly prefersServiceText?: true;
}

const waiting: OutcomeRow = { title: 'Order Received', tone: 'waiting', text: 'Your payment is being confirmed.' };
const preparing: OutcomeRow = {
  title: 'Preparing Your Order',
  tone: 'success',
  text: 'Your order is in the kitchen now.',
};
const received: OutcomeRow = {
  title: 'Order Received',
  tone: 'success',
  text: 'We have your order.',
  prefersServiceText: true,
};
/** An unknown status may mean a failure, so it never shows as a success. */
const unknown: OutcomeRow = { ...received, tone: 'waiting' };

const outcomes: Readonly<Record<KnownStatus, OutcomeRow>> = {
  INITIATED: waiting,
  PENDING_PAYMENT: waiting,
  PAYMENT_PROCESSING: waiting,
  PENDING: waiting,
  PAID: {
    title: 'Thank You!',
    tone: 'success',
    text: 'Paid. The kitchen confirms your order next.',
  },
  CONFIRMED: { title: 'Order Confirmed!', tone: 'success', text: 'The kitchen has your order.' },
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
    tone: 'failure',
    text: 'This order was cancelled.',
    prefersServiceText: true,
  },
  PAYMENT_FAILED: {
    title: 'Payment Failed',
    tone: 'failure',
    text: "Your payment didn't go through.",
    prefersServiceText: true,
  },
  REJECTED: {
    title: 'Payment Failed',
    tone: 'failure',
    text: "The kitchen couldn't take this order.",
    prefersServiceText: true,
  },
  DELIVERY_FAILED: {
    title: 'Delivery Failed',
    tone: 'failure',
    text: "We couldn't deliver this order.",
    pickupText: "We couldn't hand over this order.",
    prefersServiceText: true,
  },
};

export function paymentOutcomeOf(status: OrderStatus): PaymentOutcome {
  const { title, tone } = rowOf(status);
  return { title, tone };
}

export function paymentOutcomeText(order: Order): string {
  const { text, pickupText, prefersServiceText } = rowOf(order.status);
  const ownText = (isPickup(order) && pickupText) || text;
  return prefersServiceText ? (displayText(order.statusMessage) ?? ownText) : ownText;
}

function rowOf(status: OrderStatus): OutcomeRow {
  return isIn(outcomes, status) ? outcomes[status] : unknown;
}
