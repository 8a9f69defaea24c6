import { applyChange, type Cart, type CartChange } from '../../domain/cart/cart';
import type { CartRepository } from '../../domain/cart/ports';

interface WaitingChange {
  readonly change: CartChange;
  readonly takesBack: CartChange | undefined;
}

/** A cart with the changes that are shown already but not kept yet; they are kept one after the other. */
export class OptimisticCart {
  private kept: Cart = [];
  /** Oldest first. */
  private waiting: readonly WaitingChange[] = [];
  private lastTurn: Promise<void> = Promise.resolve();

  constructor(
    private readonly carts: CartRepository,
    private readonly show: (cart: Cart) => void,
  ) {}

  /** The cart as it is kept now. */
  adopt(kept: Cart): void {
    this.kept = kept;
    this.show(this.waiting.reduce((cart, { change }) => applyChange(cart, change), kept));
  }

  /**
   * Shows the change at once. When it can not be kept, it goes again, what came after it stays, and this rejects. A change
   * that takes back one that was not kept goes with it: there is nothing to take back.
   */
  apply(change: CartChange, takesBack?: CartChange): Promise<void> {
    const waiting = { change, takesBack };
    this.waiting = [...this.waiting, waiting];
    this.adopt(this.kept);
    const turn = this.lastTurn.then(() => this.keep(waiting));
    this.lastTurn = turn.catch(() => undefined);
    return turn;
  }

  private async keep(waiting: WaitingChange): Promise<void> {
    if (!this.waiting.includes(waiting)) return;
    try {
      this.kept = await this.carts.apply(waiting.change);
    } catch (failure) {
      this.waiting = this.waiting.filter(({ takesBack }) => takesBack !== waiting.change);
      throw failure;
    } finally {
      this.waiting = this.waiting.filter((other) => other !== waiting);
      this.adopt(this.kept);
    }
  }
}
