import { applyChange, type Cart, type CartChange } from '../cart/cart';
import { canKeep, resolveLines, reviewCart, type UnavailableLine } from '../cart/cart-review';
import type { CartRepository } from '../cart/ports';
import { orderable } from '../menu/kitchen-state';
import type { MenuGateway } from '../menu/ports';
import { orUndefined } from '../shared/service-error';
import type { OrderSource } from './order-source';

export type OrderReview =
  /** `menuChecked` is false when today's menu could not be read: a menu outage must not stop a sale. */
  | { readonly kind: 'ready'; readonly cart: Cart; readonly menuChecked: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'someUnavailable'; readonly available: Cart; readonly unavailable: readonly UnavailableLine[] }
  /** No item can be had, not even at another price; `drop` takes them out when the customer is told. */
  | { readonly kind: 'noneAvailable'; readonly unavailable: readonly UnavailableLine[] };

/** Compares the cart with today's menu, when checkout starts and again before paying. */
export class ReviewOrder {
  constructor(
    private readonly menu: MenuGateway,
    private readonly carts: CartRepository,
  ) {}

  /** The cart is read after the menu: what another tab changed in between counts. Rejects with the cart's ServiceError. */
  async execute(source: OrderSource = this.carts): Promise<OrderReview> {
    if ((await source.load()).length === 0) return { kind: 'empty' };
    const menu = await orUndefined(this.menu.todaysMenu());
    const cart = await source.load();
    if (cart.length === 0) return { kind: 'empty' };
    if (!menu) return { kind: 'ready', cart, menuChecked: false };
    const { available: found, unavailable } = reviewCart(cart, orderable(menu));
    const samples = found.filter(({ isSample }) => isSample);
    const markReal: CartChange = { kind: 'markReal', ids: samples.map(({ id }) => id) };
    if (samples.length > 0) await source.apply(markReal);
    const available = applyChange(found, markReal);
    if (unavailable.length === 0) return { kind: 'ready', cart: available, menuChecked: true };
    if (available.length > 0 || unavailable.some(canKeep)) return { kind: 'someUnavailable', available, unavailable };
    return { kind: 'noneAvailable', unavailable };
  }

  /** Takes unavailable lines out of the cart; what has been added since stays. */
  async drop(unavailable: readonly UnavailableLine[], source: OrderSource = this.carts): Promise<void> {
    for (const change of resolveLines(unavailable)) await source.apply(change);
  }
}
