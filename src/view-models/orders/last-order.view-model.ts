import { makeAutoObservable, runInAction } from 'mobx';
import type { Order } from '../../domain/orders/order';
import { orderToOffer } from '../../domain/orders/order-to-offer';
import type { LastOrderOfferRepository, OrderGateway } from '../../domain/orders/ports';
import { orUndefined } from '../../domain/shared/service-error';

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
    const list = await orUndefined(this.gateway.listMine({}, request.signal));
    if (this.request !== request) return;
    const lastOrder = list && orderToOffer(list.orders);
    if (list) this.offers.save(lastOrder !== undefined);
    runInAction(() => {
      this.order = lastOrder;
      this.isLoading = false;
    });
  }

  dispose(): void {
    this.request?.abort();
    this.request = undefined;
  }
}
