import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { actionsOf, type Order, type OrderActions } from '../domain/orders/order';
import type { OrderGateway } from '../domain/orders/ports';
import type { CustomerCalendar } from '../domain/shared/customer-calendar';
import { asServiceError } from '../domain/shared/service-error';
import { errorNotice, type ErrorNotice } from './error-notice';

/** One order with everything that is known of it, and the way to call it off while it is pending. */
export class OrderDetailsViewModel {
  order: Order | undefined = undefined;
  cancelling: 'no' | 'asked' | 'sending' = 'no';
  /** Why the order could not be cancelled. */
  problem: ErrorNotice | undefined = undefined;

  constructor(
    private readonly gateway: OrderGateway,
    readonly calendar: CustomerCalendar,
  ) {
    makeAutoObservable<this, 'gateway'>(
      this,
      { gateway: false, calendar: false, order: observableRef, problem: observableRef },
      { autoBind: true },
    );
  }

  get actions(): OrderActions | undefined {
    return this.order && actionsOf(this.order);
  }

  show(order: Order): void {
    this.order = order;
  }

  askToCancel(): void {
    this.cancelling = 'asked';
    this.problem = undefined;
  }

  keep(): void {
    if (this.cancelling === 'asked') this.cancelling = 'no';
  }

  /** Resolves with the order as it is afterwards, where it was cancelled. */
  async cancel(): Promise<Order | undefined> {
    const { order } = this;
    if (!order || this.cancelling !== 'asked') return undefined;
    this.cancelling = 'sending';
    this.problem = undefined;
    try {
      await this.gateway.cancel(order.id);
    } catch (failure) {
      const problem = errorNotice(asServiceError(failure), 'orders', 'Order');
      runInAction(() => {
        this.problem = problem;
        this.cancelling = 'asked';
      });
      return undefined;
    }
    const cancelled = await this.readAgain(order);
    runInAction(() => {
      this.order = cancelled;
      this.cancelling = 'no';
    });
    return cancelled;
  }

  /** The service has cancelled it; where it does not say so in its own words, that is all that is known. */
  private async readAgain(order: Order): Promise<Order> {
    const read = await this.gateway.find(order.id).catch((failure: unknown) => void asServiceError(failure));
    return read ?? { ...order, status: 'CANCELLED' };
  }
}
