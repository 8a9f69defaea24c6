import { paths, routes, withQuery } from '../../../domain/shared/paths';
import type { Order } from '../../../domain/orders/order';
import { groupOf, isFinal } from '../../../domain/orders/order-status';
import type { Clock } from '../../../domain/shared/ports';
import { ServiceError } from '../../../domain/shared/service-error';
import { createdTime, type MockOrder } from './mock-order';
import type { MockOrderStore } from './mock-order-store';
import type { MockStore } from '../mock-store';
import { advancedTo, nextStep, type ProgressStep } from './order-progress';

export type PaymentDecision = 'pay' | 'decline' | 'abandon';

const declined = 'Your card was declined.';
const abandoned = 'The payment was cancelled.';
const longProcessing = 45_000;

export class MockPayments {
  constructor(
    private readonly store: MockStore,
    private readonly orderStore: MockOrderStore,
    private readonly clock: Clock,
  ) {}

  async order(orderId: string): Promise<Order> {
    return (await this.record(orderId)).order;
  }

  async settle(orderId: string, decision: PaymentDecision): Promise<string> {
    const record = await this.record(orderId);
    const outcome =
      this.store.read().scenario?.name === 'payment-declined' && decision === 'pay' ? 'decline' : decision;
    const isOpen = groupOf(record.order.status) === 'pending' && !record.paidAt;
    if (isOpen) this.orderStore.save(this.settled(record, outcome));
    const checkout = { chkotId: record.checkoutId ?? orderId };
    return isOpen && outcome === 'decline'
      ? withQuery(routes.paymentFailure, { ...checkout, reason: declined })
      : paths.paymentStatus({ orderId, ...checkout });
  }

  async nextAdvance(): Promise<{ readonly record: MockOrder; readonly step: ProgressStep } | undefined> {
    const underWay = (await this.orderStore.listed()).filter(({ order }) => !isFinal(order.status));
    const newest = underWay
      .sort((one, other) => createdTime(other) - createdTime(one))
      .find((record) => nextStep(record));
    const step = newest && nextStep(newest);
    return step && { record: newest, step };
  }

  async advance(): Promise<void> {
    const next = await this.nextAdvance();
    if (next) this.orderStore.save(advancedTo(next.step, next.record, this.clock.now()));
  }

  private settled(record: MockOrder, decision: PaymentDecision): MockOrder {
    const now = this.clock.now();
    const takes = this.store.read().scenario?.name === 'payment-pending' ? longProcessing : 0;
    switch (decision) {
      case 'pay':
        return { ...record, paidAt: new Date(now.getTime() + takes) };
      case 'decline':
        return {
          ...record,
          order: { ...record.order, status: 'PAYMENT_FAILED', statusMessage: declined, updatedAt: now },
        };
      case 'abandon':
        return { ...record, order: { ...record.order, status: 'CANCELLED', statusMessage: abandoned, updatedAt: now } };
    }
  }

  private async record(orderId: string): Promise<MockOrder> {
    const found = await this.orderStore.find(orderId);
    if (!found) throw new ServiceError('refused', 'Order not found', 404);
    return found;
  }
}
