-- Whether a call has come with the access token. Until then its answer may have been lost, and is given again.
alter table refresh_tokens add column is_in_use boolean not null default false;
