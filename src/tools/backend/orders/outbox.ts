import type { Database } from '../database/database';
import type { Checkouts } from '../payments/checkouts';
import type { OutboxKind } from './move-order';

const mailTimeout = 10_000;

/** Retries an entry until it has left, at growing intervals. */
export class Outbox {
  private readonly ways: Readonly<Record<OutboxKind, (orderId: string) => Promise<void>>> = {
    ask: (orderId) => this.checkouts.ask(orderId),
    close: (orderId) => this.checkouts.close(orderId),
    refund: (orderId) => this.checkouts.refund(orderId),
    mail: (orderId) => this.mail(orderId),
  };

  constructor(
    private readonly database: Database,
    private readonly checkouts: Checkouts,
    private readonly mailUrl: string | undefined,
    private readonly log: (message: string) => void,
  ) {}

  /** Begins no further entry once the backend closes. A larger power is no interval any more, and `least` computes both. */
  async send(kind: OutboxKind, closing: AbortSignal): Promise<void> {
    const due = await this.database.query<{ id: string; subject: string; attempts: number }>(
      `update outbox set attempts = attempts + 1,
         send_at = now() + least(interval '5 minutes', interval '5 seconds' * power(2, least(attempts, 10)))
       where id in (select id from outbox where kind = $1 and send_at <= now() order by send_at limit 20 for update skip locked)
       returning id, subject, attempts`,
      [kind],
    );
    for (const { id, subject, attempts } of due) {
      if (closing.aborted) return;
      try {
        await this.ways[kind](subject);
        // A question ends by its answer. An entry that was asked for again meanwhile has counted from 0 again.
        await this.database.query(
          "update outbox set error = null, send_at = case kind when 'ask' then send_at end where id = $1 and attempts = $2",
          [id, attempts],
        );
      } catch (error) {
        this.log(`"${id}" could not be sent: ${String(error)}`);
        await this.database.query('update outbox set error = $2 where id = $1', [id, String(error)]);
      }
    }
  }

  private async mail(orderId: string): Promise<void> {
    if (this.mailUrl === undefined) return;
    const [order] = await this.database.query<{ email: string; total: number; name: string }>(
      'select c.email, o.total, o.contact_name as name from orders o join customers c on c.id = o.customer_id where o.id = $1',
      [orderId],
    );
    if (!order) return;
    const id = `mail ${orderId}`;
    const text = `Hello ${order.name},\n\nwe have your order ${orderId} and your payment of ${(order.total / 100).toFixed(2)}.\n`;
    const { ok, status } = await fetch(this.mailUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ id, to: order.email, subject: `Your order ${orderId}`, text }),
      signal: AbortSignal.timeout(mailTimeout),
    });
    if (!ok) throw new Error(`The mail service answered ${status}.`);
  }
}
