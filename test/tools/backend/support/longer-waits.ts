/** The first wait is a second, which is over before a busy machine has answered the next press. */
export const hourMoreOfEachWait = `
  create function wait_longer() returns trigger language plpgsql as $$ begin
    if new.blocked_until > now() then new.blocked_until = new.blocked_until + interval '1 hour'; end if;
    return new;
  end $$;
  create trigger waits before insert or update on limits for each row execute function wait_longer()`;
