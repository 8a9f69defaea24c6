import { pendingOrderLifetime } from '../../../src/domain/checkout/pending-orders/pending-order';
import { restoresItems } from '../../../src/domain/orders/order-status';
import type { MockOrder } from '../../../src/adapters/mock/orders/mock-order';

export interface Wanted {
  readonly customerId: string;
  readonly items: readonly { readonly itemId: string; readonly quantity: number }[];
  readonly address: string;
  readonly retryOf: string | undefined;
}

/**
 * A customer wants this order made exactly once. Another press of Confirm & Pay with the same basket is the same order
 * until the customer has seen its outcome, even from another tab, after a reload, or after "we didn't hear back".
 */
export interface ExpectedOrder {
  readonly customerId: string;
  basket: string;
  readonly pressedAt: number;
  readonly isRetry: boolean;
  readonly orders: string[];
  isAnswered: boolean;
}

type Report = (violation: string) => void;

export class ExpectedOrders {
  readonly all: ExpectedOrder[] = [];
  private readonly pressed = new Map<unknown, ExpectedOrder>();

  constructor(
    private readonly report: Report,
    private readonly ordersOfService: () => readonly MockOrder[],
  ) {}

  press(page: unknown, { customerId, items, address, retryOf }: Wanted, now: number): void {
    const basket = basketOf(items, address, retryOf);
    const same = this.all.find(
      (expected) => this.isOpen(expected, now) && expected.customerId === customerId && expected.basket === basket,
    );
    this.pressed.set(page, same ?? this.add({ customerId, basket, pressedAt: now, isRetry: retryOf !== undefined }));
  }

  sent(page: unknown, { order, customerId, delivery }: MockOrder, now: number): void {
    const owner = this.ownerOf(order.id);
    const current = this.pressed.get(page);
    if (owner) this.pressed.set(page, owner);
    if (owner) return;
    if (!current) return this.report(`order ${order.id} was made although nothing was confirmed`);
    const items = order.items.map(({ itemId = '', quantity }) => ({ itemId, quantity }));
    const basket = basketOf(items, delivery.address?.line1 ?? 'pickup', current.isRetry ? 'retry' : undefined);
    const expected =
      current.isRetry || current.basket === basket ? current : this.expectedOrderFor(basket, current, now);
    this.pressed.set(page, expected);
    expected.orders.push(order.id);
    if (expected.orders.length > 1)
      this.report(`${expected.orders.join(' and ')} were made for one wish (${expected.basket})`);
    if (expected.customerId !== customerId) this.report(`${order.id} was made in the name of another customer`);
  }

  pressedBy(page: unknown): ExpectedOrder | undefined {
    return this.pressed.get(page);
  }

  isRetry(orderId: string): boolean {
    return this.ownerOf(orderId)?.isRetry === true;
  }

  seePlaced(orderId: string): void {
    const expected = this.ownerOf(orderId);
    if (expected) expected.isAnswered = true;
    else this.report('a payment page was opened without an order');
  }

  seeRefused(page: unknown): void {
    const expected = this.pressed.get(page);
    if (!expected || expected.isAnswered) return;
    expected.isAnswered = true;
    if (expected.orders.length > 0) this.report(`'Nothing was charged' was said of ${expected.orders.join()}`);
  }

  end(orderId: string): void {
    const expected = this.ownerOf(orderId);
    if (expected) expected.isAnswered = true;
  }

  forget(isOnItsWay: (page: unknown) => boolean): void {
    for (const expected of this.all) expected.isAnswered = true;
    for (const page of this.pressed.keys()) if (!isOnItsWay(page)) this.pressed.delete(page);
  }

  /** The device could not store the attempts, so each page knows only its own. */
  forgetOtherPages(page: unknown): void {
    const own = this.pressed.get(page);
    for (const expected of this.all) if (expected !== own) expected.isAnswered = true;
  }

  private expectedOrderFor(basket: string, current: ExpectedOrder, now: number): ExpectedOrder {
    const { customerId } = current;
    const same = this.all.find(
      (expected) => this.isOpen(expected, now) && expected.customerId === customerId && expected.basket === basket,
    );
    if (same) return same;
    if (current.orders.length > 0) return this.add({ customerId, basket, pressedAt: now, isRetry: false });
    // Another tab has changed the cart, and the order has the changed cart.
    current.basket = basket;
    return current;
  }

  private add(expected: Omit<ExpectedOrder, 'orders' | 'isAnswered'>): ExpectedOrder {
    const added = { ...expected, orders: [], isAnswered: false };
    this.all.push(added);
    return added;
  }

  private isOpen({ isAnswered, pressedAt, orders }: ExpectedOrder, now: number): boolean {
    const isOver = orders.some((id) =>
      restoresItems(this.ordersOfService().find(({ order }) => order.id === id)?.order.status ?? ''),
    );
    return !isAnswered && !isOver && now - pressedAt < pendingOrderLifetime;
  }

  private ownerOf(orderId: string): ExpectedOrder | undefined {
    return this.all.find(({ orders }) => orders.includes(orderId));
  }
}

function basketOf(
  items: readonly { readonly itemId: string; readonly quantity: number }[],
  address: string,
  retryOf: string | undefined,
): string {
  const lines = items.map(({ itemId, quantity }) => `${quantity} ${itemId}`).toSorted();
  return [...lines, address, ...(retryOf === undefined ? [] : [`retry of ${retryOf}`])].join(', ');
}
