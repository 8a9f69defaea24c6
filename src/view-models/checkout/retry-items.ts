import { makeAutoObservable, runInAction } from 'mobx';
import type { Cart, CartChange } from '../../domain/cart/cart';
import type { RetryOrder } from '../../domain/checkout/retry-payment';

/** The items of an order whose payment failed and that the customer orders again. The cart has items of its own. */
export class RetryItems {
  items: Cart;

  constructor(readonly order: RetryOrder) {
    this.items = order.items;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async change(change: CartChange): Promise<void> {
    const items = await this.order.source.apply(change);
    runInAction(() => (this.items = items));
  }
}
