-- What a later version may add while this one runs beside it: the load command upgrades to it, and a test reads it.
alter table orders
  add column wish text,
  add column is_gift boolean not null default false,
  add column tip integer check (tip >= 0);
alter table order_items add column note text not null default '';
alter table customers add column birthday date, add unique (birthday);
alter table checkouts add column failed_since timestamptz;
create index on outbox (kind, send_at);
create index on orders (promised_by);
create table coupons (
  code text primary key,
  customer_id text not null references customers on delete cascade,
  amount integer not null check (amount > 0)
);
insert into order_transitions values ('PREPARING', 'DELIVERED');
-- A mail that only the later version can write.
insert into outbox (id, kind, subject) values ('mail SB-1 survey', 'mail', 'SB-1 survey');
