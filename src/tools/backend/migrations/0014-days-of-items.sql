-- An order may be promised for two days. Null where an earlier version has stored the item and its schedule is gone.
alter table order_items add column promised_on date;
update order_items i set promised_on = s.deliverable_on from menu_schedule s where s.day = i.day and s.item_id = i.item_id;
