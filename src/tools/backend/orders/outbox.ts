import type { Queries } from '../database/database';

/** `ask`: the payment provider is asked whether the order is paid. */
export const outboxKinds = ['ask', 'close', 'refund', 'mail'] as const;
export type OutboxKind = (typeof outboxKinds)[number];
/** The subject of a close or a question is the order, of a refund its own id, of a mail its order or account and what it says. */
export interface Way {
  readonly send: (subject: string) => Promise<void>;
  /** What this version can send, as a regular expression of PostgreSQL. The rest waits for a newer one that runs beside it. */
  readonly subjects?: string;
}

/** Part of the transaction that needs the action. A refund and a mail leave once; closing a page twice is harmless. */
export async function enqueue({ query }: Queries, kind: OutboxKind, subject: string, after = '0 s'): Promise<void> {
  await query(
    `insert into outbox (id, kind, subject, send_at) values ($1, $2, $3, now() + $4::interval)
     on conflict (id) do update set send_at = now(), attempts = 0 where outbox.kind = 'close'`,
    [`${kind} ${subject}`, kind, subject, after],
  );
}

/**
 * Retries an entry until it has left, at growing intervals. Begins no further entry once the backend closes. A larger power is no
 * interval any more, and `least` computes both.
 */
export async function sendDue(
  { query }: Queries,
  kind: OutboxKind,
  { send, subjects = '' }: Way,
  closing: AbortSignal,
  log: (message: string) => void,
): Promise<void> {
  const due = await query<{ id: string; subject: string; attempts: number }>(
    `update outbox set attempts = attempts + 1,
       send_at = now() + least(interval '5 minutes', interval '5 seconds' * power(2, least(attempts, 10)))
     where id in (select id from outbox where kind = $1 and subject ~ $2 and send_at <= now() order by send_at limit 20 for update skip locked)
     returning id, subject, attempts`,
    [kind, subjects],
  );
  for (const { id, subject, attempts } of due) {
    if (closing.aborted) return;
    try {
      await send(subject);
      // A question ends by its answer. An entry that was asked for again meanwhile has counted from 0 again.
      await query(
        "update outbox set error = null, send_at = case kind when 'ask' then send_at end where id = $1 and attempts = $2",
        [id, attempts],
      );
    } catch (error) {
      log(`"${id}" could not be sent: ${String(error)}`);
      await query('update outbox set error = $2 where id = $1', [id, String(error)]);
    }
  }
}
