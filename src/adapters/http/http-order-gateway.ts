import type { NewOrder } from '../../domain/orders/new-order';
import type { DeliveryInfo, Order } from '../../domain/orders/order';
import type { OrderGateway, OrderList, OrderListQuery, PlacedOrder } from '../../domain/orders/ports';
import type { CancelSignal, LastRead } from '../../domain/shared/ports';
import { present } from '../../domain/shared/present';
import type { OrderDialect } from '../../domain/shop/shop-profile';
import { keyHeader, type HttpClient } from './http-client';
import { addressDialects } from './new-order.wire';
import { defaultLimit, orderCalls } from './order-calls';
import type { ReadZoneless } from './order.wire';

export interface OrderSettings {
  readonly dialect: OrderDialect;
  /** Set it to false if a service on another origin rejects the header. */
  readonly sendIdempotencyKey: boolean;
  /** If it is not given, a time without a zone is UTC. */
  readonly readZoneless?: ReadZoneless;
}

export class HttpOrderGateway implements OrderGateway {
  private readonly calls: ReturnType<typeof orderCalls>;

  constructor(
    private readonly http: HttpClient,
    private readonly settings: OrderSettings,
  ) {
    this.calls = orderCalls(http.baseUrl, settings.readZoneless);
  }

  /** The specification names the call beside `listMine`, which the shop makes. */
  list({ limit = defaultLimit, status }: OrderListQuery, cancel?: CancelSignal): Promise<OrderList> {
    return this.http.send(this.calls.list, { query: { limit, status }, cancel });
  }

  listMine({ limit = defaultLimit, status }: OrderListQuery, cancel?: CancelSignal): Promise<OrderList> {
    return this.http.send(this.calls.mine, { query: { limit, status }, cancel });
  }

  find(orderId: string): Promise<Order> {
    return this.http.send(this.calls.find, { id: orderId });
  }

  deliveryInfo(orderId: string): Promise<DeliveryInfo> {
    return this.http.send(this.calls.deliveryInfo, { id: orderId });
  }

  place({ deliveryInfo, items, ...order }: NewOrder, idempotencyKey: string): Promise<PlacedOrder> {
    const { dialect, sendIdempotencyKey } = this.settings;
    return this.http.send(this.calls.place, {
      body: {
        ...order,
        items: [...items],
        ...present({ deliveryInfo: deliveryInfo && addressDialects[dialect](deliveryInfo) }),
      },
      ...(sendIdempotencyKey ? { headers: { [keyHeader]: idempotencyKey } } : {}),
    });
  }

  async cancel(orderId: string): Promise<void> {
    await this.http.send(this.calls.cancel, { id: orderId });
  }

  track(orderId: string): Promise<Order> {
    return this.http.send(this.calls.track, { id: orderId });
  }

  lastOrders(): Promise<LastRead<OrderList> | undefined> {
    return this.http.lastRead(this.calls.mine);
  }

  lastOrder(orderId: string): Promise<LastRead<Order> | undefined> {
    return this.http.lastRead(this.calls.find, orderId);
  }
}
