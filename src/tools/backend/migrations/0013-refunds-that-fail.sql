-- How much of a refund that had left did not reach the customer, and why.
alter table checkouts add column refund_failed text;
-- How often the provider has refused it.
alter table refunds add column refusals integer not null default 0;
