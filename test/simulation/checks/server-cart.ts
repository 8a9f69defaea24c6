import { quantityOf, type CartChange } from '../../../src/domain/cart/cart';
import type { CustomerLedger } from './customer-ledger';

interface Running {
  readonly change: CartChange;
  /** Undefined: all items. */
  readonly booked: Set<string | undefined>;
}

/**
 * A cart on the server may refuse what a customer wants, so the ledger follows what the service has done for the
 * customer. What the shop itself takes out and puts back is not recorded: it must add up to what the ledger expects.
 */
export class ServerCart {
  /** By page; the first change of each is being sent. */
  private readonly running = new Map<object, Running[]>();

  constructor(
    private readonly ledger: CustomerLedger,
    private readonly closeFirst: () => void,
  ) {}

  /** The returned function is called when the change was made or has failed. */
  begin(page: object, change: CartChange): () => void {
    const running = { change, booked: new Set<string | undefined>() };
    const queue = this.running.get(page) ?? [];
    this.running.set(page, queue);
    queue.push(running);
    return () => void queue.splice(queue.indexOf(running), 1);
  }

  worked(page: object, itemId: string | undefined): void {
    const running = this.running.get(page)?.[0];
    if (!running || running.booked.has(itemId)) return;
    running.booked.add(itemId);
    this.book(running.change, itemId ?? '');
  }

  private book(change: CartChange, itemId: string): void {
    if (change.kind === 'setQuantity' || change.kind === 'remove' || change.kind === 'clear') this.closeFirst();
    switch (change.kind) {
      case 'add':
        return this.ledger.put(itemId, change.item.quantity);
      case 'addAll':
        return this.ledger.put(itemId, quantityOf(change.items, itemId));
      case 'setQuantity':
        this.ledger.remove(itemId);
        return this.ledger.put(itemId, change.quantity);
      case 'remove':
        return this.ledger.remove(itemId);
      case 'clear':
        return this.ledger.clearCart();
      case 'undoRemove':
        return this.ledger.put(itemId, change.items.find(({ item }) => item.id === itemId)?.item.quantity ?? 0);
      case 'take':
      case 'restore':
      case 'reprice':
      case 'markReal':
        return undefined;
    }
  }
}
