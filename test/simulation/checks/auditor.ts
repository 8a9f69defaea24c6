import { ExpectedOrders } from './expected-orders';
import { groupOf } from '../../../src/domain/orders/order-status';
import { callTimeout } from '../../../src/domain/shared/time-limits';
import type { CartChange } from '../../../src/domain/cart/cart';
import type { Overlay } from '../../../src/view-models/shell/overlays.view-model';
import type { Exchange } from '../world/network';
import type { ShopPage } from '../world/shop-page';
import type { World } from '../world/world';
import { ItemCheck } from './item-check';
import { OutcomeCheck } from './outcome-check';
import { screenProblems } from './screen-checks';
import { SessionCheck } from './session-check';
import { WaitCheck } from './wait-check';
import { wantedIn } from './wanted';

export class Auditor {
  readonly problems: string[] = [];
  readonly expectedOrders: ExpectedOrders;
  readonly session: SessionCheck;
  readonly items: ItemCheck;
  private readonly outcomes: OutcomeCheck;
  private readonly waits: WaitCheck;
  private readonly sentKeys = new Map<string, Date>();
  private readonly wantsPayment = new Set<object>();
  /** A wipe overtook the order calls of these pages, so that nothing is stored about them. */
  private readonly overtaken = new Set<unknown>();
  private readonly toldRefusals = new WeakSet<object>();

  constructor(private readonly world: World) {
    this.expectedOrders = new ExpectedOrders(this.report, () => world.services.orders);
    this.session = new SessionCheck(world, this.report);
    this.items = new ItemCheck(world, this.expectedOrders, this.report);
    this.outcomes = new OutcomeCheck(this.report, world.hasWebLocks ? 0 : callTimeout);
    this.waits = new WaitCheck(this.report);
  }

  readonly report = (problem: string): void => {
    this.problems.push(problem);
  };

  pressed(page: ShopPage): void {
    const { dialog, session } = page;
    this.overtaken.delete(page.load);
    // A full storage may refuse this attempt; then other tabs do not know of it.
    if (!this.world.storesAll || this.world.storage.state === 'full') this.expectedOrders.forgetOtherPages(page.load);
    if (dialog?.kind === 'checkout' && session.user)
      this.expectedOrders.press(page.load, wantedIn(dialog.checkout, session.user.id), this.world.time.now().getTime());
  }

  askedForPayment(page: ShopPage): void {
    this.wantsPayment.add(page);
  }

  /** Values that the device refused to store are lost with the page. */
  sawReload(): void {
    if (!this.world.storesAll) this.expectedOrders.forget(this.isOnItsWay);
  }

  sawWipe(): void {
    this.sentKeys.clear();
    for (const { page } of this.world.tabs) if (page && this.isOnItsWay(page.load)) this.overtaken.add(page.load);
    this.items.forget();
    this.expectedOrders.forget(this.isOnItsWay);
    this.session.end();
  }

  sent(exchange: Exchange): void {
    this.session.sent(exchange);
    const shown = this.world.tabs.find((tab) => tab.page?.load === exchange.page)?.page;
    if (exchange.call !== 'order') return;
    const key = keyOf(exchange);
    if (!this.overtaken.has(exchange.page)) this.sentKeys.set(key, this.sentKeys.get(key) ?? this.world.time.now());
    if (shown) this.outcomes.sent(shown);
  }

  /** The returned function is called when the change is over. */
  changing(page: object, change: CartChange): () => void {
    return this.items.serverCart.begin(page, change);
  }

  worked(exchange: Exchange): void {
    this.session.worked(exchange);
    if (exchange.call === 'cart') this.items.serverCart.worked(exchange.page, exchange.cartItemId);
    if (exchange.call !== 'order') return;
    // The page's earlier sentences were true before this order was made.
    for (const { page } of this.world.tabs) if (page) this.seeRefusal(page);
    const record = this.recordOf(exchange);
    if (record) this.expectedOrders.sent(exchange.page, record, this.world.time.now().getTime());
  }

  answered(exchange: Exchange): void {
    this.session.answered(exchange);
    if (exchange.call !== 'order') return;
    const record = this.recordOf(exchange);
    const sentAt = this.sentKeys.get(keyOf(exchange));
    if (record && sentAt) this.items.answered(record, sentAt);
  }

  sawDialog(page: ShopPage, dialog: Overlay | undefined, before: Overlay | undefined): void {
    if (dialog?.kind !== 'cartUnavailable') return;
    if (before?.kind !== 'checkout')
      this.report(`tab shows 'not available' over ${page.url.pathname}, without a checkout`);
    for (const { item, reason } of dialog.lines) this.drop(item.id, reason.kind === 'onlyLeft' ? reason.left : 0);
  }

  /** The kitchen must really not have the lines that leave the cart. */
  drop(id: string, left: number): void {
    this.seeUnavailable(id);
    this.items.remove(id);
    this.items.put(id, left);
  }

  sawLeave(page: ShopPage, url: string): void {
    if (!url.startsWith('https://pay.test/')) this.report(`the browser was sent to ${url}`);
    const isAwaited = page.dialog?.kind === 'checkout' || this.wantsPayment.delete(page);
    if (!isAwaited) this.report(`the customer was taken away from ${page.url.pathname} to the payment page`);
    this.expectedOrders.seePlaced(new URL(url).searchParams.get('orderId') ?? '');
    this.outcomes.left(page);
  }

  audit(): void {
    const { world } = this;
    for (const tab of world.tabs) {
      const { page } = tab;
      if (!page || page.load.isGone) continue;
      this.waits.audit(page, world.time.now());
      if (page.load.isFrozen) continue;
      for (const problem of screenProblems(world, page)) this.report(`tab ${tab.name} ${problem}`);
      this.seeRefusal(page);
      this.seeReview(page);
      this.seeLateOutcome(page);
      this.outcomes.audit(page, world.isQuiet, world.time.now());
    }
    // A payment page that was asked for and not opened by now is not expected any more.
    if (world.isQuiet) this.wantsPayment.clear();
    this.session.audit();
    if (world.isQuiet && world.storesAll) this.items.audit();
  }

  /** A settled order must not be offered as pending after My Orders was shown. */
  auditOffers(): void {
    for (const { name, page } of this.world.tabs) {
      const { orderId } = page?.pendingOrder?.order ?? {};
      const status = this.world.orderOf(orderId ?? '')?.order.status;
      if (status !== undefined && !['pending', 'unknown'].includes(groupOf(status)))
        this.report(`tab ${name} offers ${orderId} as unfinished, which is ${status}`);
    }
  }

  /** A page that waits for its turn to order, or for a new token, will still order. */
  private readonly isOnItsWay = (page: unknown): boolean => {
    const dialog = this.world.tabs.find((tab) => tab.page?.load === page)?.page?.dialog;
    const isOrdering = dialog?.kind === 'checkout' && dialog.checkout.attempt.isPending;
    return isOrdering || !this.world.network.isIdleFor(page) || this.world.locks.isUsedBy(page);
  };

  private seeRefusal(page: ShopPage): void {
    const error = page.dialog?.kind === 'checkout' ? page.dialog.checkout.attempt.error : undefined;
    if (error?.kind !== 'failed' || !error.nothingCharged || this.toldRefusals.has(error)) return;
    this.toldRefusals.add(error);
    this.expectedOrders.seeRefused(page.load);
  }

  private seeReview({ dialog }: ShopPage): void {
    const review = dialog?.kind === 'checkout' ? dialog.checkout.review.unavailable : undefined;
    for (const { item } of review?.unavailable ?? []) this.seeUnavailable(item.id);
  }

  private seeUnavailable(id: string): void {
    const { services, changedProducts } = this.world;
    if (services.products.some((product) => product.id === id) && !changedProducts.has(id))
      this.report(`${id} was called unavailable although the kitchen has it`);
  }

  private seeLateOutcome({ toasts, load }: ShopPage): void {
    const order = this.expectedOrders.pressedBy(load)?.orders[0];
    if (order !== undefined && toasts.toasts.some(({ text }) => text.startsWith('Your order was placed')))
      this.expectedOrders.seePlaced(order);
  }

  private recordOf(exchange: Exchange) {
    return this.world.services.orders.find(({ idempotencyKey }) => idempotencyKey === keyOf(exchange));
  }
}

function keyOf({ headers }: Exchange): string {
  return headers.get('Idempotency-Key') ?? '';
}
