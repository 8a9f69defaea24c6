-- Where prices include the tax, it is part of the total without being added.
alter table orders drop constraint orders_check,
  add constraint orders_total check (total in (subtotal + tax + delivery_fee, subtotal + delivery_fee));
