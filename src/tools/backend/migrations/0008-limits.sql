-- How often somebody has done something, until the count begins again. Keys are hashes: no address and no email is in them.
create table limits (
  key text primary key,
  count integer not null,
  -- The count is forgotten then.
  until timestamptz not null,
  -- The next try is refused until then.
  blocked_until timestamptz not null default now()
);
create index on limits (until);

-- From where an account has been signed in to: strangers who guess its password make nobody wait here.
create table known_networks (
  customer_id text not null references customers on delete cascade,
  network_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (customer_id, network_hash)
);
