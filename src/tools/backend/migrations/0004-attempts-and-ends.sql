-- How often the payment page could not be opened.
alter table checkouts add column failed_opens integer not null default 0;
-- Tokens are deleted with their session.
create index on refresh_tokens (session_id);
