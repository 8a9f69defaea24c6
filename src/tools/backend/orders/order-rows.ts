import type { DeliveryAddress } from '../../../domain/orders/order';
import type { Queries } from '../database/database';

export interface OrderRow {
  readonly id: string;
  readonly customerId: string;
  readonly status: string;
  readonly statusMessage: string;
  readonly fulfillmentType: 'DELIVERY' | 'PICKUP';
  readonly channel: string;
  readonly currency: string;
  readonly subtotal: number;
  readonly tax: number;
  readonly deliveryFee: number;
  readonly total: number;
  readonly contactName: string;
  readonly mobile: string | null;
  readonly address: DeliveryAddress | null;
  readonly scheduledFor: string;
  readonly promisedBy: string;
  readonly windowFrom: Date | null;
  readonly windowTo: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly items: readonly OrderItemRow[];
}

export interface OrderItemRow {
  readonly itemId: string;
  readonly name: string;
  readonly description: string;
  readonly picture: string | null;
  readonly unitPrice: number;
  readonly quantity: number;
}

const selectOrders = `select o.id, o.customer_id as "customerId", o.status, o.status_message as "statusMessage",
    o.fulfillment_type as "fulfillmentType", o.channel, o.currency, o.subtotal, o.tax, o.delivery_fee as "deliveryFee", o.total,
    o.contact_name as "contactName", o.mobile, o.address, o.scheduled_for::text as "scheduledFor",
    o.promised_by::text as "promisedBy", o.window_from as "windowFrom", o.window_to as "windowTo", o.created_at as "createdAt", o.updated_at as "updatedAt",
    (select json_agg(json_build_object('itemId', i.item_id, 'name', i.name, 'description', i.description, 'picture', i.picture,
       'unitPrice', i.unit_price, 'quantity', i.quantity) order by i.position) from order_items i where i.order_id = o.id) as items
  from orders o`;

export function customersOrders({ query }: Queries, customerId: string, limit: number, status: string | undefined) {
  return query<OrderRow>(
    `${selectOrders} where o.customer_id = $1 and ($2::text is null or o.status = $2) order by o.created_at desc, o.id limit $3`,
    [customerId, status ?? null, limit],
  );
}

export async function customersOrder(
  { query }: Queries,
  customerId: string,
  id: string,
): Promise<OrderRow | undefined> {
  return (await query<OrderRow>(`${selectOrders} where o.customer_id = $1 and o.id = $2`, [customerId, id]))[0];
}

export function openOrders({ query }: Queries) {
  return query<OrderRow>(
    `${selectOrders} where o.status not in ('DELIVERED', 'CANCELLED', 'PAYMENT_FAILED') order by o.created_at limit 200`,
  );
}

export function sentOrder(order: OrderRow) {
  return {
    id: order.id,
    orderStatus: order.status,
    statusMessage: order.statusMessage,
    fulfillmentType: order.fulfillmentType,
    channel: order.channel,
    currency: order.currency,
    subtotalAmount: order.subtotal / 100,
    discountAmount: 0,
    taxAmount: order.tax / 100,
    deliveryFee: order.deliveryFee / 100,
    tipAmount: 0,
    totalAmount: order.total / 100,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    scheduledFor: order.windowFrom ?? order.scheduledFor,
    promisedBy: order.windowTo ?? order.promisedBy,
    items: order.items.map(({ itemId, name, description, picture, unitPrice, quantity }) => ({
      itemId,
      itemName: name,
      itemDescription: description,
      quantity,
      unitPrice: unitPrice / 100,
      imageUrl: picture,
    })),
  };
}

export function deliveryReply({ status, contactName, mobile, address }: OrderRow) {
  return { status, contact: { name: contactName, phone: mobile }, userMobile: mobile, address, instructions: null };
}
