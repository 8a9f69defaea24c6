import { restoresItems } from '../../../domain/orders/order-status';
import type { Queries } from '../database/database';

const messages: Readonly<Record<string, string>> = {
  PENDING_PAYMENT: 'Your order is waiting for your payment.',
  PAYMENT_PROCESSING: 'Your payment is being processed.',
  PAID: 'Your payment went through.',
  CONFIRMED: 'The kitchen accepted your order.',
  PREPARING: 'Your order is being prepared.',
  READY_FOR_PICKUP: 'Your order is waiting for you at the counter.',
  READY_FOR_DELIVERY: 'Your order is waiting for the driver.',
  OUT_FOR_DELIVERY: 'Your driver has the order.',
  DELIVERED: 'Enjoy your order.',
};

/** Nobody else moves the order until the transaction ends. */
export async function lockedStatus({ query }: Queries, id: string): Promise<string> {
  const [order] = await query<{ status: string }>('select status from orders where id = $1 for update', [id]);
  return order?.status ?? '';
}

/** Returns false for a move that is not allowed. An order that ends returns its stock. */
export async function moveOrder(
  queries: Queries,
  id: string,
  status: string,
  message = messages[status] ?? '',
): Promise<boolean> {
  // An update that waits for another one would go by the status it saw before.
  await lockedStatus(queries, id);
  const moved = await queries.query(
    `update orders o set status = $2, status_message = $3, updated_at = now()
     from order_transitions t where o.id = $1 and t.from_status = o.status and t.to_status = $2 returning o.id`,
    [id, status, message],
  );
  if (moved.length === 0) return false;
  if (restoresItems(status)) {
    // The lock sequence of insert-order, so that two transactions never wait for each other.
    await queries.query(
      `select 1 from menu_schedule s join order_items i on i.item_id = s.item_id and i.day = s.day
       where i.order_id = $1 order by s.item_id for update of s`,
      [id],
    );
    await queries.query(
      `update menu_schedule s set quantity_available = s.quantity_available + i.quantity
       from order_items i where i.order_id = $1 and i.item_id = s.item_id and i.day = s.day`,
      [id],
    );
  }
  return true;
}
