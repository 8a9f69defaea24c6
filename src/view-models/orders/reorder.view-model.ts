import { makeAutoObservable, runInAction } from 'mobx';
import type { OrderedItemsRepository } from '../../domain/checkout/ports';
import { isWholeCart } from '../../domain/orders/lines-in-cart';
import { productsOf } from '../../domain/menu/todays-menu';
import type { MenuGateway } from '../../domain/menu/ports';
import { isAsBefore, planReorder, undoReorder, type ReorderLine } from '../../domain/orders/reorder';
import type { Order } from '../../domain/orders/order';
import { asServiceError } from '../../domain/shared/service-error';
import type { CartViewModel } from '../cart/cart.view-model';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';
import type { OverlaysViewModel } from '../shell/overlays.view-model';
import { toastPeriod, type ToastsViewModel } from '../shell/toasts.view-model';

export interface ReorderReport {
  readonly order: Order;
  readonly lines: readonly ReorderLine[];
  readonly error?: ErrorNotice;
}

export class ReorderViewModel {
  private pending: Order | undefined = undefined;
  report: ReorderReport | undefined = undefined;

  constructor(
    private readonly menu: MenuGateway,
    private readonly orderedItems: OrderedItemsRepository,
    private readonly cart: CartViewModel,
    private readonly toasts: ToastsViewModel,
    private readonly overlays: OverlaysViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get pendingId(): string | undefined {
    return this.pending?.id;
  }

  dispose(): void {
    this.pending = undefined;
  }

  async start(order: Order): Promise<void> {
    const report = await this.fillCart(order);
    if (report) runInAction(() => (this.report = report));
  }

  /**
   * Leads to the confirmation where the order is as it was and alone in the cart, because its sum was offered. Else the
   * customer reads first what is in the cart. A customer who has gone on to another page finds the items in the cart.
   */
  async startAndConfirm(order: Order): Promise<void> {
    // The customer has closed the confirmation and presses again.
    if (isWholeCart(this.cart.items, order.items)) return this.confirm();
    const { customerChanges } = this.overlays;
    const wasEmpty = this.cart.items.length === 0;
    const report = await this.fillCart(order);
    if (!report || this.overlays.customerChanges !== customerChanges) return;
    if (!report.error && wasEmpty && isAsBefore(report.lines)) this.confirm();
    else runInAction(() => (this.report = report));
  }

  private confirm(): void {
    this.overlays.open({ kind: 'checkout', toConfirm: true });
  }

  /**
   * Undefined if the cart could not be changed, which the cart says itself, while another order is added, and once the customer
   * has gone on.
   */
  private async fillCart(order: Order): Promise<ReorderReport | undefined> {
    if (this.pending) return undefined;
    // A copy, because the same order may be pressed again after `dispose`.
    const pressed = { ...order };
    this.pending = pressed;
    try {
      const report = await this.addToCart(order);
      return this.pending === pressed ? report : undefined;
    } finally {
      if (this.pending === pressed) runInAction(() => (this.pending = undefined));
    }
  }

  private async addToCart(order: Order): Promise<ReorderReport | undefined> {
    const { customerChanges } = this.overlays;
    try {
      const menu = productsOf(await this.menu.todaysMenu());
      // Another customer may have signed in meanwhile. Their cart must not get this order.
      if (this.overlays.customerChanges !== customerChanges) return undefined;
      const remembered = this.orderedItems.find(order.id) ?? [];
      const { lines, change } = planReorder(order.items, remembered, menu, this.cart.items);
      const isStored = !change || (await this.cart.change(change));
      return isStored ? { order, lines } : undefined;
    } catch (failure) {
      return { order, lines: [], error: errorNotice(asServiceError(failure), 'products', 'Menu') };
    }
  }

  async retry(): Promise<void> {
    const order = this.report?.order;
    this.close();
    if (order) await this.start(order);
  }

  close(): void {
    this.report = undefined;
  }

  async undo(): Promise<void> {
    const changes = undoReorder(this.report?.lines ?? [], this.cart.items);
    this.close();
    const stored = await Promise.all(changes.map((change) => this.cart.change(change)));
    if (stored.every(Boolean)) this.toasts.show({ text: 'Your cart is as it was before', period: toastPeriod });
  }
}
