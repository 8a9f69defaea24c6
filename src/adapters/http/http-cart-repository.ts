import { applyChange, quantityOf, type Cart, type CartChange } from '../../domain/cart/cart';
import type { CartRepository } from '../../domain/cart/ports';
import { samplesNotForSale, ServiceError } from '../../domain/shared/service-error';
import { cartCalls } from './cart-calls';
import type { HttpClient } from './http-client';

/** The cart on the account service. */
export class HttpCartRepository implements CartRepository {
  private readonly calls: ReturnType<typeof cartCalls>;
  /** Changes are sent one after the other: each starts from the result of the one before. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly http: HttpClient) {
    this.calls = cartCalls(http.baseUrl);
  }

  /** The service does not push changes; the next `load` has them. */
  readonly onChange = () => () => undefined;

  load(): Promise<Cart> {
    return this.http.send(this.calls.load);
  }

  apply(change: CartChange): Promise<Cart> {
    const outcome = this.last.then(() => this.change(change));
    this.last = outcome.catch(() => undefined);
    return outcome;
  }

  private async change(change: CartChange): Promise<Cart> {
    const before = await this.load();
    const after = applyChange(before, change);
    // The service would not know them as samples.
    if (after.some(({ isSample }) => isSample)) throw new ServiceError('refused', samplesNotForSale);
    if (after.length === 0 && before.length > 0) await this.http.send(this.calls.clear);
    else await this.sendDifference(before, after);
    return after;
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
