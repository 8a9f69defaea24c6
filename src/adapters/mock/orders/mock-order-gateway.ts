import type { NewOrder } from '../../../domain/orders/new-order';
import type { DeliveryInfo, Order } from '../../../domain/orders/order';
import type { OrderGateway, OrderList, OrderListQuery, PlacedOrder } from '../../../domain/orders/ports';
import type { Browser, CancelSignal } from '../../../domain/shared/ports';
import { replyTimes, type MockTransport } from '../mock-transport';

export class MockOrderGateway implements OrderGateway {
  constructor(
    private readonly transport: MockTransport,
    private readonly browser: Browser,
  ) {}

  async listMine(query: OrderListQuery, cancel?: CancelSignal): Promise<OrderList> {
    const list = { takes: replyTimes.orderList, cancel };
    const mine = this.transport.askSignedIn('orders', ({ orders }, customer) => orders.list(customer, query), list);
    return { orders: await mine, unreadable: 0 };
  }

  find(orderId: string): Promise<Order> {
    return this.transport.askSignedIn('orders', ({ orders }, customer) => orders.find(customer, orderId));
  }

  deliveryInfo(orderId: string): Promise<DeliveryInfo> {
    return this.transport.askSignedIn('orders', ({ orders }, customer) => orders.deliveryInfo(customer, orderId));
  }

  async place(order: NewOrder, idempotencyKey: string): Promise<PlacedOrder> {
    const checkout = await this.transport.askSignedIn(
      'orders',
      ({ orders }, customer) => orders.place(customer, order, idempotencyKey),
      { takes: replyTimes.checkout },
    );
    return { checkoutUrl: `${this.browser.home}${checkout.checkoutPath}`, orderId: checkout.order.id };
  }

  cancel(orderId: string): Promise<void> {
    return this.transport.askSignedIn('orders', ({ orders }, customer) => orders.cancel(customer, orderId));
  }

  track(orderId: string): Promise<Order> {
    return this.find(orderId);
  }
}
