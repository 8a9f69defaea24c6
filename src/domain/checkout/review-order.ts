import type { Cart } from '../cart/cart';
import { reviewCart, type UnavailableLine } from '../cart/cart-review';
import type { CartRepository } from '../cart/ports';
import type { MenuGateway } from '../menu/ports';
import { orUndefined } from '../shared/service-error';
import type { OrderSource } from './order-source';

export type OrderReview =
  /** `menuChecked` is false when today's menu could not be read: a menu outage must not stop a sale. */
  | { readonly kind: 'ready'; readonly cart: Cart; readonly menuChecked: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'someUnavailable'; readonly available: Cart; readonly unavailable: readonly UnavailableLine[] }
  /** Nothing can be had as it was in the cart, so the cart was cleared. */
  | { readonly kind: 'noneAvailable'; readonly unavailable: readonly UnavailableLine[] };

/** Compares the cart with today's menu, when checkout starts and again before paying. */
export class ReviewOrder {
  constructor(
    private readonly menu: MenuGateway,
    private readonly carts: CartRepository,
  ) {}

  async execute(basket: OrderSource = this.carts): Promise<OrderReview> {
    const cart = await basket.load();
    if (cart.length === 0) return { kind: 'empty' };
    const menu = await orUndefined(this.menu.todaysMenu());
    if (!menu) return { kind: 'ready', cart, menuChecked: false };
    const { available, unavailable } = reviewCart(cart, menu);
    if (unavailable.length === 0) return { kind: 'ready', cart, menuChecked: true };
    if (available.length > 0) return { kind: 'someUnavailable', available, unavailable };
    await basket.apply({ kind: 'clear' });
    return { kind: 'noneAvailable', unavailable };
  }
}
