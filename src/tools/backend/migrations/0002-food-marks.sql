alter table menu_items
  add column is_vegetarian boolean,
  add column portion text,
  add column spice_level integer check (spice_level between 1 and 3);
