import type { PendingOrder, PendingOrderRepository } from './ports';

/** The pending orders whose customer went to the payment page, newest first. */
export function ordersAwaitingPayment(kept: PendingOrder | undefined): readonly PendingOrder[] {
  if (!kept) return [];
  return kept.stage === 'left' ? [kept, ...ordersAwaitingPayment(kept.earlier)] : ordersAwaitingPayment(kept.earlier);
}

/** Removes one pending order; keeps the rest. */
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
