import { applyChange, type Cart, type CartChange } from '../../domain/cart/cart';
import type { CartRepository } from '../../domain/cart/ports';

interface WaitingChange {
  readonly change: CartChange;
  /** The change that this one undoes. If that one cannot be stored, this one is dropped with it. */
  readonly undoes: CartChange | undefined;
}

/** Shows a change at once, and stores the changes one after another. */
export class OptimisticCart {
  private stored: Cart = [];
  private waiting: readonly WaitingChange[] = [];
  private lastTurn: Promise<unknown> = Promise.resolve();
  private reads = 0;
  private newestRead = 0;

  constructor(
    private readonly carts: CartRepository,
    private readonly show: (cart: Cart) => void,
  ) {}

  /**
   * A read during a change may return the cart from before the change, so it is repeated. Undefined if a later read
   * succeeded first.
   */
  async read(): Promise<Cart | undefined> {
    const read = ++this.reads;
    let stored: Cart;
    let turn: Promise<unknown>;
    do {
      turn = this.lastTurn;
      await turn;
      stored = await this.carts.load();
    } while (turn !== this.lastTurn);
    if (read < this.newestRead) return undefined;
    this.newestRead = read;
    return stored;
  }

  adopt(stored: Cart): void {
    this.stored = stored;
    this.showAll();
  }

  /** Changes that wait to be stored were a former customer's, and must not reach the next customer's cart. */
  forget(): void {
    this.waiting = [];
    this.adopt([]);
  }

  /**
   * A change that cannot be stored is undone, and the promise rejects; later changes stay. The answer is false for a change that
   * was dropped before its turn.
   */
  apply(change: CartChange, undoes?: CartChange): Promise<boolean> {
    const waiting = { change, undoes };
    this.waiting = [...this.waiting, waiting];
    this.showAll();
    const turn = this.lastTurn.then(() => this.store(waiting));
    // The caller hears of a failure. It stops no later change.
    this.lastTurn = turn.catch(() => undefined);
    return turn;
  }

  private async store(waiting: WaitingChange): Promise<boolean> {
    if (!this.waiting.includes(waiting)) return false;
    try {
      this.stored = await this.carts.apply(waiting.change);
      return true;
    } catch (failure) {
      this.waiting = this.waiting.filter(({ undoes }) => undoes !== waiting.change);
      throw failure;
    } finally {
      this.waiting = this.waiting.filter((other) => other !== waiting);
      this.showAll();
    }
  }

  private showAll(): void {
    this.show(this.waiting.reduce((cart, { change }) => applyChange(cart, change), this.stored));
  }
}
