import { makeAutoObservable, runInAction } from 'mobx';
import type { DeliveryInfo } from '../../domain/orders/order';
import type { OrderGateway } from '../../domain/orders/ports';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { asServiceError, type ServiceError } from '../../domain/shared/service-error';

export class DeliveryDetailsViewModel {
  info: DeliveryInfo | undefined = undefined;
  error: ServiceError | undefined = undefined;
  private orderId: string | undefined = undefined;

  constructor(
    private readonly gateway: OrderGateway,
    readonly calendar: CustomerCalendar,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(orderId: string): Promise<void> {
    this.orderId = orderId;
    this.info = undefined;
    this.error = undefined;
    try {
      const info = await this.gateway.deliveryInfo(orderId);
      runInAction(() => this.orderId === orderId && (this.info = info));
    } catch (failure) {
      const error = asServiceError(failure);
      runInAction(() => this.orderId === orderId && (this.error = error));
    }
  }
}
