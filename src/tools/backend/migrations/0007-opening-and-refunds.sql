-- Days on which the kitchen is closed, beside those of the shop's profile.
create table closed_days (
  day date primary key,
  closed_at timestamptz not null default now()
);

-- At most one row. No order is taken before `until`, which is infinity until somebody says so.
create table pauses (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null
);

-- A dish that ran out before its number did. Stock that comes back does not make it orderable again.
alter table menu_schedule add column is_sold_out boolean not null default false;

insert into order_transitions values
  ('PAID', 'REJECTED'), ('READY_FOR_DELIVERY', 'DELIVERY_FAILED'), ('OUT_FOR_DELIVERY', 'DELIVERY_FAILED');

alter table order_items
  -- How many of them are paid back.
  add column refunded integer not null default 0 check (refunded between 0 and quantity);

-- What goes back to the customer. The row of an order's end has the order's id, and says so too where nothing goes back.
create table refunds (
  id text primary key,
  order_id text not null references orders,
  amount integer not null check (amount >= 0),
  reason text not null,
  made_at timestamptz not null default now()
);
create index on refunds (order_id);
insert into refunds (id, order_id, amount, reason)
  select o.id, o.id, o.total, '' from outbox q join orders o on o.id = q.subject where q.kind = 'refund';
