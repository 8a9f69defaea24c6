-- The cents of an order's refunds that the owner has paid another way, because the provider could not.
alter table checkouts add column settled integer not null default 0;
