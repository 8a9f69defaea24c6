import type { Queries } from '../database/database';

/** `ask`: the payment provider is asked whether the order is paid. */
export const outboxKinds = ['ask', 'close', 'refund', 'mail'] as const;
export type OutboxKind = (typeof outboxKinds)[number];
/** The subject of `ask` and `close` is the order's id, of `refund` its own id, of `mail` an order or account and what it says. */
export interface Way {
  readonly send: (subject: string) => Promise<void>;
  /** The subjects that this version can send, as a regular expression of PostgreSQL. Others wait for a newer version beside it. */
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

const maxInARow = 20;
/** No other process sends the entry until then. A minute is longer than a slow mail, or all tries of a slow payment provider. */
export const inHand = "interval '1 minute'";
/**
 * The pauses grow from 5 seconds to 5 minutes. PostgreSQL computes both sides of `least`, and an interval cannot hold a larger
 * power than the tenth. If another process has made the entry due meanwhile, it stays due.
 */
const later = `case when send_at > now()
  then now() + least(interval '5 minutes', interval '5 seconds' * power(2, least(attempts - 1, 10))) else send_at end`;

/**
 * So many attempts take a day of a backend that runs, and longer where the server for mails hangs. A mail that old is no news, and
 * a server that refuses its address would be asked for ever. An entry about money is never given up.
 */
const mailAttempts = 300;
const laterOrNever = `case when kind = 'mail' and attempts >= ${mailAttempts} then null else ${later} end`;

/**
 * Retries an entry until it has left, at growing intervals. Entries that were never refused go first, because each try at a
 * server that hangs takes long, and nothing new must wait behind a hundred of them. An entry whose process was killed is
 * tried again once it is not in hand any more. No further entry is begun once the backend closes.
 */
export async function sendDue(
  { query }: Queries,
  kind: OutboxKind,
  { send, subjects = '' }: Way,
  closing: AbortSignal,
  log: (message: string) => void,
): Promise<void> {
  for (let sent = 0; sent < maxInARow && !closing.aborted; sent++) {
    const [next] = await query<{ id: string; subject: string; attempts: number }>(
      `update outbox set attempts = attempts + 1, send_at = now() + ${inHand}
       where id = (select id from outbox where kind = $1 and subject ~ $2 and send_at <= now()
         order by error is not null, send_at limit 1 for update skip locked)
       returning id, subject, attempts`,
      [kind, subjects],
    );
    if (!next) return;
    const { id, subject, attempts } = next;
    // An entry that was asked for again meanwhile counts its attempts from 0, and is due when that says.
    const done = (change: string, ...values: readonly unknown[]) =>
      query(`update outbox set ${change} where id = $1 and attempts = $2 and send_at is not null`, [
        id,
        attempts,
        ...values,
      ]);
    try {
      await send(subject);
      // A payment is asked about until its answer has come.
      await done(`error = null, send_at = case kind when 'ask' then ${later} end`);
    } catch (error) {
      log(`"${id}" could not be sent: ${String(error)}`);
      await done(`error = $3, send_at = ${laterOrNever}`, String(error));
    }
  }
}
