import type { Database } from '../../../src/tools/backend/database/database';

/** One order each twelve hours back from an hour ago: SB-20481 is on its way, the next ones have ended. */
const history = `
  with made as (
    insert into orders (id, customer_id, status, status_message, fulfillment_type, channel, currency, subtotal, tax,
      delivery_fee, total, contact_name, scheduled_for, promised_by, created_at, updated_at)
    select 'SB-' || 20481 - back, 'priya', (array['PREPARING', 'DELIVERED', 'CANCELLED', 'DELIVERED'])[least(back, 1 + back % 3) + 1],
      'As it was then.', 'PICKUP', 'WEB', 'USD', price, 0, 0, price, 'Priya Raman', then_::date, then_::date, then_, then_
    from (select back, now() - interval '1 hour' - back * interval '12 hours' as then_,
        (select price from menu_items order by position limit 1) as price from generate_series(0, 29) back) moments
    returning id, scheduled_for),
  items as (
    insert into order_items (order_id, position, item_id, day, name, description, picture, unit_price, quantity)
    select made.id, 0, i.id, scheduled_for, i.name, i.description, i.picture, i.price, 1
    from made, (select * from menu_items order by position limit 1) i)
  insert into checkouts (order_id, id) select id, 'chk_' || id from made`;

/** For the customer that the sign-in page proposes. */
export async function fillHistory({ query }: Database, issuer: string): Promise<void> {
  await query(
    `insert into customers (id, issuer, subject, email, first_name, last_name) values ('priya', $1, $2, $2, 'Priya', 'Raman')`,
    [issuer, 'priya.raman@example.com'],
  );
  await query(history);
}
