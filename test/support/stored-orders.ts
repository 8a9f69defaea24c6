import type { MockOrder } from '../../src/adapters/mock/orders/mock-order';
import { parseStatus } from '../../src/domain/orders/order-status';
import { cents } from '../../src/domain/shared/money';
import type { Database } from '../../src/tools/backend/database/database';

interface StoredOrder {
  readonly id: string;
  readonly status: string;
  readonly total: number;
  readonly createdAt: Date;
  readonly customerId: string;
  readonly line1: string | null;
  readonly checkoutId: string;
  readonly key: string | null;
  readonly items: readonly { readonly itemId: string; readonly itemName: string; readonly quantity: number }[];
}

const selectOrders = `select o.id, o.status, o.total, o.created_at as "createdAt", o.customer_id as "customerId", o.address->>'line1' as line1,
    c.id as "checkoutId", k.key, (select json_agg(json_build_object('itemId', i.item_id, 'itemName', i.name,
      'quantity', i.quantity) order by i.position) from order_items i where i.order_id = o.id) as items
  from orders o join checkouts c on c.order_id = o.id left join order_keys k on k.order_id = o.id order by o.created_at, o.id`;

/** The orders of the reference backend, as the mock services would have them. */
export async function storedOrders({ query }: Pick<Database, 'query'>): Promise<readonly MockOrder[]> {
  return (await query<StoredOrder>(selectOrders)).map(recordOf);
}

function recordOf({ id, status, total, createdAt, customerId, line1, checkoutId, key, items }: StoredOrder): MockOrder {
  return {
    order: {
      id,
      status: parseStatus(status),
      total: cents(total),
      createdAt,
      items: items.map((item) => ({ ...item, unitPrice: cents(0) })),
    },
    customerId,
    delivery: line1 === null ? {} : { address: { line1, city: '', state: '', postalCode: '', country: '' } },
    checkoutId,
    ...(key === null ? {} : { idempotencyKey: key }),
  };
}
