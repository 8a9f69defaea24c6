import { applyChange, type Cart, type CartChange } from '../cart/cart';
import { canKeep, reviewCart, type UnavailableLine } from '../cart/cart-review';
import type { CartRepository } from '../cart/ports';
import { withPromisedDays, type KnownDays } from '../cart/promised-days';
import { productsOf } from '../menu/todays-menu';
import type { MenuGateway } from '../menu/ports';
import type { CustomerCalendar } from '../shared/customer-calendar';
import { orUndefined } from '../shared/service-error';

/** Where the items of an order come from: the cart, or an order whose payment failed. */
export interface OrderSource extends Pick<CartRepository, 'load' | 'apply'> {
  readonly retryOf?: string;
}

export type OrderReview =
  /** `known` has no menu if that could not be read, because an outage must not stop a sale. */
  | { readonly kind: 'ready'; readonly cart: Cart; readonly known: KnownDays }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'someUnavailable';
      readonly available: Cart;
      readonly unavailable: readonly UnavailableLine[];
      readonly known: KnownDays;
    }
  /** No item is available at any price. `drop` empties the cart when the customer is told. */
  | { readonly kind: 'noneAvailable'; readonly unavailable: readonly UnavailableLine[] };

/** Compares what is to be ordered with today's menu: when checkout starts, and again at Confirm & Pay. */
export class ReviewOrder {
  constructor(
    private readonly menu: MenuGateway,
    private readonly carts: CartRepository,
    private readonly calendar: CustomerCalendar,
  ) {}

  get known(): KnownDays {
    return { today: this.calendar.atShop.today() };
  }

  /** Reads the cart after the menu, so that other tabs' changes count. */
  async execute(source: OrderSource = this.carts): Promise<OrderReview> {
    if ((await source.load()).length === 0) return { kind: 'empty' };
    const menu = await orUndefined(this.menu.todaysMenu());
    const cart = await source.load();
    if (cart.length === 0) return { kind: 'empty' };
    if (!menu) return { kind: 'ready', cart, known: this.known };
    const known = { ...this.known, menu: productsOf(menu) };
    const { available: found, unavailable } = reviewCart(cart, known.menu);
    const samples = found.filter(({ isSample }) => isSample);
    const markReal: CartChange = { kind: 'markReal', ids: samples.map(({ id }) => id) };
    if (samples.length > 0) await source.apply(markReal);
    const available = withPromisedDays(applyChange(found, markReal), known);
    if (unavailable.length === 0) return { kind: 'ready', cart: available, known };
    if (available.length > 0 || unavailable.some(canKeep))
      return { kind: 'someUnavailable', available, unavailable, known };
    return { kind: 'noneAvailable', unavailable };
  }

  async drop(unavailable: readonly UnavailableLine[]): Promise<void> {
    // This is one change, because a second one could reach the cart of a customer who has signed in since.
    await this.carts.apply({ kind: 'take', items: unavailable.map(({ item }) => item) });
  }
}
