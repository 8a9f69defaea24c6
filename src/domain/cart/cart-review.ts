import { offersOf } from '../menu/menu-schedule';
import type { Product } from '../menu/product';
import type { Cents } from '../shared/money';
import { applyChange, type Cart, type CartChange, type CartItem } from './cart';

/** Why a line of the cart differs from today's menu. */
export type UnavailableReason =
  | { readonly kind: 'gone' }
  | { readonly kind: 'renamed'; readonly newName: string }
  | { readonly kind: 'priceChanged'; readonly from: Cents; readonly to: Cents }
  | { readonly kind: 'onlyLeft'; readonly left: number };

/** A line that cannot be ordered as it is in the cart. */
export interface UnavailableLine {
  readonly item: CartItem;
  readonly reason: UnavailableReason;
}

export interface CartReview {
  /** The rest of the cart, in the quantities that are left. */
  readonly available: Cart;
  readonly unavailable: readonly UnavailableLine[];
}

/** An item is valid only if a row of today's menu has it with the same price and name, in the quantity that is left. */
export function reviewCart(cart: Cart, menu: readonly Product[]): CartReview {
  const byId = new Map(menu.map((product) => [product.id, product]));
  const unavailable = cart.flatMap((item) => {
    const reason = unavailableReasonOf(item, byId.get(item.id));
    return reason ? [{ item, reason }] : [];
  });
  return { available: keepAvailable(unavailable).reduce(applyChange, cart), unavailable };
}

/** The changes that reduce a cart to what is available: invalid items are removed, other quantities reduced to what is left. */
export function keepAvailable(unavailable: readonly UnavailableLine[]): readonly CartChange[] {
  return unavailable.map(({ item: { id }, reason }) =>
    reason.kind === 'onlyLeft' ? { kind: 'setQuantity', id, quantity: reason.left } : { kind: 'remove', id },
  );
}

function unavailableReasonOf(item: CartItem, product: Product | undefined): UnavailableReason | undefined {
  if (!product) return { kind: 'gone' };
  // The menu shows one of the item's rows; the cart may have been filled from another one.
  const offers = offersOf(product).filter(({ name, price }) => name === item.name && price === item.price);
  if (offers.length === 0 && product.name !== item.name) return { kind: 'renamed', newName: product.name };
  if (offers.length === 0) return { kind: 'priceChanged', from: item.price, to: product.price };
  const left = Math.max(...offers.map(({ quantityAvailable = Number.POSITIVE_INFINITY }) => quantityAvailable));
  return left < item.quantity ? { kind: 'onlyLeft', left } : undefined;
}
