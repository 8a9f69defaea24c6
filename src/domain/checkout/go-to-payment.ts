import type { Browser } from '../shared/ports';
import type { OrderLedger } from './order-ledger';
import { orderPaidAt } from './pending-order';
import type { DepartureRepository } from './ports';

/** Remembers which payment page the browser leaves for: the customer may come back from it with the Back button. */
export class GoToPayment {
  constructor(
    private readonly ledger: Pick<OrderLedger, 'orders' | 'exclusive' | 'isOwn'>,
    private readonly departures: Pick<DepartureRepository, 'save'>,
    private readonly browser: Pick<Browser, 'leaveFor'>,
  ) {}

  /** `checkoutUrl` is already checked. */
  execute(checkoutUrl: string): void {
    this.departures.save(checkoutUrl);
    this.browser.leaveFor(checkoutUrl);
  }

  /**
   * For an earlier order that is still due and the customer's own. Waits for a tab that is restoring the order.
   * Resolves with whether the browser leaves. Rejects with a ServiceError of kind `locked` if that tab takes too long.
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
