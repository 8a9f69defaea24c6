-- Each refresh token with the access token that was given beside it.
alter table refresh_tokens
  add column access_hash text unique,
  add column access_until timestamptz,
  drop constraint refresh_tokens_session_id_fkey,
  add foreign key (session_id) references sessions on delete cascade;
-- A cookie of the browser has what a sign-in needs until it ends.
drop table sign_ins;
-- The question whether an order is paid leaves like everything else.
insert into outbox (id, kind, subject, attempts, send_at)
  select 'ask ' || order_id, 'ask', order_id, asked, ask_at from checkouts where ask_at is not null;
alter table checkouts drop column ask_at, drop column asked;
