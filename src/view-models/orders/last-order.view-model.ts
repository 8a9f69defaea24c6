import { makeAutoObservable, runInAction } from 'mobx';
import { deliveryDays, summarize, type CartSummary } from '../../domain/cart/cart-summary';
import type { OrderedItemsRepository } from '../../domain/checkout/ports';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { isAsBefore, planReorder } from '../../domain/orders/reorder';
import type { FulfillmentViewModel } from '../cart/fulfillment.view-model';
import type { MenuViewModel } from '../menu/menu.view-model';
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
    private readonly menu: MenuViewModel,
    private readonly orderedItems: OrderedItemsRepository,
    private readonly fulfillment: FulfillmentViewModel,
    private readonly shop: Pick<ShopProfile, 'pricing'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The sums and days of the order if it were placed today. Undefined until the menu is known, and if an item has changed. */
  get today(): { readonly summary: CartSummary; readonly days: readonly CalendarDate[] } | undefined {
    if (!this.order || this.menu.state !== 'ready') return undefined;
    const remembered = this.orderedItems.find(this.order.id) ?? [];
    const { lines } = planReorder(this.order.items, remembered, this.menu.products, []);
    const items = lines.flatMap((line) => (line.kind === 'added' ? [line.item] : []));
    if (!isAsBefore(lines)) return undefined;
    const { chosen } = this.fulfillment;
    return { summary: summarize(items, chosen, this.shop.pricing), days: deliveryDays(items) };
  }

  async load(): Promise<void> {
    void this.menu.loadOnce();
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
