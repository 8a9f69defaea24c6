import type { MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import type { ShopPage } from '../world/shop-page';
import type { World } from '../world/world';
import { CustomerLedger } from './customer-ledger';
import type { ExpectedOrders } from './expected-orders';
import { ServerCart } from './server-cart';

export class ItemCheck {
  private readonly ledger = new CustomerLedger();
  readonly serverCart = new ServerCart(this.ledger, () => this.closeFirst());
  /** Since the last audit, as in `ReturnReasons`. */
  private readonly givenUp = new Set<string>();
  private isAsked = false;
  /** These pages are restoring the items that the customer asked for. */
  private readonly restoring = new Set<ShopPage>();
  /** The device has lost all it had stored, and the cart on the server has not been read since. */
  private isForgotten = false;

  constructor(
    private readonly world: World,
    private readonly expectedOrders: ExpectedOrders,
    private readonly report: (problem: string) => void,
  ) {}

  put(id: string, pieces: number): void {
    if (!this.world.hasServerCart) this.ledger.put(id, pieces);
  }

  remove(id: string): void {
    if (this.world.hasServerCart) return;
    this.closeFirst();
    this.ledger.remove(id);
  }

  clearCart(): void {
    if (this.world.hasServerCart) return;
    this.closeFirst();
    this.ledger.clearCart();
  }

  /** A cart on the server stays as it was. */
  forget(): void {
    this.ledger.forget();
    this.isForgotten = this.world.hasServerCart;
  }

  /** The customer is back from the payment page of this order, or a link says that its payment failed. */
  gaveUp(orderId: string): void {
    this.givenUp.add(orderId);
  }

  askedToRestore(page: ShopPage, restoring: Promise<void> | undefined): void {
    if (!restoring) return;
    this.isAsked = true;
    this.restoring.add(page);
    void restoring.finally(() => this.restoring.delete(page));
  }

  answered(record: MockOrder, sentAt: Date): void {
    this.closeFirst();
    this.ledger.answer(record, !this.expectedOrders.isRetry(record.order.id), sentAt);
  }

  /** Called when nothing is on its way. */
  audit(): void {
    this.close();
    if (this.isForgotten) {
      this.isForgotten = false;
      this.ledger.forget();
      for (const [id, pieces] of this.world.cart) this.ledger.put(id, pieces);
    }
    // Restoring may wait for a session to be refreshed, during which nothing is on its way.
    if (!this.world.tabs.some(({ page }) => page && isRestoring(page))) this.givenUp.clear();
    this.isAsked &&= [...this.restoring].some(({ load }) => !load.isGone);
    const { cart, pending } = this.world;
    const expected = this.ledger.expected(pending);
    const unheard = this.ledger.unheard(pending);
    for (const id of new Set([...expected.keys(), ...cart.keys()])) {
      const [is, mustBe] = [cart.get(id) ?? 0, expected.get(id) ?? 0];
      const isUnheard = is === mustBe + (unheard.get(id) ?? 0);
      if (is !== mustBe && !isUnheard) this.report(`the cart holds ${is} of ${id}, and must hold ${mustBe}`);
    }
  }

  /** The order of a page that says that its payment failed. The page may appear long after its link, behind a sign-in. */
  private shownAsFailed(page: ShopPage | undefined): readonly string[] {
    if (page?.screen?.kind !== 'paymentFailure') return [];
    const chkotId = page.url.searchParams.get('chkotId');
    return this.world.services.orders.flatMap(({ checkoutId, order }) => (checkoutId === chkotId ? order.id : []));
  }

  /** Pieces that came back before are in the cart that is ordered or changed. */
  private closeFirst(): void {
    if (this.world.storesAll) this.close();
  }

  private close(): void {
    const { world, isAsked } = this;
    const orderOf = (id: string) => world.orderOf(id);
    const givenUp = new Set([...this.givenUp, ...world.tabs.flatMap(({ page }) => this.shownAsFailed(page))]);
    const reasons = { givenUp, isAsked };
    const { pending, cart } = world;
    const returned = this.ledger.close(pending, orderOf, reasons, cart, world.time.now(), this.report);
    for (const id of returned) this.expectedOrders.end(id);
  }
}

function isRestoring({ pendingOrder, screen }: ShopPage): boolean {
  if (pendingOrder?.isPending) return true;
  if (screen?.kind !== 'paymentFailure') return false;
  const { state } = screen.failure;
  return state.kind === 'checking' || (state.kind === 'failed' && state.restoredItems === 'restoring');
}
