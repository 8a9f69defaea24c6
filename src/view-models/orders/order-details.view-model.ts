import { makeAutoObservable, runInAction } from 'mobx';
import type { SettlingOrderGateway } from '../../domain/checkout/pending-orders/settle-orders';
import { actionsOf, type Order, type OrderActions } from '../../domain/orders/order';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { asServiceError, isRefusal, orUndefined, type ServiceError } from '../../domain/shared/service-error';
import type { SessionViewModel } from '../auth/session.view-model';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';
import type { ToastsViewModel } from '../shell/toasts.view-model';

export class OrderDetailsViewModel {
  order: Order | undefined = undefined;
  cancellation: 'no' | 'asked' | 'pending' = 'no';
  error: ErrorNotice | undefined = undefined;

  constructor(
    private readonly gateway: Pick<SettlingOrderGateway, 'cancel' | 'find' | 'settleCancelled'>,
    readonly calendar: CustomerCalendar,
    private readonly session: Pick<SessionViewModel, 'user'>,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get actions(): OrderActions | undefined {
    return this.order && actionsOf(this.order);
  }

  dispose(): void {
    this.cancellation = 'no';
  }

  show(order: Order): void {
    this.order = order;
  }

  askToCancel(): void {
    this.cancellation = 'asked';
    this.error = undefined;
  }

  keep(): void {
    if (this.cancellation !== 'asked') return;
    this.cancellation = 'no';
    this.error = undefined;
  }

  /** `onChanged` hears of the order as soon as it is known, and again when it was read. */
  async cancel(onChanged: (order: Order) => void): Promise<void> {
    const { order } = this;
    if (!order || this.cancellation !== 'asked') return;
    this.cancellation = 'pending';
    this.error = undefined;
    const customerId = this.session.user?.id;
    const error = await this.gateway.cancel(order.id).then(() => undefined, asServiceError);
    // After an accepted cancellation the status is known even if the order cannot be read.
    const accepted: Order | undefined = error ? undefined : { ...order, status: 'CANCELLED' };
    if (accepted) this.conclude(accepted, undefined, onChanged);
    // After a refusal the order is read too, because its status may be another by now.
    const read = error && error.kind !== 'refused' ? undefined : await orUndefined(this.gateway.find(order.id));
    const isLeft = this.cancellation !== 'pending';
    if (read || error) this.conclude(read, error, onChanged);
    if (error && isLeft && this.session.user?.id === customerId) this.tellElsewhere(order.id, error);
    if (accepted && !read) await this.gateway.settleCancelled(accepted);
  }

  /** The customer has gone Back, and may take the order for cancelled. */
  private tellElsewhere(orderId: string, error: ServiceError): void {
    if (!this.error) return;
    const cancelled = isRefusal(error) ? 'was not cancelled' : 'may not have been cancelled';
    const { text, detail } = this.error;
    this.toasts.show({ text: `Your order ${orderId} ${cancelled}. ${text}`, detail, urgent: true });
  }

  private conclude(
    changed: Order | undefined,
    error: ServiceError | undefined,
    onChanged: (order: Order) => void,
  ): void {
    runInAction(() => {
      if (changed) this.order = changed;
      this.cancellation = error && this.actions?.cancel ? 'asked' : 'no';
      const isDone = this.order?.status === 'CANCELLED';
      this.error = error && !isDone ? errorNotice(error, 'other', 'Order') : undefined;
    });
    if (changed) onChanged(changed);
  }
}
