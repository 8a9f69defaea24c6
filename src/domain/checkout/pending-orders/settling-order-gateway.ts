import type { NewOrder } from '../../orders/new-order';
import type { DeliveryInfo, Order } from '../../orders/order';
import type { OrderGateway, OrderList, OrderListQuery, PlacedOrder } from '../../orders/ports';
import type { CancelSignal, LastRead } from '../../shared/ports';
import type { CurrentCustomer } from '../ports';
import type { SettleOrders } from './settle-orders';

/**
 * Any reply that shows a pending order's outcome settles the order. A reply from storage, or to a former customer,
 * settles nothing.
 */
export class SettlingOrderGateway implements OrderGateway {
  constructor(
    private readonly orders: OrderGateway,
    private readonly settleOrders: SettleOrders,
    private readonly customer: CurrentCustomer,
    /** Called with the pieces put back, or 0 if the customer has changed since. */
    private readonly onRestored: (items: number) => void,
  ) {}

  async listMine(query: OrderListQuery, cancel?: CancelSignal): Promise<OrderList> {
    const customerId = this.customer.id();
    const list = await this.orders.listMine(query, cancel);
    void this.settle(list.orders, customerId, query.status === undefined);
    return list;
  }

  async find(orderId: string, cancel?: CancelSignal): Promise<Order> {
    const customerId = this.customer.id();
    const order = await this.orders.find(orderId, cancel);
    void this.settle([order], customerId);
    return order;
  }

  async track(orderId: string, cancel?: CancelSignal): Promise<Order> {
    const customerId = this.customer.id();
    const order = await this.orders.track(orderId, cancel);
    void this.settle([order], customerId);
    return order;
  }

  deliveryInfo(orderId: string): Promise<DeliveryInfo> {
    return this.orders.deliveryInfo(orderId);
  }

  place(order: NewOrder, idempotencyKey: string): Promise<PlacedOrder> {
    return this.orders.place(order, idempotencyKey);
  }

  cancel(orderId: string): Promise<void> {
    return this.orders.cancel(orderId);
  }

  async lastOrders(): Promise<LastRead<OrderList> | undefined> {
    return this.orders.lastOrders?.();
  }

  async lastOrder(orderId: string): Promise<LastRead<Order> | undefined> {
    return this.orders.lastOrder?.(orderId);
  }

  private async settle(orders: readonly Order[], customerId: string | undefined, isList = false): Promise<void> {
    if (this.customer.id() !== customerId) return;
    const restored = await this.settleOrders.execute(orders, { isList });
    if (restored > 0) this.onRestored(this.customer.id() === customerId ? restored : 0);
  }
}
