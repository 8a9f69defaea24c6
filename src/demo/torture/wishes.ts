import { pendingOrderLifetime } from '../../domain/checkout/pending-order';
import { restoresItems } from '../../domain/orders/order-status';
import type { MockOrder } from '../../adapters/mock/orders/mock-order';

/** What a press of Confirm & Pay orders. */
export interface Wanted {
  readonly customerId: string;
  readonly items: readonly { readonly itemId: string; readonly quantity: number }[];
  /** The street, or `pickup`. */
  readonly address: string;
  /** The id of the failed order whose payment is retried. */
  readonly retryOf: string | undefined;
}

/**
 * An order that a customer wants made exactly once. A press of Confirm & Pay with the same basket is the same wish until the
 * customer has seen its outcome, even from another tab, after a reload, or after 'we did not get an answer'.
 */
export interface Wish {
  readonly customerId: string;
  basket: string;
  readonly pressedAt: number;
  readonly isRetry: boolean;
  /** Ids of the orders the service made for it. */
  readonly orders: string[];
  isAnswered: boolean;
}

type Report = (problem: string) => void;

/** Compares the orders that the service makes with what the customers want. */
export class Wishes {
  readonly all: Wish[] = [];
  /** By page, or by idempotency key in the torture audit. */
  private readonly pressed = new Map<unknown, Wish>();

  constructor(
    private readonly report: Report,
    private readonly ordersOfService: () => readonly MockOrder[],
  ) {}

  /** Confirm & Pay was pressed. */
  press(page: unknown, { customerId, items, address, retryOf }: Wanted, now: number): void {
    const basket = basketOf(items, address, retryOf);
    const same = this.all.find(
      (wish) => this.isOpen(wish, now) && wish.customerId === customerId && wish.basket === basket,
    );
    this.pressed.set(page, same ?? this.add({ customerId, basket, pressedAt: now, isRetry: retryOf !== undefined }));
  }

  /** The service has made this order, or has found it by its key. */
  sent(page: unknown, { order, customerId, delivery }: MockOrder, now: number): void {
    const owner = this.ownerOf(order.id);
    const current = this.pressed.get(page);
    if (owner) this.pressed.set(page, owner);
    if (owner) return;
    if (!current) return this.report(`order ${order.id} was made although nothing was confirmed`);
    const items = order.items.map(({ itemId = '', quantity }) => ({ itemId, quantity }));
    const basket = basketOf(items, delivery.address?.line1 ?? 'pickup', current.isRetry ? 'retry' : undefined);
    const wish = current.isRetry || current.basket === basket ? current : this.wishFor(basket, current, now);
    this.pressed.set(page, wish);
    wish.orders.push(order.id);
    if (wish.orders.length > 1) this.report(`${wish.orders.join(' and ')} were made for one wish (${wish.basket})`);
    if (wish.customerId !== customerId) this.report(`${order.id} was made in the name of another customer`);
  }

  /** The wish of the last press. */
  pressedBy(page: unknown): Wish | undefined {
    return this.pressed.get(page);
  }

  /** Whether an order retries the payment of a failed one; its items were never in the cart. */
  isRetry(orderId: string): boolean {
    return this.ownerOf(orderId)?.isRetry === true;
  }

  /** The customer is on the way to the payment page of an order, or was told that it was placed. */
  seePlaced(orderId: string): void {
    const wish = this.ownerOf(orderId);
    if (wish) wish.isAnswered = true;
    else this.report('a payment page was opened without an order');
  }

  /** The customer was told 'Nothing was charged.' */
  seeRefused(page: unknown): void {
    const wish = this.pressed.get(page);
    if (!wish || wish.isAnswered) return;
    wish.isAnswered = true;
    if (wish.orders.length > 0) this.report(`'Nothing was charged' was said of ${wish.orders.join()}`);
  }

  /** The items of this order are back in the cart: ordering them is a new wish. */
  end(orderId: string): void {
    const wish = this.ownerOf(orderId);
    if (wish) wish.isAnswered = true;
  }

  /** The stored data about earlier attempts is gone, so nothing can be known about them. An order on its way is still made. */
  forget(isOnItsWay: (page: unknown) => boolean): void {
    for (const wish of this.all) wish.isAnswered = true;
    for (const page of this.pressed.keys()) if (!isOnItsWay(page)) this.pressed.delete(page);
  }

  /** The device could not store the attempts, so each page knows only those that it made. */
  forgetOtherPages(page: unknown): void {
    const own = this.pressed.get(page);
    for (const wish of this.all) if (wish !== own) wish.isAnswered = true;
  }

  private wishFor(basket: string, current: Wish, now: number): Wish {
    const { customerId } = current;
    const same = this.all.find(
      (wish) => this.isOpen(wish, now) && wish.customerId === customerId && wish.basket === basket,
    );
    if (same) return same;
    if (current.orders.length > 0) return this.add({ customerId, basket, pressedAt: now, isRetry: false });
    // Another tab has changed the cart since, and the order has the changed cart.
    current.basket = basket;
    return current;
  }

  private add(wish: Omit<Wish, 'orders' | 'isAnswered'>): Wish {
    const added = { ...wish, orders: [], isAnswered: false };
    this.all.push(added);
    return added;
  }

  private isOpen({ isAnswered, pressedAt, orders }: Wish, now: number): boolean {
    const isOver = orders.some((id) =>
      restoresItems(this.ordersOfService().find(({ order }) => order.id === id)?.order.status ?? ''),
    );
    return !isAnswered && !isOver && now - pressedAt < pendingOrderLifetime;
  }

  private ownerOf(orderId: string): Wish | undefined {
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
