-- Money is whole cents. Times are instants; a day is a day of the shop's own zone.

create table customers (
  id text primary key,
  -- 'email', or the OpenID provider's issuer; subject is the email in lower case, or the provider's own id.
  issuer text not null,
  subject text not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  picture text,
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (issuer, subject)
);

create table sessions (
  id text primary key,
  customer_id text not null references customers,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on sessions (customer_id);

-- Every refresh token that a session has had. One that comes back after its use ends the session.
create table refresh_tokens (
  hash text primary key,
  session_id text not null references sessions,
  used_at timestamptz
);

create table sign_ins (
  state_hash text primary key,
  browser_hash text not null,
  shop_state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create table sign_in_codes (
  hash text primary key,
  customer_id text not null references customers,
  expires_at timestamptz not null
);

create table photos (
  id text primary key,
  customer_id text not null references customers,
  media_type text not null,
  bytes bytea not null
);

create table menu_types (
  id text primary key,
  name text not null,
  description text,
  position integer not null default 0,
  is_active boolean not null default true
);

-- A list that is null was not stated; an empty one is stated as none.
create table menu_items (
  id text primary key,
  name text not null check (name <> ''),
  description text not null default '',
  price integer not null check (price >= 0),
  menu_type_id text references menu_types,
  picture text,
  labels jsonb,
  ingredients jsonb,
  allergens jsonb,
  is_available boolean not null default true,
  -- What the kitchen makes each day; null has no limit.
  daily_quantity integer check (daily_quantity >= 0),
  deliverable_in_days integer not null default 1 check (deliverable_in_days >= 0),
  position integer not null default 0,
  deleted_at timestamptz
);

create table menu_schedule (
  day date not null,
  item_id text not null references menu_items,
  deliverable_on date not null,
  quantity_available integer check (quantity_available >= 0),
  primary key (day, item_id)
);

create table order_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into order_transitions values
  ('INITIATED', 'PENDING_PAYMENT'), ('INITIATED', 'CANCELLED'),
  ('PENDING_PAYMENT', 'PAYMENT_PROCESSING'), ('PENDING_PAYMENT', 'PAID'),
  ('PENDING_PAYMENT', 'PAYMENT_FAILED'), ('PENDING_PAYMENT', 'CANCELLED'),
  ('PAYMENT_PROCESSING', 'PAID'), ('PAYMENT_PROCESSING', 'PAYMENT_FAILED'), ('PAYMENT_PROCESSING', 'CANCELLED'),
  ('PAID', 'CONFIRMED'), ('PAID', 'CANCELLED'),
  ('CONFIRMED', 'PREPARING'), ('CONFIRMED', 'CANCELLED'),
  ('PREPARING', 'READY_FOR_PICKUP'), ('PREPARING', 'READY_FOR_DELIVERY'), ('PREPARING', 'CANCELLED'),
  ('READY_FOR_PICKUP', 'DELIVERED'), ('READY_FOR_PICKUP', 'CANCELLED'),
  ('READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY'), ('READY_FOR_DELIVERY', 'CANCELLED'),
  ('OUT_FOR_DELIVERY', 'DELIVERED');

create table orders (
  id text primary key,
  customer_id text not null references customers,
  status text not null default 'INITIATED',
  status_message text not null,
  fulfillment_type text not null check (fulfillment_type in ('DELIVERY', 'PICKUP')),
  channel text not null,
  currency text not null,
  subtotal integer not null check (subtotal >= 0),
  tax integer not null check (tax >= 0),
  delivery_fee integer not null check (delivery_fee >= 0),
  total integer not null check (total = subtotal + tax + delivery_fee),
  contact_name text not null,
  mobile text,
  address jsonb,
  scheduled_for date not null,
  promised_by date not null,
  -- The hours of that day, if all items are for one day and its hours have not begun.
  window_from timestamptz,
  window_to timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on orders (customer_id, created_at desc);
create index on orders (status, created_at);

create table order_items (
  order_id text not null references orders,
  position integer not null,
  item_id text not null references menu_items,
  -- The day of the schedule that the stock was taken from.
  day date not null,
  name text not null,
  description text not null,
  picture text,
  unit_price integer not null check (unit_price >= 0),
  quantity integer not null check (quantity between 1 and 99),
  primary key (order_id, position)
);

create table order_keys (
  customer_id text not null references customers,
  key text not null,
  body_hash text not null,
  order_id text not null,
  -- The first reply, sent again for the same key.
  reply jsonb,
  primary key (customer_id, key)
);

create table checkouts (
  order_id text primary key references orders,
  id text not null unique,
  provider_id text unique,
  url text,
  -- When the payment provider is asked next, and how often it was asked. Null once the payment is decided.
  ask_at timestamptz default now() + interval '10 seconds',
  asked integer not null default 0
);
create index on checkouts (ask_at);

create table outbox (
  -- One line for each thing that must leave once: 'refund SB-1'.
  id text primary key,
  kind text not null,
  subject text not null,
  attempts integer not null default 0,
  -- Null once it has left.
  send_at timestamptz default now(),
  error text
);
create index on outbox (send_at);

create table cart_items (
  -- 'customer <id>' or 'guest <cookie>'.
  owner text not null,
  item_id text not null references menu_items,
  quantity integer not null check (quantity between 1 and 99),
  added_at timestamptz not null default now(),
  primary key (owner, item_id)
);

create table messages (
  id text primary key,
  name text not null,
  email text not null,
  phone text not null,
  subject text not null,
  message text not null,
  sent_at timestamptz not null default now()
);
create table newsletter (
  email text primary key,
  asked_at timestamptz not null default now()
);
