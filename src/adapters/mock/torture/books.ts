import { pendingOrderLifetime } from '../../../domain/checkout/pending-order';
import type { Order } from '../../../domain/orders/order';
import { groupOf, restoresItems } from '../../../domain/orders/order-status';
import type { MockOrder } from '../orders/mock-order';
import type { Pieces, StoredPending } from './stored-shop';

interface OpenOrder {
  readonly id: string;
  readonly key: string;
  readonly pieces: Pieces;
  /** When its key was sent first. */
  readonly sentAt: Date;
}

/**
 * What lets items go back into the cart although the service waits for the payment: the customer came back from the
 * payment page of these orders or a link says that their payment failed, or the customer has asked for the items.
 */
export interface ReturnReasons {
  readonly givenUp: ReadonlySet<string>;
  readonly isAsked: boolean;
}

/**
 * Every item is in one place: the cart, a pending order, or an order that is paid. Kept by what the customer does and
 * what the service answers, and compared with what the shop has stored.
 */
export class Books {
  /** Pieces of orders that were not given back. */
  ordered = 0;
  private cart = new Map<string, number>();
  private open: OpenOrder[] = [];

  /** What the customer has changed in the cart. */
  put(id: string, pieces: number): void {
    this.cart.set(id, Math.max(0, (this.cart.get(id) ?? 0) + pieces));
  }

  remove(id: string): void {
    this.cart.delete(id);
  }

  inCart(id: string): number {
    return this.cart.get(id) ?? 0;
  }

  clearCart(): void {
    this.cart.clear();
  }

  /** The service's reply has reached the shop: what was ordered has left the cart. */
  answer(record: MockOrder, wasInCart: boolean, sentAt: Date): void {
    const key = record.idempotencyKey ?? '';
    if (this.open.some((order) => order.key === key)) return;
    const pieces = new Map<string, number>();
    for (const { itemId = '', quantity } of wasInCart ? record.order.items : []) {
      pieces.set(itemId, quantity);
      this.put(itemId, -quantity);
    }
    this.open.push({ id: record.order.id, key, pieces, sentAt });
  }

  /** The device has lost all it had stored. */
  forget(): void {
    this.cart = new Map();
    this.open = [];
  }

  /**
   * Books the orders that the shop no longer holds as pending. Returns the ids of those whose items must be back in the
   * cart; `report` tells of orders that were given up without a reason.
   */
  close(
    stored: readonly Pick<StoredPending, 'key'>[],
    orderOf: (id: string) => { readonly order: Pick<Order, 'status'> } | undefined,
    { givenUp, isAsked }: ReturnReasons,
    storedCart: Pieces,
    now: Date,
    report: (problem: string) => void,
  ): readonly string[] {
    const gone = this.open.filter(({ key }) => !stored.some((order) => order.key === key));
    this.open = this.open.filter((order) => !gone.includes(order));
    const returned: string[] = [];
    for (const { id, pieces, sentAt } of gone) {
      const status = orderOf(id)?.order.status ?? '';
      if (now.getTime() - sentAt.getTime() > pendingOrderLifetime) continue;
      const isOpen = groupOf(status) === 'pending';
      if (isOpen && !isAsked && !givenUp.has(id)) report(`order ${id} was given up although it is ${status}`);
      if (status === 'PAYMENT_PROCESSING' && !isAsked) report(`order ${id} was given up while it was being paid`);
      const isBack = isOpen || restoresItems(status) || (isAsked && this.fits(pieces, storedCart));
      if (isBack) returned.push(id);
      for (const [item, quantity] of pieces) {
        if (isBack) this.put(item, quantity);
        else this.ordered += quantity;
      }
    }
    return returned;
  }

  /** What the stored cart should hold. */
  expected(stored: readonly StoredPending[]): Pieces {
    const expected = new Map([...this.cart].filter(([, quantity]) => quantity > 0));
    const more = (id: string, quantity: number) => {
      if (quantity > 0) expected.set(id, (expected.get(id) ?? 0) + quantity);
    };
    for (const { key, pieces } of this.open) {
      const record = stored.find((order) => order.key === key);
      // On their way out of the cart, or back into it.
      for (const [id, quantity] of record?.toTake ?? []) more(id, quantity);
      if (record?.stage === 'restoring')
        for (const [id, quantity] of pieces) more(id, quantity - (record.items.get(id) ?? 0));
    }
    return expected;
  }

  private fits(pieces: Pieces, storedCart: Pieces): boolean {
    return [...pieces].every(([id, quantity]) => storedCart.get(id) === this.inCart(id) + quantity);
  }
}
