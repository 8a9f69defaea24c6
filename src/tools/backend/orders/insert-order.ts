import { quantityLimit } from '../../../domain/cart/cart';
import { deliveryDays, summarize } from '../../../domain/cart/cart-summary';
import { plannedPromise } from '../../../domain/orders/planned-promise';
import { cents } from '../../../domain/shared/money';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Customer } from '../accounts/customers';
import { insert, type Queries } from '../database/database';
import { newSecret } from '../random';
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

/** Takes the items out of today's stock in the same transaction. */
export async function insertOrder(
  queries: Queries,
  id: string,
  customer: Customer,
  wanted: WantedOrder,
  shop: ServedShop,
  day: CalendarDate,
  now: Date,
): Promise<void> {
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
  const order = {
    id,
    customer_id: customer.id,
    status_message: 'Your order is waiting for your payment.',
    fulfillment_type: wanted.fulfillmentType,
    channel: wanted.channel,
    currency: shop.currency,
    subtotal,
    tax,
    delivery_fee: shipping,
    total: totalPrice,
    contact_name: `${customer.firstName} ${customer.lastName}`.trim(),
    mobile: wanted.mobile,
    address: wanted.address,
    scheduled_for: days[0] ?? day,
    promised_by: days.at(-1) ?? day,
    window_from: promise?.window?.from,
    window_to: promise?.window?.to,
  };
  await insert(queries, 'orders', [order]);
  const items = lines.map(({ row, quantity }, position) => {
    const { id: item_id, name, description, picture, price: unit_price } = row;
    return { order_id: id, position, item_id, day, name, description, picture, unit_price, quantity };
  });
  await insert(queries, 'order_items', items);
  await insert(queries, 'checkouts', [{ order_id: id, id: `chk_${newSecret().slice(0, 24)}` }]);
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
