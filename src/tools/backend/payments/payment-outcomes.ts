import type { Queries } from '../database/database';
import { enqueue, moveOrder } from '../orders/move-order';

export async function decided({ query }: Queries, orderId: string): Promise<void> {
  await query('update checkouts set ask_at = null where order_id = $1', [orderId]);
}

export async function abandon(queries: Queries, orderId: string): Promise<void> {
  await moveOrder(queries, orderId, 'CANCELLED', 'The payment was cancelled.');
  await decided(queries, orderId);
}

export async function paid(queries: Queries, orderId: string): Promise<void> {
  const moved = await moveOrder(queries, orderId, 'PAID');
  if (moved) await enqueue(queries, 'mail', orderId);
  if (await hasEnded(queries, orderId)) await enqueue(queries, 'refund', orderId);
  await decided(queries, orderId);
}

export async function hasEnded({ query }: Queries, orderId: string): Promise<boolean> {
  const ended = `select 1 from orders where id = $1 and status in ('CANCELLED', 'PAYMENT_FAILED') for update`;
  return (await query(ended, [orderId])).length > 0;
}
