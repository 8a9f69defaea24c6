import type { Browser } from '../shared/ports';
import type { OrderLedger } from './order-ledger';
import { orderPaidAt } from './pending-order';
import type { DepartureRepository } from './ports';

/** Leaves for a payment page and remembers which one, because the customer may come back from it with the Back button. */
export class GoToPayment {
  constructor(
    private readonly ledger: Pick<OrderLedger, 'orders' | 'exclusive' | 'isOwn'>,
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
   * it is paid. Never for another customer, who may have signed in since. Waits for a tab that is restoring it now. Resolves
   * with true if the browser leaves. Rejects with a ServiceError of kind `locked` if that tab takes too long.
   */
  resume(checkoutUrl: string): Promise<boolean> {
    return this.ledger.exclusive(async () => {
      const order = orderPaidAt(this.ledger.orders(), checkoutUrl);
      const isDue = order?.stage === 'awaitingPayment' && this.ledger.isOwn(order.customerId);
      if (isDue) this.execute(checkoutUrl);
      return isDue;
    });
  }
}
