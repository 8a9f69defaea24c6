import type { Queries } from './database';

/** What has ended can never be used again. A session has its used tokens until it ends: a second use ends it. */
const ended = [
  'delete from sign_in_codes where expires_at < now()',
  'delete from sessions where ended_at is not null or expires_at < now()',
  "delete from cart_items where owner like 'guest %' and added_at < now() - interval '60 days'",
];
const period = 60 * 60_000;

/** Purges at most once an hour. */
export function purger({ query }: Queries): () => Promise<void> {
  let next = 0;
  return async () => {
    if (Date.now() < next) return;
    next = Date.now() + period;
    for (const statement of ended) await query(statement);
  };
}
