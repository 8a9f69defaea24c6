-- Tries of a PIN have been counted in `limits` since 0008.
drop table staff_tries;
