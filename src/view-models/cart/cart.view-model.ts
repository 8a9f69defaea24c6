import { makeAutoObservable, observable } from 'mobx';
import {
  hasId,
  quantityLimit,
  subtotalOf,
  totalItems,
  type Cart,
  type CartChange,
  type CartItem,
} from '../../domain/cart/cart';
import { toCartItem } from '../../domain/cart/to-cart-item';
import { reuseUnchanged } from '../../domain/cart/reuse-unchanged';
import type { CartRepository } from '../../domain/cart/ports';
import { undoRemovalOf } from '../../domain/cart/undo';
import type { Product } from '../../domain/menu/product';
import type { Reports } from '../../domain/reports/ports';
import type { Cancel } from '../../domain/shared/ports';
import type { Cents } from '../../domain/shared/money';
import type { Pricing } from '../../domain/shop/shop-numbers';
import { asServiceError, type ServiceError } from '../../domain/shared/service-error';
import { limitText, notAddedText } from './cart-texts';
import { OptimisticCart } from './optimistic-cart';
import { UndoRemovals } from './undo-removals';
import { cartNotChanged, messageOr } from '../shared/message-or';
import { toastPeriod, type NewToast, type ToastsViewModel } from '../shell/toasts.view-model';

/**
 * The cart of every page. A change shows at once and is stored behind that. One that cannot be stored is taken back,
 * and the customer is told.
 */
export class CartViewModel {
  items: Cart = [];
  /** False until the cart is known, and again while the cart of a next customer is read. */
  loaded = false;
  /** `press` changes with each Add, so that the badge moves again. */
  lastAdded: { readonly item: CartItem; readonly press: number } | undefined = undefined;
  error: ServiceError | undefined = undefined;
  private readonly quantityById = observable.map<string, number>();
  private readonly changes: OptimisticCart;
  private readonly removals: UndoRemovals;
  private stopListening: Cancel | undefined;

  constructor(
    private readonly carts: CartRepository,
    private readonly toasts: ToastsViewModel,
    private readonly shop: { readonly pricing: Pricing },
    private readonly reports: Reports,
  ) {
    this.changes = new OptimisticCart(carts, (cart) => this.show(cart));
    this.removals = new UndoRemovals(
      toasts,
      // This is announced, because nothing that a screen reader reads by itself says that the items are back.
      (undo, change) => void this.change(undo, change).then((isStored) => isStored && this.toasts.announce('Undone')),
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get pricing(): Pricing {
    return this.shop.pricing;
  }

  get totalItems(): number {
    return totalItems(this.items);
  }

  get subtotal(): Cents {
    return subtotalOf(this.items);
  }

  quantityOf(id: string): number {
    return this.quantityById.get(id) ?? 0;
  }

  canAdd(product: Pick<Product, 'id' | 'quantityAvailable'>): boolean {
    return this.quantityOf(product.id) < quantityLimit(product);
  }

  async load(): Promise<void> {
    this.stopListening ??= this.carts.onChange((cart) => this.adopt(cart));
    try {
      const stored = await this.changes.read();
      if (stored) this.adopt(stored);
    } catch (failure) {
      this.fail(asServiceError(failure));
    }
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  add(product: Product, quantity = 1): void {
    if (!hasId(product)) return this.warn({ name: product.name, text: notAddedText(product.name) });
    const before = this.quantityOf(product.id);
    const item = toCartItem(product, quantity);
    // `change` shows the item at once, before it waits for storage, so `now` is the new quantity.
    const stored = this.change({ kind: 'add', item });
    const now = this.quantityOf(product.id);
    const text = now > before ? `${product.name} added, ${now} in cart` : limitText(product.name, now);
    if (now > before) {
      this.lastAdded = { item, press: (this.lastAdded?.press ?? 0) + 1 };
      this.reports.report({ kind: 'step', step: 'itemAdded' });
    }
    void stored.then((isStored) => isStored && this.toasts.announce(text));
  }

  removeOne({ id }: Pick<Product, 'id'>): void {
    const item = this.items.find((candidate) => candidate.id === id);
    if (!item) return;
    if (item.quantity === 1) return void this.remove(item);
    void this.setQuantity(item, item.quantity - 1);
  }

  /** `change` is what is stored if it is not plain `setQuantity`. Announces the quantity that the cart then has. */
  async setQuantity(
    { id, name }: CartItem,
    quantity: number,
    change: CartChange = { kind: 'setQuantity', id, quantity },
  ): Promise<void> {
    const stored = this.change(change);
    const now = this.quantityOf(id);
    const text = now < quantity ? limitText(name, now) : `${name}, ${now} in cart`;
    if (await stored) this.toasts.announce(text);
  }

  remove(item: CartItem): Promise<boolean> {
    return this.changeWithUndo({ kind: 'remove', id: item.id }, `${item.name} removed`, item.name);
  }

  clear(): void {
    void this.changeWithUndo({ kind: 'clear' }, 'Cart cleared');
  }

  /** Resolves with false if the change could not be stored, which is told here. `undoes` is the change that it undoes. */
  async change(change: CartChange, undoes?: CartChange): Promise<boolean> {
    try {
      return await this.changes.apply(change, undoes);
    } catch (failure) {
      this.warn(messageOr(cartNotChanged, asServiceError(failure).message));
      return false;
    }
  }

  changeWithUndo(change: CartChange, text: string, name?: string): Promise<boolean> {
    const undo = undoRemovalOf(this.items, change);
    const stored = this.change(change);
    if (undo) void this.removals.offer({ change, undo, text, name }, stored);
    return stored;
  }

  private warn(toast: NewToast): void {
    this.toasts.show({ ...toast, urgent: true, period: toastPeriod });
  }

  /** A former customer's cart leaves the page before the next one's is known. */
  private adopt(stored: Cart | undefined): void {
    this.loaded = stored !== undefined;
    this.error = undefined;
    if (stored) return this.changes.adopt(stored);
    this.changes.forget();
    this.removals.forget();
    void this.load();
  }

  private show(cart: Cart): void {
    this.items = reuseUnchanged(this.items, cart);
    const ids = new Set(this.items.map(({ id }) => id));
    for (const id of this.quantityById.keys()) if (!ids.has(id)) this.quantityById.delete(id);
    for (const { id, quantity } of this.items) this.quantityById.set(id, quantity);
  }

  private fail(error: ServiceError): void {
    this.error = error;
  }
}
