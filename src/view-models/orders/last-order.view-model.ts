import { makeAutoObservable, runInAction } from 'mobx';
import type { Order } from '../../domain/orders/order';
import { orderToOffer } from '../../domain/orders/order-to-offer';
import { groupOf } from '../../domain/orders/order-status';
import type { LastOrderOfferRepository, OrderGateway, OrderList } from '../../domain/orders/ports';
import type { CancelSignal } from '../../domain/shared/ports';
import { orUndefined } from '../../domain/shared/service-error';

const recentOrders = 10;

export class LastOrderViewModel {
  order: Order | undefined = undefined;
  isLoading = true;
  private request: AbortController | undefined;

  constructor(
    private readonly gateway: OrderGateway,
    private readonly offers: LastOrderOfferRepository,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const request = new AbortController();
    this.request = request;
    const recent = await orUndefined(this.gateway.listMine({ limit: recentOrders }, request.signal));
    const delivered = recent && (await this.olderDelivered(recent, request.signal));
    if (this.request !== request) return;
    const lastOrder = recent && orderToOffer([...recent.orders, ...(delivered?.orders ?? [])]);
    if (recent) this.offers.save(lastOrder !== undefined);
    runInAction(() => {
      this.order = lastOrder;
      this.isLoading = false;
    });
  }

  private olderDelivered({ orders, unreadable }: OrderList, cancel: CancelSignal): Promise<OrderList | undefined> {
    const areAll = orders.length + unreadable < recentOrders;
    if (areAll || orders.some(({ status }) => groupOf(status) === 'delivered')) return Promise.resolve(undefined);
    return orUndefined(this.gateway.listMine({ limit: recentOrders, status: 'DELIVERED' }, cancel));
  }

  dispose(): void {
    this.request?.abort();
    this.request = undefined;
  }
}
