import type { ShopPage } from '../world/shop-page';

interface Sent {
  readonly customerId: string | undefined;
  /** Toasts with a higher id came later. */
  readonly newestToast: number;
}

/** A customer who sends an order is told what became of it, on the page that sent it. */
export class OutcomeCheck {
  private readonly waiting = new Map<ShopPage, Sent>();
  private readonly quietSince = new Map<ShopPage, number>();

  constructor(
    private readonly report: (problem: string) => void,
    /** Without Web Locks a page waits for the tokens of another tab, while nothing is on its way. */
    private readonly patience: number,
  ) {}

  sent(page: ShopPage): void {
    const newestToast = Math.max(0, ...page.toasts.toasts.map(({ id }) => id));
    this.waiting.set(page, { customerId: page.session.user?.id, newestToast });
  }

  left(page: ShopPage): void {
    this.waiting.delete(page);
    this.quietSince.delete(page);
  }

  audit(page: ShopPage, isQuiet: boolean, now: Date): void {
    const sent = this.waiting.get(page);
    if (!sent) return;
    const { dialog, toasts, session } = page;
    const checkout = dialog?.kind === 'checkout' && !dialog.checkout.attempt.isPending ? dialog.checkout : undefined;
    const isToldInDialog = checkout?.attempt.error !== undefined || checkout?.review.unavailable !== undefined;
    const isToldInToast = toasts.toasts.some(({ id }) => id > sent.newestToast);
    const isSomebodyElse = session.user?.id !== sent.customerId;
    const isDone = isToldInDialog || isToldInToast || isSomebodyElse;
    const isOver = this.isQuietLongEnough(page, isQuiet, now.getTime());
    if (isDone || isOver) this.left(page);
    if (isOver && !isDone) this.report(`the customer on ${page.url.pathname} is not told what became of the order`);
  }

  private isQuietLongEnough(page: ShopPage, isQuiet: boolean, now: number): boolean {
    const since = this.quietSince.get(page) ?? now;
    this.quietSince.set(page, isQuiet ? since : now);
    return isQuiet && now - since >= this.patience;
  }
}
