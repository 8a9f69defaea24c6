-- Where the mails of a customer's orders go: an address that its owner has confirmed, or nowhere.
alter table customers add column confirmed_email text;
update customers set confirmed_email = email where issuer <> 'email';

-- A link of a mail works once, for half an hour. Only its hash is here.
create table mail_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('confirm', 'reset')),
  customer_id text not null references customers on delete cascade,
  email text not null,
  expires_at timestamptz not null default now() + interval '30 minutes'
);
