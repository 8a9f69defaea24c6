-- A key is forgotten once no client can send it again. The keys of earlier orders count from this upgrade.
alter table order_keys add column made_at timestamptz not null default now();
create index on order_keys (made_at);
