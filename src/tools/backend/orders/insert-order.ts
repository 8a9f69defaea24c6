import { maxItemQuantity } from '../../../domain/cart/cart';
import { deliveryDays, summarize } from '../../../domain/cart/cart-summary';
import { plannedPromise } from '../../../domain/orders/planned-promise';
import type { Cents } from '../../../domain/shared/money';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Customer } from '../accounts/sessions';
import { insert, type Queries } from '../database/database';
import { pauseText } from '../menu/pause';
import { leftOf } from '../menu/schedule';
import { newSecret } from '../random';
import { Refusal } from '../refusal';
import { newShopTexts } from '../shop-texts';
import { enqueue } from './outbox';
import type { ServedShop, WantedOrder } from './wanted-order';

interface StockRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly picture: string | null;
  readonly price: Cents;
  readonly deliverableOn: CalendarDate;
  readonly limit: number;
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
  const { fulfillmentType, channel, mobile, address } = wanted;
  const refused = await pauseText(queries, newShopTexts(shop));
  if (refused !== undefined) throw new Refusal(409, refused);
  const lines = await takeStock(queries, wanted, day);
  const { subtotal, tax, shipping, totalPrice } = summarize(lines, fulfillmentType, shop.pricing);
  const days = deliveryDays(lines);
  const window = plannedPromise(days, fulfillmentType, shop, now)?.window;
  const order = {
    id,
    customerId: customer.id,
    statusMessage: 'Your order is waiting for your payment.',
    fulfillmentType,
    channel,
    currency: shop.currency,
    subtotal,
    tax,
    deliveryFee: shipping,
    total: totalPrice,
    contactName: `${customer.firstName} ${customer.lastName}`.trim(),
    mobile,
    address,
    scheduledFor: days[0] ?? day,
    promisedBy: days.at(-1) ?? day,
    windowFrom: window?.from,
    windowTo: window?.to,
  };
  await insert(queries, 'orders', [order]);
  const items = lines.map((line, position) => {
    const { id: itemId, name, description, picture, price: unitPrice, quantity, deliverableOn: promisedOn } = line;
    return { orderId: id, position, itemId, day, promisedOn, name, description, picture, unitPrice, quantity };
  });
  await insert(queries, 'order_items', items);
  await insert(queries, 'checkouts', [{ orderId: id, id: `chk_${newSecret().slice(0, 24)}` }]);
  await enqueue(queries, 'ask', id, '10 s');
}

/** Every order locks rows in one sequence, so that two orders never wait for each other. */
async function takeStock({ query }: Queries, { quantities }: WantedOrder, day: CalendarDate) {
  const rows = await query<StockRow>(
    `select i.id, i.name, i.description, i.picture, i.price, s.deliverable_on::text as "deliverableOn",
       least(${leftOf}, ${maxItemQuantity}) as limit
     from menu_schedule s join menu_items i on i.id = s.item_id
     where s.day = $1 and i.id = any($2::text[]) and i.is_available and i.deleted_at is null order by s.item_id for update of s`,
    [day, [...quantities.keys()]],
  );
  const lines = [...quantities].map(([id, quantity]) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Refusal(409, "An item in your cart is no longer on today's menu.");
    const { name, limit } = row;
    if (quantity > limit)
      throw new Refusal(409, limit === 0 ? `${name} is sold out.` : `Only ${limit} left of ${name}.`);
    return { ...row, quantity };
  });
  await query(
    `update menu_schedule s set quantity_available = s.quantity_available - w.quantity
     from unnest($2::text[], $3::int[]) as w (item_id, quantity) where s.day = $1 and s.item_id = w.item_id`,
    [day, [...quantities.keys()], [...quantities.values()]],
  );
  return lines;
}
