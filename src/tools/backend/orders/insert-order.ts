import { quantityLimit } from '../../../domain/cart/cart';
import { deliveryDays, summarize } from '../../../domain/cart/cart-summary';
import { plannedPromise } from '../../../domain/orders/planned-promise';
import { cents } from '../../../domain/shared/money';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Customer } from '../accounts/customers';
import type { Queries } from '../database/database';
import { newOrderId, newSecret } from '../random';
import { Refusal } from '../refusal';
import type { ServedShop, WantedOrder } from './wanted-order';

interface StockRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly picture: string | null;
  readonly price: number;
  readonly deliverableOn: CalendarDate;
  readonly quantityAvailable: number | null;
}

/** Takes the items out of today's stock in the same transaction. Returns the order's id. */
export async function insertOrder(
  queries: Queries,
  customer: Customer,
  wanted: WantedOrder,
  shop: ServedShop,
  day: CalendarDate,
  now: Date,
) {
  const lines = await takeStock(queries, wanted, day);
  const cart = lines.map(({ row: { id, name, price, deliverableOn }, quantity }) => ({
    id,
    name,
    deliverableOn,
    quantity,
    price: cents(price),
  }));
  const { subtotal, tax, shipping, totalPrice } = summarize(cart, wanted.fulfillmentType, shop.pricing);
  const days = deliveryDays(cart);
  const promise = plannedPromise(days, wanted.fulfillmentType, shop, now);
  const id = newOrderId(orderPrefix(shop.name));
  await queries.query(
    `insert into orders (id, customer_id, status_message, fulfillment_type, channel, currency, subtotal, tax, delivery_fee, total,
       contact_name, mobile, address, scheduled_for, promised_by, window_from, window_to)
     values ($1, $2, 'Your order is waiting for your payment.', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      id,
      customer.id,
      wanted.fulfillmentType,
      wanted.channel,
      shop.currency,
      subtotal,
      tax,
      shipping,
      totalPrice,
      `${customer.firstName} ${customer.lastName}`.trim(),
      wanted.mobile ?? null,
      wanted.address ? JSON.stringify(wanted.address) : null,
      days[0] ?? day,
      days.at(-1) ?? day,
      promise?.window?.from ?? null,
      promise?.window?.to ?? null,
    ],
  );
  const items = lines.map(({ row, quantity }, position) => {
    const { id: item_id, name, description, picture, price: unit_price } = row;
    return { order_id: id, position, item_id, day, name, description, picture, unit_price, quantity };
  });
  await queries.query('insert into order_items select * from jsonb_populate_recordset(null::order_items, $1)', [
    JSON.stringify(items),
  ]);
  await queries.query('insert into checkouts (order_id, id) values ($1, $2)', [id, `chk_${newSecret().slice(0, 24)}`]);
  return id;
}

/** Every order locks rows in one sequence, so that two orders never wait for each other. */
async function takeStock({ query }: Queries, { quantities }: WantedOrder, day: CalendarDate) {
  const rows = await query<StockRow>(
    `select i.id, i.name, i.description, i.picture, i.price, s.deliverable_on::text as "deliverableOn",
       s.quantity_available as "quantityAvailable"
     from menu_schedule s join menu_items i on i.id = s.item_id
     where s.day = $1 and i.id = any($2::text[]) and i.is_available and i.deleted_at is null order by s.item_id for update of s`,
    [day, [...quantities.keys()]],
  );
  const lines = [...quantities].map(([id, quantity]) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Refusal(409, "An item in your cart is no longer on today's menu.");
    const limit = quantityLimit(row.quantityAvailable === null ? {} : { quantityAvailable: row.quantityAvailable });
    if (quantity > limit)
      throw new Refusal(409, limit === 0 ? `${row.name} is sold out.` : `Only ${limit} left of ${row.name}.`);
    return { row, quantity };
  });
  await query(
    `update menu_schedule s set quantity_available = s.quantity_available - w.quantity
     from unnest($2::text[], $3::int[]) as w (item_id, quantity) where s.day = $1 and s.item_id = w.item_id`,
    [day, [...quantities.keys()], [...quantities.values()]],
  );
  return lines;
}

function orderPrefix(shopName: string): string {
  return shopName.replaceAll(/[^A-Z]/g, '').slice(0, 3) || 'ORD';
}
