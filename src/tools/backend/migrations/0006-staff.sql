-- Who works in the kitchen. The secret is a PIN for a cook and a password for an owner.
create table staff (
  id text primary key,
  name text not null,
  role text not null check (role in ('kitchen', 'owner')),
  secret_hash text not null,
  created_at timestamptz not null default now()
);
create unique index on staff (lower(name));

create table staff_sessions (
  hash text primary key,
  staff_id text not null references staff on delete cascade,
  expires_at timestamptz not null
);

-- A device on which somebody has signed in before. A stranger's wrong tries do not make it wait.
create table staff_devices (
  hash text primary key,
  staff_id text not null references staff on delete cascade,
  made_at timestamptz not null default now()
);

-- Wrong tries of a device, or of an address with a name.
create table staff_tries (
  tried_by text primary key,
  wrong integer not null,
  next_at timestamptz not null,
  tried_at timestamptz not null default now()
);

-- Every change that somebody of the kitchen made. The name stays when the account goes.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  who text not null,
  did text not null,
  subject text not null,
  details jsonb
);
create index on audit (subject);
