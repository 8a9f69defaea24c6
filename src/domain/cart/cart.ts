import type { CalendarDate } from '../shared/calendar-date';
import { sum, times, type Cents } from '../shared/money';
import type { Product } from '../menu/product';

export interface CartItem {
  readonly id: string;
  readonly name: string;
  /** The price of one piece when it was added. */
  readonly price: Cents;
  readonly quantity: number;
  readonly image?: string;
  readonly deliverableOn?: CalendarDate;
  readonly quantityAvailable?: number;
  /** The item is from the sample menu and has not been found on the real one since. */
  readonly isSample?: true;
}
export type Cart = readonly CartItem[];

export const maxItemQuantity = 99;

/** A change is data, so that it applies to the screen and to the stored cart alike. */
export type CartChange =
  | { readonly kind: 'add'; readonly item: CartItem }
  /** Zero or less removes the item. */
  | { readonly kind: 'setQuantity'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'reprice'; readonly id: string; readonly price: Cents }
  | { readonly kind: 'markReal'; readonly ids: readonly string[] }
  /** Quantities add up. Name, price and stock become those of `items`. */
  | { readonly kind: 'addAll'; readonly items: Cart }
  /** Returns a pending order's items. An item in the cart keeps its name, price and stock. */
  | { readonly kind: 'restore'; readonly items: Cart }
  /** Removes the ordered quantities; pieces added since stay. */
  | { readonly kind: 'take'; readonly items: Cart }
  | { readonly kind: 'undoRemove'; readonly items: readonly { readonly item: CartItem; readonly position: number }[] };

export function applyChange(cart: Cart, change: CartChange): Cart {
  switch (change.kind) {
    case 'add':
      return addAll(cart, [change.item]);
    case 'setQuantity':
      return setQuantity(cart, change.id, change.quantity);
    case 'remove':
      return cart.filter(({ id }) => id !== change.id);
    case 'clear':
      return [];
    case 'reprice':
      return cart.map((item) => (item.id === change.id ? { ...item, price: change.price } : item));
    case 'markReal':
      return cart.map((item) => (change.ids.includes(item.id) ? withoutSampleMark(item) : item));
    case 'addAll':
      return addAll(cart, change.items);
    case 'restore':
      return restore(cart, change.items);
    case 'take':
      return change.items.reduce(
        (left, { id, quantity }) => setQuantity(left, id, quantityOf(left, id) - quantity),
        cart,
      );
    case 'undoRemove':
      return undoRemove(cart, change.items);
  }
}

function withoutSampleMark({ isSample: _isSample, ...item }: CartItem): CartItem {
  return item;
}

function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  const index = cart.findIndex((item) => item.id === id);
  const item = cart[index];
  if (!item) return cart;
  const wanted = withinLimit(item, quantity);
  return wanted > 0 ? cart.with(index, { ...item, quantity: wanted }) : cart.toSpliced(index, 1);
}

function addAll(cart: Cart, items: Cart): Cart {
  return items.reduce((merged, item) => addUp(merged, item, item), cart);
}

function restore(cart: Cart, items: Cart): Cart {
  return items.reduce((merged, item) => addUp(merged, item, merged.find(({ id }) => id === item.id) ?? item), cart);
}

/** An order names its items by their ids, so an item without one cannot be ordered. */
export function hasId({ id }: Pick<Product, 'id'>): boolean {
  return id !== '';
}

/** `!(x >= 1)` refuses NaN from old storage too. */
function addUp(cart: Cart, item: CartItem, newest: CartItem): Cart {
  if (!hasId(item) || !(item.quantity >= 1)) return cart;
  const index = cart.findIndex(({ id }) => id === item.id);
  const there = cart[index];
  const quantity = withinLimit(newest, (there?.quantity ?? 0) + item.quantity);
  if (!(quantity >= 1)) return cart;
  const merged = { ...newest, quantity };
  return there ? cart.with(index, merged) : [...cart, merged];
}

type RemovedItems = Extract<CartChange, { kind: 'undoRemove' }>['items'];

function undoRemove(cart: Cart, removed: RemovedItems): Cart {
  return removed.reduce<Cart>((restored, { item, position }) => {
    const isThere = restored.some(({ id }) => id === item.id);
    return isThere ? restore(restored, [item]) : restored.toSpliced(position, 0, item);
  }, cart);
}

export function quantityLimit(item: Pick<CartItem, 'quantityAvailable'>): number {
  return Math.min(maxItemQuantity, item.quantityAvailable ?? maxItemQuantity);
}

function withinLimit(item: CartItem, quantity: number): number {
  return Math.min(Math.trunc(quantity), quantityLimit(item));
}

export function quantityOf(cart: Cart, id: string): number {
  return cart.find((item) => item.id === id)?.quantity ?? 0;
}

export function totalItems(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

export function lineTotal({ price, quantity }: CartItem): Cents {
  return times(price, quantity);
}

export function subtotalOf(cart: Cart): Cents {
  return sum(cart.map(lineTotal));
}
