import { offersAt } from '../menu/todays-menu';
import type { Product } from '../menu/product';
import type { Cents } from '../shared/money';
import type { Cart, CartChange, CartItem } from './cart';

export type UnavailableReason =
  | { readonly kind: 'gone' }
  | { readonly kind: 'renamed'; readonly newName: string }
  | { readonly kind: 'priceChanged'; readonly from: Cents; readonly to: Cents }
  | { readonly kind: 'onlyLeft'; readonly left: number };

export interface UnavailableLine {
  readonly item: CartItem;
  readonly reason: UnavailableReason;
}

interface CartReview {
  /** The lines that need no decision. */
  readonly available: Cart;
  readonly unavailable: readonly UnavailableLine[];
}

export function reviewCart(cart: Cart, menu: readonly Product[]): CartReview {
  const byId = new Map(menu.map((product) => [product.id, product]));
  const unavailable = cart.flatMap((item) => {
    const reason = unavailableReasonOf(item, byId.get(item.id));
    return reason ? [{ item, reason }] : [];
  });
  const undecided = new Set(unavailable.map(({ item }) => item));
  return { available: cart.filter((item) => !undecided.has(item)), unavailable };
}

/** `keep` accepts today's price and the quantity left. */
export type LineChoice = 'keep' | 'remove';
export type LineChoices = ReadonlyMap<string, LineChoice>;

export function canKeep({ reason }: UnavailableLine): boolean {
  return reason.kind === 'priceChanged' || reason.kind === 'onlyLeft';
}

/** Lines that the customer did not choose to keep are removed: a new price or quantity needs the customer's consent. */
export function resolveLines(unavailable: readonly UnavailableLine[], choices: LineChoices): readonly CartChange[] {
  return unavailable.map((line) => {
    const { id } = line.item;
    return (choices.get(id) === 'keep' && keepLine(line)) || { kind: 'remove', id };
  });
}

function keepLine({ item: { id }, reason }: UnavailableLine): CartChange | undefined {
  if (reason.kind === 'onlyLeft') return { kind: 'setQuantity', id, quantity: reason.left };
  return reason.kind === 'priceChanged' ? { kind: 'reprice', id, price: reason.to } : undefined;
}

function unavailableReasonOf(item: CartItem, product: Product | undefined): UnavailableReason | undefined {
  if (!product) return { kind: 'gone' };
  // The cart may come from another row of the item than the menu shows.
  const offers = offersAt(product, item);
  if (offers.length === 0 && product.name !== item.name) return { kind: 'renamed', newName: product.name };
  if (offers.length === 0) return { kind: 'priceChanged', from: item.price, to: product.price };
  // Spreading the offers of hundreds of thousands of days into `Math.max` would be a RangeError.
  const left = offers.reduce(
    (most, { quantityAvailable = Number.POSITIVE_INFINITY }) => Math.max(most, quantityAvailable),
    0,
  );
  return left < item.quantity ? { kind: 'onlyLeft', left } : undefined;
}
