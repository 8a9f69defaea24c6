import type { PendingOrder, PendingOrderRepository } from './ports';

/** The orders that went to the payment page and were not heard of since, the last one first. */
export function ordersAwaitingPayment(kept: PendingOrder | undefined): readonly PendingOrder[] {
  if (!kept) return [];
  return kept.stage === 'left' ? [kept, ...ordersAwaitingPayment(kept.earlier)] : ordersAwaitingPayment(kept.earlier);
}

/** Keeps no longer what is kept of one order; of the others it stays. */
export function forget(pending: PendingOrderRepository, { idempotencyKey }: PendingOrder): void {
  const rest = without(pending.load(), idempotencyKey);
  if (rest) pending.save(rest);
  else pending.clear();
}

function without(kept: PendingOrder | undefined, key: string): PendingOrder | undefined {
  if (!kept || kept.idempotencyKey === key) return kept?.earlier;
  const { earlier, ...last } = kept;
  const rest = without(earlier, key);
  return rest ? { ...last, earlier: rest } : last;
}
