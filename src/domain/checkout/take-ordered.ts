import { orUndefined } from '../shared/service-error';
import type { OrderLedger } from './order-ledger';
import type { CurrentCustomer } from './ports';

/** For a cart that could not be changed when the order was answered. */
export class TakeOrdered {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly customer: CurrentCustomer,
  ) {}

  /** Resolves with whether the cart may have changed. The next call tries again what failed. */
  async execute(): Promise<boolean> {
    const customerId = this.customer.id();
    const waiting = this.ledger
      .orders()
      .filter(({ toTake = [], customerId: owner = customerId }) => toTake.length > 0 && owner === customerId);
    for (const { idempotencyKey: key } of waiting)
      await orUndefined(this.ledger.exclusive(() => this.ledger.step({ kind: 'takeAgain', key })));
    return waiting.length > 0;
  }
}
