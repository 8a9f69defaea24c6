import type { Browser } from '../shared/ports';
import type { OrderLedger } from './order-ledger';
import { orderPaidAt } from './pending-order';
import type { DepartureRepository } from './ports';

/** Leaves for a payment page and remembers which one, because the customer may come back from it with the Back button. */
export class GoToPayment {
  constructor(
    private readonly ledger: Pick<OrderLedger, 'orders' | 'exclusive'>,
    private readonly departures: Pick<DepartureRepository, 'save'>,
    private readonly browser: Pick<Browser, 'leaveFor'>,
  ) {}

  /** For an order that was just made. `checkoutUrl` is already checked. */
  execute(checkoutUrl: string): void {
    this.departures.save(checkoutUrl);
    this.browser.leaveFor(checkoutUrl);
  }

  /**
   * For an order that was made earlier, unless it has been restored or settled since: then its items are in the cart, or
   * it is paid. Waits for a tab that is restoring it now. Resolves with true if the browser leaves.
   */
  resume(checkoutUrl: string): Promise<boolean> {
    return this.ledger.exclusive(async () => {
      const isDue = orderPaidAt(this.ledger.orders(), checkoutUrl)?.stage === 'awaitingPayment';
      if (isDue) this.execute(checkoutUrl);
      return isDue;
    });
  }
}
