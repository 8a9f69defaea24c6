import type { Browser } from '../shared/ports';
import type { OrderLedger } from './pending-orders/order-ledger';
import { orderWithPaymentPage } from './pending-orders/pending-order';
import type { DepartureRepository } from './ports';

export class GoToPayment {
  constructor(
    private readonly ledger: Pick<OrderLedger, 'orders' | 'exclusive' | 'isOwn'>,
    private readonly departures: Pick<DepartureRepository, 'save'>,
    private readonly browser: Pick<Browser, 'leaveFor'>,
  ) {}

  /** Leaves for the page of an order that was made just now, so it looks at nothing again as `resume` does. */
  execute(checkoutUrl: string): void {
    this.departures.save(checkoutUrl);
    this.browser.leaveFor(checkoutUrl);
  }

  /**
   * Waits for a tab that restores the order. False if the order is no longer due or the customer's own. Throws
   * ServiceError `locked` if the tab takes too long.
   */
  resume(checkoutUrl: string): Promise<boolean> {
    return this.ledger.exclusive(async () => {
      const order = orderWithPaymentPage(this.ledger.orders(), checkoutUrl);
      const isDue = order?.stage === 'awaitingPayment' && this.ledger.isOwn(order);
      if (isDue) this.execute(checkoutUrl);
      return isDue;
    });
  }
}
