import { applyChange, quantityOf, type Cart, type CartChange } from '../../domain/cart/cart';
import type { CartRepository } from '../../domain/cart/ports';
import type { Locks } from '../../domain/shared/ports';
import {
  asServiceError,
  orUndefined,
  hasNoAnswer,
  samplesNotForSale,
  ServiceError,
} from '../../domain/shared/service-error';
import { cartCalls, type CartOwner } from './cart-calls';
import type { HttpClient } from './http-client';

/** A change starts from the result of the previous one, so one tab changes the cart at a time. */
const lockName = 'storefront.cart';
const heldText = 'Another tab of this shop is changing the cart. Try again.';

export class HttpCartRepository implements CartRepository {
  private readonly calls: ReturnType<typeof cartCalls>;

  constructor(
    private readonly http: HttpClient,
    private readonly locks: Locks,
    owner: CartOwner = 'cookie',
  ) {
    this.calls = cartCalls(http.baseUrl, owner);
  }

  readonly onChange = () => () => undefined;

  load(): Promise<Cart> {
    return this.http.send(this.calls.load);
  }

  apply(change: CartChange): Promise<Cart> {
    return this.locks.exclusive(lockName, () => this.change(change), { heldText });
  }

  private async change(change: CartChange): Promise<Cart> {
    const before = await this.load();
    const after = applyChange(before, change);
    if (after.some(({ isSample }) => isSample)) throw new ServiceError('refused', samplesNotForSale);
    try {
      if (change.kind === 'clear' && before.length > 0) await this.http.send(this.calls.clear);
      else await this.sendDifference(before, after);
    } catch (failure) {
      const isUnknown = hasNoAnswer(asServiceError(failure));
      if (!(isUnknown && (await this.isNow(before, after)))) throw failure;
    }
    return after;
  }

  /** The change may have been made although its reply was lost. */
  private async isNow(before: Cart, after: Cart): Promise<boolean> {
    const now = await orUndefined(this.load());
    return now !== undefined && [...before, ...after].every(({ id }) => quantityOf(now, id) === quantityOf(after, id));
  }

  private async sendDifference(before: Cart, after: Cart): Promise<void> {
    for (const { id } of before) {
      if (quantityOf(after, id) === 0) await this.http.send(this.calls.remove, { id });
    }
    for (const { id, quantity } of after) {
      const had = quantityOf(before, id);
      if (had === 0) await this.http.send(this.calls.add, { body: { itemId: id, quantity } });
      else if (had !== quantity) await this.http.send(this.calls.setQuantity, { id, body: { quantity } });
    }
  }
}
