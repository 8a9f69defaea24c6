import { applyChange, type Cart, type CartChange } from '../domain/cart/cart';
import type { CartRepository } from '../domain/cart/ports';

/** A cart with the changes that are shown already but not kept yet; they are kept one after the other. */
export class CartChanges {
  private kept: Cart = [];
  /** Oldest first. */
  private waiting: readonly CartChange[] = [];
  private lastTurn: Promise<void> = Promise.resolve();

  constructor(
    private readonly carts: CartRepository,
    private readonly show: (cart: Cart) => void,
  ) {}

  /** The cart as it is kept now. */
  adopt(kept: Cart): void {
    this.kept = kept;
    this.show(this.waiting.reduce(applyChange, kept));
  }

  /** Shows the change at once. When it can not be kept, it goes again, what came after it stays, and this rejects. */
  apply(change: CartChange): Promise<void> {
    this.waiting = [...this.waiting, change];
    this.adopt(this.kept);
    const turn = this.lastTurn.then(() => this.keep(change));
    this.lastTurn = turn.catch(() => undefined);
    return turn;
  }

  private async keep(change: CartChange): Promise<void> {
    try {
      this.kept = await this.carts.apply(change);
    } finally {
      this.waiting = this.waiting.filter((other) => other !== change);
      this.adopt(this.kept);
    }
  }
}
