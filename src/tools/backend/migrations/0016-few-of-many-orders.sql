-- After a year these are few among hundreds of thousands: payments to check, what ended lately, links of mails, and who ordered.
create index on checkouts (order_id) where held is not null or is_disputed or refund_failed is not null;
create index on refunds (made_at);
create index on refunds (order_id) where id = order_id || ' provider';
create index on outbox (id) where kind = 'mail' and send_at is null and subject ~ '^(confirm|reset|recover) ';
create index on orders (updated_at) where contact_name <> '' or mobile is not null or address ? 'line1';
