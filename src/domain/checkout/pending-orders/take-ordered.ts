import { orUndefined } from '../../shared/service-error';
import type { OrderLedger } from './order-ledger';
import { itemsToTake } from './pending-order';
import type { CurrentCustomer } from '../ports';

/** Retries changes of the cart that failed when the order was answered. */
export class TakeOrdered {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly customer: CurrentCustomer,
  ) {}

  /** True if the cart may have changed. The next call retries failures. */
  async execute(): Promise<boolean> {
    const customerId = this.customer.id();
    const waiting = this.ledger
      .orders()
      .filter((order) => itemsToTake(order).length > 0 && (order.customerId ?? customerId) === customerId);
    for (const { idempotencyKey: key } of waiting)
      await orUndefined(this.ledger.exclusive(() => this.ledger.step({ kind: 'takeAgain', key })));
    return waiting.length > 0;
  }
}
