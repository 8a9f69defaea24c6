import { pendingOrderLifetime } from '../../../src/domain/checkout/pending-orders/pending-order';
import type { Order } from '../../../src/domain/orders/order';
import { groupOf, restoresItems } from '../../../src/domain/orders/order-status';
import type { MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import type { Pieces, StoredPending } from '../world/stored-shop';

interface OpenOrder {
  readonly id: string;
  readonly key: string;
  readonly pieces: Pieces;
  /** Those of them that the cart held when the answer came. The customer may have taken pieces out since the press. */
  readonly inCart: Pieces;
  readonly sentAt: Date;
}

/**
 * Reasons why items may return to the cart while the order awaits payment. `givenUp`: ids of orders whose customer left
 * the payment page, or whose payment failed according to a link. `isAsked`: the customer has asked for the items.
 */
export interface ReturnReasons {
  readonly givenUp: ReadonlySet<string>;
  readonly isAsked: boolean;
}

/**
 * Every item is in exactly one place: the cart, a pending order, or a paid order. The ledger follows the customer's
 * actions and the service's answers, and is compared with the shop's stored data.
 */
export class CustomerLedger {
  ordered = 0;
  private cart = new Map<string, number>();
  private open: OpenOrder[] = [];

  put(id: string, difference: number): void {
    this.cart.set(id, Math.max(0, (this.cart.get(id) ?? 0) + difference));
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

  answer(record: MockOrder, wasInCart: boolean, sentAt: Date): void {
    const key = record.idempotencyKey ?? '';
    if (this.open.some((order) => order.key === key)) return;
    const pieces = new Map<string, number>();
    const inCart = new Map<string, number>();
    for (const { itemId = '', quantity } of wasInCart ? record.order.items : []) {
      pieces.set(itemId, quantity);
      inCart.set(itemId, Math.min(quantity, this.inCart(itemId)));
      this.put(itemId, -quantity);
    }
    this.open.push({ id: record.order.id, key, pieces, inCart, sentAt });
  }

  forget(): void {
    this.cart = new Map();
    this.open = [];
  }

  /**
   * Records the orders that the shop no longer holds as pending. Returns the ids of those whose items must be back in
   * the cart; `report` is called for orders that were given up without a reason.
   */
  close(
    stored: readonly Pick<StoredPending, 'key'>[],
    orderOf: (id: string) => { readonly order: Pick<Order, 'status'> } | undefined,
    { givenUp, isAsked }: ReturnReasons,
    storedCart: Pieces,
    now: Date,
    report: (violation: string) => void,
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

  expected(stored: readonly StoredPending[]): Pieces {
    const expected = new Map([...this.cart].filter(([, quantity]) => quantity > 0));
    const more = (id: string, quantity: number) => {
      if (quantity > 0) expected.set(id, (expected.get(id) ?? 0) + quantity);
    };
    for (const { key, pieces, inCart } of this.open) {
      const record = stored.find((order) => order.key === key);
      for (const [id, quantity] of record?.toTake ?? []) more(id, Math.min(quantity, inCart.get(id) ?? 0));
      if (record?.stage === 'restoring')
        for (const [id, quantity] of pieces) more(id, quantity - (record.items.get(id) ?? 0));
    }
    return expected;
  }

  /** Pieces that may have entered or left the cart already. The shop has not heard of it, and looks at its next turn. */
  unheard(stored: readonly StoredPending[]): Pieces {
    const unheard = new Map<string, number>();
    const more = (id: string | undefined, pieces: number) => {
      if (id !== undefined) unheard.set(id, (unheard.get(id) ?? 0) + pieces);
    };
    for (const { taking, toTake, puttingBack, items } of stored) {
      more(taking, -(toTake.get(taking ?? '') ?? 0));
      more(puttingBack, items.get(puttingBack ?? '') ?? 0);
    }
    return unheard;
  }

  private fits(pieces: Pieces, storedCart: Pieces): boolean {
    return [...pieces].every(([id, quantity]) => storedCart.get(id) === this.inCart(id) + quantity);
  }
}
