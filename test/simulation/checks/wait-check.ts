import type { ShopPage } from '../world/shop-page';

/** A turn, a new token, the menu and the order: each has its own limit, and together they take less. */
const longestWait = 5 * 60_000;

/** No customer waits for ever, whatever another tab keeps. */
export class WaitCheck {
  private readonly since = new Map<ShopPage, Date>();

  constructor(private readonly report: (problem: string) => void) {}

  audit(page: ShopPage, now: Date): void {
    const { dialog, screen, load } = page;
    const isOrdering = dialog?.kind === 'checkout' && dialog.checkout.attempt.isPending;
    const isReading = screen?.kind === 'orders' && screen.orders.state === 'loading';
    if (load.isFrozen || !(isOrdering || isReading)) {
      this.since.delete(page);
      return;
    }
    const since = this.since.get(page) ?? now;
    this.since.set(page, since);
    if (now.getTime() - since.getTime() > longestWait)
      this.report(`the customer on ${page.url.pathname} waits for ever ${isOrdering ? 'to order' : 'for My Orders'}`);
  }
}
