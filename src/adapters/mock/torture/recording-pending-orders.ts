import { hasLeftCart, type PendingOrder, type PendingOrders } from '../../../domain/checkout/pending-order';
import type { PendingOrderRepository } from '../../../domain/checkout/ports';
import type { Clock } from '../../../domain/shared/ports';
import { cartKey } from '../../storage/local-cart-repository';
import { fieldsOf, listOf } from '../../storage/parse-stored';
import { faultOf, isCut } from '../demo/scenarios';
import type { MockBackend } from '../mock-backend';
import { mockStateKey, type StateStorage } from '../state-storage';

/** Records what becomes of the orders of this device. */
export class RecordingPendingOrders implements PendingOrderRepository {
  constructor(
    private readonly pending: PendingOrderRepository,
    private readonly backend: MockBackend,
    private readonly storage: Pick<StateStorage, 'read'>,
    private readonly clock: Clock,
  ) {}

  load(): PendingOrders {
    return this.pending.load();
  }

  save(orders: PendingOrders): void {
    const before = this.pending.load();
    this.pending.save(orders);
    if (!this.backend.scenario()?.torture) return;
    for (const order of orders) this.compare(find(before, order), order);
    for (const order of before) if (hasLeftCart(order) && !find(orders, order)) this.close(order);
  }

  private compare(before: PendingOrder | undefined, order: PendingOrder): void {
    const { idempotencyKey: key, stage, customerId = '', details, items, retryOf } = order;
    const at = this.clock.now().getTime();
    if (stage === 'sent') {
      const address = details.fulfillmentType === 'DELIVERY' ? details.addressLine1 : 'pickup';
      this.backend.record({ kind: 'pressed', key, at, customerId, items, address, ...(retryOf && { retryOf }) });
    } else if (stage === 'refused' && before?.stage === 'sent') {
      this.backend.record({ kind: 'refused', key });
    } else if (hasLeftCart(order) && !(before && hasLeftCart(before))) {
      this.backend.record({ kind: 'answered', key, at, isRetry: retryOf !== undefined });
    }
  }

  private close({ idempotencyKey: key }: PendingOrder): void {
    const scenario = this.backend.scenario();
    const orders = listOf(fieldsOf(this.storage.read(mockStateKey)).orders, fieldsOf);
    this.backend.record({
      kind: 'closed',
      key,
      at: this.clock.now().getTime(),
      record: orders.find((record) => record.idempotencyKey === key),
      isAsked: faultOf(scenario, 'orders') !== undefined || isCut(scenario, 'orders'),
      cart: this.storage.read(cartKey),
    });
  }
}

function find(orders: PendingOrders, { idempotencyKey: key }: PendingOrder): PendingOrder | undefined {
  return orders.find(({ idempotencyKey }) => idempotencyKey === key);
}
