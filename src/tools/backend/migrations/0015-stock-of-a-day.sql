-- What is sold of each dish on a day is summed up whenever the day's menu is written.
create index on order_items (day, item_id);
