import { applyChange, type Cart, type CartChange } from '../../domain/cart/cart';
import type { CartRepository } from '../../domain/cart/ports';

interface WaitingChange {
  readonly change: CartChange;
  readonly takesBack: CartChange | undefined;
}

export class OptimisticCart {
  private stored: Cart = [];
  private waiting: readonly WaitingChange[] = [];
  private lastTurn: Promise<void> = Promise.resolve();
  private reads = 0;
  private lastRead = 0;

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
    let turn: Promise<void>;
    do {
      turn = this.lastTurn;
      await turn;
      stored = await this.carts.load();
    } while (turn !== this.lastTurn);
    if (read < this.lastRead) return undefined;
    this.lastRead = read;
    return stored;
  }

  adopt(stored: Cart): void {
    this.stored = stored;
    this.show(this.waiting.reduce((cart, { change }) => applyChange(cart, change), stored));
  }

  /** A change that cannot be stored is undone, and the promise rejects; later changes stay. */
  apply(change: CartChange, takesBack?: CartChange): Promise<void> {
    const waiting = { change, takesBack };
    this.waiting = [...this.waiting, waiting];
    this.adopt(this.stored);
    const turn = this.lastTurn.then(() => this.keep(waiting));
    this.lastTurn = turn.catch(() => undefined);
    return turn;
  }

  private async keep(waiting: WaitingChange): Promise<void> {
    if (!this.waiting.includes(waiting)) return;
    try {
      this.stored = await this.carts.apply(waiting.change);
    } catch (failure) {
      this.waiting = this.waiting.filter(({ takesBack }) => takesBack !== waiting.change);
      throw failure;
    } finally {
      this.waiting = this.waiting.filter((other) => other !== waiting);
      this.adopt(this.stored);
    }
  }
}
