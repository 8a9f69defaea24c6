import type { Product } from '../menu/product';
import type { Cents } from '../shared/money';
import type { Cart, CartItem } from './cart';

/** Why a line of the cart is not as today's menu has it. */
export type LineProblem =
  | { readonly kind: 'gone' }
  | { readonly kind: 'renamed'; readonly newName: string }
  | { readonly kind: 'priceChanged'; readonly from: Cents; readonly to: Cents }
  | { readonly kind: 'onlyLeft'; readonly left: number };

export interface UnavailableLine {
  readonly item: CartItem;
  readonly problem: LineProblem;
}

export interface CartReview {
  readonly available: Cart;
  readonly unavailable: readonly UnavailableLine[];
}

/** An item is valid only if it is still in today's menu with the same price and name, in the quantity wanted. */
export function reviewCart(cart: Cart, menu: readonly Product[]): CartReview {
  const byId = new Map(menu.map((product) => [product.id, product]));
  const available: CartItem[] = [];
  const unavailable: UnavailableLine[] = [];
  for (const item of cart) {
    const problem = problemOf(item, byId.get(item.id));
    if (problem) unavailable.push({ item, problem });
    else available.push(item);
  }
  return { available, unavailable };
}

function problemOf(item: CartItem, product: Product | undefined): LineProblem | undefined {
  if (!product) return { kind: 'gone' };
  if (product.name !== item.name) return { kind: 'renamed', newName: product.name };
  if (product.price !== item.price) return { kind: 'priceChanged', from: item.price, to: product.price };
  const left = product.quantityAvailable;
  return left !== undefined && left < item.quantity ? { kind: 'onlyLeft', left } : undefined;
}
