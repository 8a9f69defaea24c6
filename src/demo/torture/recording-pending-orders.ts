import { hasLeftCart, type PendingOrder, type PendingOrders } from '../../domain/checkout/pending-order';
import type { PendingOrderRepository } from '../../domain/checkout/ports';
import type { Clock } from '../../domain/shared/ports';
import { cartKey } from '../../adapters/storage/keys';
import { fieldsOf, listOf } from '../../adapters/storage/stored-schema';
import type { MockBackend } from '../../adapters/mock/mock-backend';
import { mockStateKey, type StateStorage } from '../../adapters/mock/state-storage';

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
    const { torture } = this.backend.scenario() ?? {};
    if (!torture) return;
    const at = this.clock.now().getTime();
    for (const order of orders) this.compare(find(before, order), order, at);
    const { orders: made } = fieldsOf(this.storage.read(mockStateKey));
    for (const order of before) {
      if (!hasLeftCart(order) || find(orders, order)) continue;
      const key = order.idempotencyKey;
      const record = listOf(fieldsOf)(made).find(({ idempotencyKey }) => idempotencyKey === key);
      const { troubles } = torture;
      this.backend.record({ kind: 'closed', key, at, record, troubles, cart: this.storage.read(cartKey) });
    }
  }

  private compare(before: PendingOrder | undefined, order: PendingOrder, at: number): void {
    const { idempotencyKey: key, stage, retryOf } = order;
    if (stage === 'sent') this.backend.record({ kind: 'pressed', at, order });
    else if (stage === 'refused' && before?.stage === 'sent') this.backend.record({ kind: 'refused', key });
    else if (hasLeftCart(order) && !(before && hasLeftCart(before)))
      this.backend.record({ kind: 'answered', key, at, isRetry: retryOf !== undefined });
  }
}

function find(orders: PendingOrders, { idempotencyKey: key }: PendingOrder): PendingOrder | undefined {
  return orders.find(({ idempotencyKey }) => idempotencyKey === key);
}
