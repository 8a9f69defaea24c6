-- Why a payment is not believed: its amount, its currency or its order is another one.
alter table checkouts add column held text;
-- The customer's bank asks for the money back.
alter table checkouts add column is_disputed boolean not null default false;
-- The limits of unpaid orders ask for the orders of one customer by status.
create index on orders (customer_id, status);
