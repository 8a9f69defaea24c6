-- From which network an order came, for a day, as a hash: ten accounts of one stranger must not hold the whole stock.
create table order_networks (
  order_id text primary key references orders on delete cascade,
  network_hash text not null,
  made_at timestamptz not null default now()
);
create index on order_networks (network_hash);
