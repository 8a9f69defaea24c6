import type { NewOrder } from '../../orders/new-order';
import type { DeliveryInfo, Order } from '../../orders/order';
import type { OrderGateway, OrderList, OrderListQuery, PlacedOrder } from '../../orders/ports';
import type { CancelSignal, LastRead } from '../../shared/ports';
import { asServiceError } from '../../shared/service-error';
import type { CurrentCustomer } from '../ports';
import type { IdentifyOrders, ListedOrders } from './identify-orders';
import type { OrderLedger } from './order-ledger';
import { endOf } from './pending-order';

interface Heard {
  /** The payment page's id in the URL, which identifies an order that the service answered without an order id. */
  readonly checkoutId?: string | undefined;
  /** The orders are the customer's newest, of any status. */
  readonly isList?: boolean;
}

/** Settles pending orders by what the service says: a paid one is over, and the items of a failed one go back. */
export class SettleOrders {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly identifyOrders: IdentifyOrders,
  ) {}

  /**
   * Resolves with the pieces put back. Orders stay pending if the cart cannot change or another tab keeps the lock: the
   * next reply settles them. Never rejects with ServiceError.
   */
  async execute(orders: readonly Order[], { checkoutId, isList = false }: Heard = {}): Promise<number> {
    let listed = isList ? this.identifyOrders.listed(orders) : undefined;
    let restored = 0;
    for (const order of orders) {
      if (!endOf(order.status)) continue;
      // An order whose id or payment page is known needs no list. For another one the list is worth its call only if the
      // order looks like a pending one without an id. This is read without the lock, so that replies about other orders do
      // not wait.
      const isKnown = this.isPending(order) || this.identifyOrders.isOfUnidentified(checkoutId);
      if (!isKnown && !this.identifyOrders.couldBePending(order)) continue;
      if (!isKnown) listed ??= await this.identifyOrders.list();
      restored += await this.settle(order, checkoutId, listed);
    }
    return restored;
  }

  private isPending({ id }: Order): boolean {
    return this.ledger.orders().some(({ orderId }) => orderId === id);
  }

  private settle(order: Order, checkoutId: string | undefined, listed: ListedOrders | undefined): Promise<number> {
    const settle = async () => {
      await this.identifyOrders.byPaymentPage(order, checkoutId);
      if (listed) await this.identifyOrders.byList(listed);
      return this.ledger.step({ kind: 'statusTold', order });
    };
    return this.ledger.exclusive(settle).catch((failure: unknown) => {
      asServiceError(failure);
      return 0;
    });
  }
}

/**
 * The order service as every screen asks it. Whatever screen reads an order, the screen gets its reply first. The
 * pending order is settled after that, which may wait for another tab and for the cart. A reply from storage, or to a former
 * customer, settles nothing.
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
    void this.settleAndTell(list.orders, customerId, { isList: query.status === undefined });
    return list;
  }

  async find(orderId: string): Promise<Order> {
    const customerId = this.customer.id();
    const order = await this.orders.find(orderId);
    void this.settleAndTell([order], customerId);
    return order;
  }

  /**
   * As `find`, for the page that waits for this payment and itself tells what became of the items. `restored` resolves
   * with the pieces put back once the order is settled, or with 0 if the customer has changed since. `checkoutId` is the
   * payment page's id in the URL.
   */
  async findAndSettle(
    orderId: string,
    checkoutId: string | undefined,
  ): Promise<{ readonly order: Order; readonly restored: Promise<number> }> {
    const customerId = this.customer.id();
    const order = await this.orders.find(orderId);
    const restored = this.settle([order], customerId, { checkoutId });
    return { order, restored: restored.then((items) => (this.customer.id() === customerId ? items : 0)) };
  }

  async track(orderId: string): Promise<Order> {
    const customerId = this.customer.id();
    const order = await this.orders.track(orderId);
    void this.settleAndTell([order], customerId);
    return order;
  }

  /** Settles an order that the service has agreed to cancel, and that could not be read afterwards. */
  settleCancelled(order: Order): Promise<void> {
    return this.settleAndTell([order], this.customer.id());
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

  private async settleAndTell(
    orders: readonly Order[],
    customerId: string | undefined,
    heard: Heard = {},
  ): Promise<void> {
    const restored = await this.settle(orders, customerId, heard);
    if (restored > 0) this.onRestored(this.customer.id() === customerId ? restored : 0);
  }

  private async settle(orders: readonly Order[], customerId: string | undefined, heard: Heard): Promise<number> {
    return this.customer.id() === customerId ? this.settleOrders.execute(orders, heard) : 0;
  }
}
