import { routes, withQuery } from '../../../domain/shared/paths';
import type { User } from '../../../domain/auth/user';
import type { NewOrder } from '../../../domain/orders/new-order';
import { actionsOf, type DeliveryInfo, type Order } from '../../../domain/orders/order';
import { parseStatus } from '../../../domain/orders/order-status';
import type { OrderListQuery } from '../../../domain/orders/ports';
import type { Clock, Randomness } from '../../../domain/shared/ports';
import { present } from '../../../domain/shared/present';
import { ServiceError, timeoutText } from '../../../domain/shared/service-error';
import type { MockMenu } from '../menu/mock-menu';
import { createdTime, type MockOrder } from './mock-order';
import type { MockOrderStore } from './mock-order-store';
import type { MockShop } from '../sample-data';
import type { MockStore } from '../mock-store';
import { createMockOrder } from './create-mock-order';

const defaultLimit = 10;

interface MockCheckout {
  readonly order: Order;
  readonly checkoutPath: string;
}

interface MockOrdersNeeds {
  readonly store: MockStore;
  readonly orderStore: MockOrderStore;
  readonly shop: MockShop;
  readonly menu: MockMenu;
  readonly orderPrefix: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

export class MockOrders {
  constructor(private readonly needs: MockOrdersNeeds) {}

  async list(customer: User, { limit = defaultLimit, status }: OrderListQuery = {}): Promise<readonly Order[]> {
    const { scenario } = this.needs.store.read();
    const first = scenario?.name === 'empty-history' ? scenario.since.getTime() : -Infinity;
    const wanted = status && parseStatus(status);
    return (await this.needs.orderStore.listed())
      .filter((record) => record.customerId === customer.id && createdTime(record) >= first)
      .filter(({ order }) => !wanted || order.status === wanted)
      .sort((one, other) => createdTime(other) - createdTime(one))
      .slice(0, limit)
      .map(({ order }) => order);
  }

  async find(customer: User, orderId: string): Promise<Order> {
    return (await this.record(customer, orderId)).order;
  }

  async deliveryInfo(customer: User, orderId: string): Promise<DeliveryInfo> {
    const { delivery, order } = await this.record(customer, orderId);
    return { ...delivery, status: order.status };
  }

  place(customer: User, wanted: NewOrder, idempotencyKey: string | undefined): MockCheckout {
    const { orders, scenario } = this.needs.store.read();
    const fingerprint = JSON.stringify(wanted);
    const made = orders.find((record) => record.customerId === customer.id && record.idempotencyKey === idempotencyKey);
    if (idempotencyKey && made) {
      if (made.fingerprint !== fingerprint)
        throw new ServiceError('refused', 'This key was used for another order.', 409);
      return this.checkoutOf(made);
    }
    const record = { ...this.createMockOrder(customer, wanted), fingerprint, ...present({ idempotencyKey }) };
    this.needs.orderStore.save(record);
    if (scenario?.name === 'order-timeout') throw new ServiceError('timeout', timeoutText, 408);
    return this.checkoutOf(record);
  }

  async cancel(customer: User, orderId: string): Promise<void> {
    const { paidAt: _paidAt, ...record } = await this.record(customer, orderId);
    if (!actionsOf(record.order).cancel)
      throw new ServiceError('refused', 'This order can no longer be cancelled.', 409);
    const statusMessage = 'Cancelled as you asked.';
    this.needs.orderStore.save({
      ...record,
      order: { ...record.order, status: 'CANCELLED', statusMessage, updatedAt: this.needs.clock.now() },
    });
  }

  private async record(customer: User, orderId: string): Promise<MockOrder> {
    if (orderId.trim() === '') throw new ServiceError('refused', 'Invalid order ID', 400);
    const found = await this.needs.orderStore.find(orderId);
    if (found?.customerId !== customer.id) throw new ServiceError('refused', 'Order not found', 404);
    return found;
  }

  private createMockOrder(customer: User, wanted: NewOrder): MockOrder {
    const number = this.needs.store.read().nextOrderNumber;
    const numbers = {
      orderId: `${this.needs.orderPrefix}-${number}`,
      checkoutId: `chk_${this.needs.randomness.uuid()}`,
    };
    const record = createMockOrder(
      customer,
      wanted,
      this.needs.menu.today(),
      this.needs.shop,
      numbers,
      this.needs.clock.now(),
    );
    this.needs.store.update(() => ({ nextOrderNumber: number + 1 }));
    return record;
  }

  /** A payment page has the id that the page of a failed payment names: so the shop knows which order failed. */
  private checkoutOf({ order, checkoutId }: MockOrder): MockCheckout {
    const { scenario } = this.needs.store.read();
    const query = present({ orderId: order.id, chkotId: checkoutId });
    const checkoutPath = scenario?.name === 'never-came-back' ? routes.home : withQuery(routes.demoCheckout, query);
    return { order, checkoutPath };
  }
}
