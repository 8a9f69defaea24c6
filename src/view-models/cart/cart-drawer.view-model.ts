import { makeAutoObservable } from 'mobx';
import { quantityLimit, type CartItem } from '../../domain/cart/cart';
import { stockNotice, type StockNotice } from '../../domain/cart/stock-notice';
import { toCartItem } from '../../domain/cart/to-cart-item';
import { dozenProgress, type DozenProgress } from '../../domain/cart/dozen';
import { goesWith } from '../../domain/cart/goes-with';
import { typedQuantity } from '../../domain/cart/typed-quantity';
import { reviewCart, type UnavailableReason } from '../../domain/cart/cart-review';
import { missingForFreeShipping, savedShipping, summarize, type CartSummary } from '../../domain/cart/cart-summary';
import { promisedDay } from '../../domain/cart/promised-days';
import type { WantedItems } from '../../domain/orders/fulfillment-offers';
import type { Product } from '../../domain/menu/product';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { cents, type Cents } from '../../domain/shared/money';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import type { AllergensViewModel } from '../menu/allergens.view-model';
import type { CartViewModel } from './cart.view-model';
import type { FulfillmentViewModel } from './fulfillment.view-model';
import type { MenuViewModel } from '../menu/menu.view-model';

export interface ShippingGoal {
  readonly missing: Cents;
  readonly reached: Cents;
  readonly wanted: Cents;
}

export class CartDrawerViewModel {
  private readonly today: CalendarDate;

  constructor(
    private readonly cart: CartViewModel,
    private readonly menu: MenuViewModel,
    private readonly fulfillment: FulfillmentViewModel,
    private readonly allergens: Pick<AllergensViewModel, 'avoided'>,
    private readonly shop: Pick<ShopProfile, 'dozen' | 'flags'>,
    { atShop }: CustomerCalendar,
  ) {
    this.today = atShop.today();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get unavailable(): ReadonlyMap<string, UnavailableReason> {
    if (this.menu.state !== 'ready') return new Map();
    const { unavailable } = reviewCart(this.cart.items, this.menu.products);
    return new Map(unavailable.map(({ item, reason }) => [item.id, reason]));
  }

  get days(): readonly CalendarDate[] {
    const lines = this.cart.items.filter(({ id }) => this.unavailable.get(id)?.kind !== 'gone');
    return [...new Set(lines.flatMap((item) => this.dayOf(item) ?? []))].toSorted();
  }

  get summary(): CartSummary {
    return summarize(this.cart.items, this.fulfillment.chosen, this.cart.pricing);
  }

  get savedShipping(): Cents {
    return savedShipping(this.summary.subtotal, this.fulfillment.chosen, this.cart.pricing);
  }

  get wanted(): WantedItems {
    return { days: this.days, menu: this.menu.products, subtotal: this.summary.subtotal };
  }

  /** A pickup has no fee, so that nothing is to be reached. */
  get goal(): ShippingGoal | undefined {
    const { subtotal } = this.summary;
    const { freeShippingAbove } = this.cart.pricing;
    if (freeShippingAbove === undefined || this.fulfillment.chosen === 'PICKUP') return undefined;
    return {
      missing: missingForFreeShipping(subtotal, freeShippingAbove),
      reached: cents(Math.min(subtotal, freeShippingAbove)),
      wanted: freeShippingAbove,
    };
  }

  get avoided(): readonly string[] {
    return this.allergens.avoided;
  }

  get dozen(): DozenProgress | undefined {
    return this.shop.dozen === undefined ? undefined : dozenProgress(this.summary.totalItems, this.shop.dozen);
  }

  /** Suggestions help to reach free delivery, so there are none once it is free. */
  suggestions(diets: readonly string[]): readonly Product[] {
    if (!this.shop.flags.goesWith || this.savedShipping > 0) return [];
    return goesWith(this.cart.items, this.menu.products, { avoided: this.avoided, diets, days: this.days });
  }

  dayOf(item: CartItem): CalendarDate | undefined {
    return promisedDay(item, this.menu.byId.get(item.id), this.today);
  }

  load(): void {
    this.fulfillment.load();
    void this.menu.loadOnce();
  }

  limitReason(item: CartItem): StockNotice | undefined {
    const stock = this.onMenu(item) ?? item;
    return item.quantity >= quantityLimit(stock) ? stockNotice(stock, item.quantity) : undefined;
  }

  increase(item: CartItem): void {
    this.setQuantity(item, item.quantity + 1);
  }

  /** As typed: a text that is no number leaves the quantity as it was, 0 removes the item with Undo. */
  type(item: CartItem, text: string): void {
    const quantity = typedQuantity(text);
    if (quantity === 0) void this.cart.remove(item);
    else if (quantity !== undefined && quantity !== item.quantity) this.setQuantity(item, quantity);
  }

  private setQuantity(item: CartItem, quantity: number): void {
    const product = this.onMenu(item);
    const isMore = product && quantity > item.quantity;
    // Added pieces have the stock of today's menu, which the line may not know.
    void this.cart.setQuantity(
      item,
      quantity,
      isMore ? { kind: 'add', item: toCartItem(product, quantity - item.quantity) } : undefined,
    );
  }

  /** Undefined if name or price differ: the cart keeps the old ones until checkout. */
  private onMenu(item: CartItem): Product | undefined {
    const product = this.menu.byId.get(item.id);
    return product?.name === item.name && product.price === item.price ? product : undefined;
  }
}
