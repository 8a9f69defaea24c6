import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { totalItems } from '../domain/cart/cart';
import { undoPeriod } from '../domain/cart/undo';
import type { PendingOrder, PendingOrderRepository } from '../domain/checkout/ports';
import type { RestoreOrder } from '../domain/checkout/restore-order';
import type { Cancel, PageReturn } from '../domain/shared/ports';
import { asServiceError } from '../domain/shared/service-error';
import type { CartViewModel } from './cart.view-model';
import type { ShellViewModel } from './shell.view-model';
import type { ToastsViewModel } from './toasts.view-model';

/** There the order service says what became of the order, so nothing is given back before it has. */
const asksForItself = /^\/(payment-|authenticate|demo\/)/;

/** An order that left for the payment page and was not heard of again. One for the whole app. */
export class UnfinishedOrderViewModel {
  private pending: PendingOrder | undefined = undefined;
  private dismissed = false;
  private arrived = false;
  private restoring: Promise<void> | undefined;

  constructor(
    private readonly pendingOrders: PendingOrderRepository,
    private readonly restoreOrder: RestoreOrder,
    private readonly pageReturn: PageReturn,
    private readonly cart: CartViewModel,
    private readonly toasts: ToastsViewModel,
    private readonly shell: ShellViewModel,
  ) {
    makeAutoObservable<
      this,
      | 'pendingOrders'
      | 'restoreOrder'
      | 'pageReturn'
      | 'cart'
      | 'toasts'
      | 'shell'
      | 'arrived'
      | 'restoring'
      | 'pending'
    >(
      this,
      {
        pendingOrders: false,
        restoreOrder: false,
        pageReturn: false,
        cart: false,
        toasts: false,
        shell: false,
        arrived: false,
        restoring: false,
        pending: observableRef,
      },
      { autoBind: true },
    );
  }

  /** What is offered again; nothing once it was dismissed. */
  get order(): PendingOrder | undefined {
    return this.dismissed ? undefined : this.pending;
  }

  get itemCount(): number {
    return totalItems(this.pending?.items ?? []);
  }

  /** Looks on each page, until it is left: whoever comes back with the Back button gets the items back at once. */
  watch(path: string): Cancel {
    const justLoaded = !this.arrived;
    this.arrived = true;
    if (asksForItself.test(path)) return () => undefined;
    this.look();
    if (justLoaded && this.pageReturn.isReturn()) void this.comeBack();
    return this.pageReturn.onReturn(() => void this.comeBack());
  }

  restore(): Promise<void> {
    this.restoring ??= this.giveBack().finally(() => (this.restoring = undefined));
    return this.restoring;
  }

  private async giveBack(): Promise<void> {
    try {
      const items = await this.restoreOrder.execute();
      if (items > 0) this.toasts.show({ text: backInCart(items), period: undoPeriod });
      await this.cart.load();
    } catch (failure) {
      this.toasts.show({ text: asServiceError(failure).message, urgent: true, period: undoPeriod });
    }
    runInAction(() => this.look());
  }

  /** For this visit; what is kept of the order stays kept until its fate is known. */
  dismiss(): void {
    this.dismissed = true;
  }

  private async comeBack(): Promise<void> {
    this.look();
    if (!this.pending) return;
    // The page may come back as it was left, with the checkout still sending.
    this.shell.leavePage();
    await this.restore();
  }

  private look(): void {
    const pending = this.pendingOrders.load();
    // The items of an order that is paid again never were in the cart, so there is nothing to offer.
    this.pending = pending?.stage === 'left' && pending.items.length > 0 ? pending : undefined;
  }
}

function backInCart(items: number): string {
  return items === 1 ? '1 item is back in your cart.' : `${items} items are back in your cart.`;
}
