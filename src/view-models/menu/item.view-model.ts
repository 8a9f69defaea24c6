import { makeAutoObservable, reaction } from 'mobx';
import { quantityLimit } from '../../domain/cart/cart';
import { typedQuantity } from '../../domain/cart/typed-quantity';
import { stockNotice, type StockNotice } from '../../domain/cart/stock-notice';
import type { Product } from '../../domain/menu/product';
import type { Cancel } from '../../domain/shared/ports';
import { times, type Cents } from '../../domain/shared/money';
import type { CartViewModel } from '../cart/cart.view-model';
import type { OverlaysViewModel } from '../shell/overlays.view-model';
import type { DetailsState, ItemDetailsViewModel } from './item-details.view-model';
import type { MenuViewModel } from './menu.view-model';

export class ItemViewModel {
  private wanted = 1;
  private stopWatching: Cancel | undefined;

  constructor(
    private readonly overlays: OverlaysViewModel,
    private readonly cart: CartViewModel,
    private readonly details: ItemDetailsViewModel,
    private readonly menu: Pick<MenuViewModel, 'state' | 'byId'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get product(): Product | undefined {
    return this.opened && this.details.complete(this.opened);
  }

  get detailsState(): DetailsState {
    return this.opened ? this.details.stateOf(this.opened) : 'unknown';
  }

  get inCart(): number {
    return this.product ? this.cart.quantityOf(this.product.id) : 0;
  }

  get quantity(): number {
    return Math.max(1, Math.min(this.wanted, this.maxToAdd));
  }

  get total(): Cents | undefined {
    return this.product && times(this.product.price, this.quantity);
  }

  get stock(): StockNotice | undefined {
    return this.product && stockNotice(this.product, this.inCart + (this.canAdd ? this.quantity : 0));
  }

  /** Today's menu no longer has the item. */
  get isGone(): boolean {
    return this.product !== undefined && this.menu.state === 'ready' && !this.menu.byId.has(this.product.id);
  }

  get canAdd(): boolean {
    return this.maxToAdd > 0;
  }

  get canIncrease(): boolean {
    return this.quantity < this.maxToAdd;
  }

  load(): void {
    this.stopWatching ??= reaction(
      () => this.opened,
      (opened) => opened && void this.details.ask(opened),
      { fireImmediately: true },
    );
  }

  dispose(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
  }

  increase(): void {
    if (this.canIncrease) this.wanted = this.quantity + 1;
  }

  decrease(): void {
    this.wanted = Math.max(1, this.quantity - 1);
  }

  /** A text that is no number leaves the quantity as it was, and so does 0: nothing is in the cart that it could remove. */
  type(text: string): void {
    this.wanted = Math.max(1, Math.min(typedQuantity(text) || this.quantity, this.maxToAdd));
  }

  add(): void {
    if (!this.product || !this.canAdd) return;
    this.cart.add(this.product, this.quantity);
    this.overlays.close();
  }

  /** The menu is read again while the dialog is open, so its price and stock are today's. */
  private get opened(): Product | undefined {
    const overlay = this.overlays.current;
    return overlay?.kind === 'item' ? (this.menu.byId.get(overlay.product.id) ?? overlay.product) : undefined;
  }

  private get maxToAdd(): number {
    return this.product && !this.isGone ? quantityLimit(this.product) - this.inCart : 0;
  }
}
