import type { Order } from '../../../domain/orders/order';
import { groupOf, isFinal, type OrderStatus } from '../../../domain/orders/order-status';
import type { MockOrder } from './mock-order';

export interface ProgressStep {
  readonly status: OrderStatus;
  readonly afterPayment: number;
  readonly message: string;
}

const second = 1000;

export const waitingForDriver: ProgressStep = {
  status: 'READY_FOR_DELIVERY',
  afterPayment: 120 * second,
  message: 'Your order is waiting for the driver.',
};
export const arrived: ProgressStep = {
  status: 'DELIVERED',
  afterPayment: 300 * second,
  message: 'Enjoy your order.',
};

const deliverySteps: readonly ProgressStep[] = [
  { status: 'PAID', afterPayment: 0, message: 'Your payment went through.' },
  { status: 'CONFIRMED', afterPayment: 20 * second, message: 'The kitchen accepted your order.' },
  { status: 'ASSIGNED', afterPayment: 40 * second, message: 'The kitchen has scheduled your order.' },
  { status: 'PREPARING', afterPayment: 60 * second, message: 'Your order is being prepared.' },
  waitingForDriver,
  { status: 'OUT_FOR_DELIVERY', afterPayment: 180 * second, message: 'Your driver has the order.' },
  arrived,
];
const pickupSteps: readonly ProgressStep[] = [
  ...deliverySteps.filter(({ status }) => status === 'PAID' || status === 'CONFIRMED' || status === 'PREPARING'),
  { status: 'READY_FOR_PICKUP', afterPayment: 120 * second, message: 'Your order is waiting for you at the counter.' },
  arrived,
];

export function progressed(record: MockOrder, now: Date): MockOrder {
  const { order, paidAt } = record;
  if (!paidAt) return record;
  const elapsed = now.getTime() - paidAt.getTime();
  const step = stepsOf(order).findLast(({ afterPayment }) => afterPayment <= elapsed);
  if (!step) return { ...record, order: { ...order, status: 'PAYMENT_PROCESSING' } };
  const updatedAt = new Date(paidAt.getTime() + step.afterPayment);
  return { ...record, order: { ...order, status: step.status, statusMessage: step.message, updatedAt } };
}

export function nextStep({ order }: MockOrder): ProgressStep | undefined {
  if (isFinal(order.status)) return undefined;
  const steps = stepsOf(order);
  const exact = steps.findIndex(({ status }) => status === order.status);
  const current = exact >= 0 ? exact : steps.findLastIndex(({ status }) => groupOf(status) === groupOf(order.status));
  return steps[current + 1];
}

export function advancedTo(step: ProgressStep, record: MockOrder, now: Date): MockOrder {
  return { ...record, paidAt: new Date(now.getTime() - step.afterPayment) };
}

function stepsOf({ fulfillmentType }: Order): readonly ProgressStep[] {
  return fulfillmentType === 'PICKUP' ? pickupSteps : deliverySteps;
}
