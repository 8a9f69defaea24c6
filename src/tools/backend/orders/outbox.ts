import { nextAttempt, type Database } from '../database/database';
import type { Checkouts } from '../payments/checkouts';
import type { OutboxKind } from './move-order';

interface OutboxRow {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly subject: string;
  readonly attempts: number;
}

const mailTimeout = 10_000;

/** Retries a failed entry forever, at growing intervals. */
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly checkouts: Checkouts,
    private readonly mailUrl: string | undefined,
    private readonly log: (message: string) => void,
  ) {}

  /** Begins no further entry once the backend closes. */
  async send(closing: AbortSignal): Promise<void> {
    const due = await this.database.query<OutboxRow>(
      `update outbox set attempts = attempts + 1, send_at = ${nextAttempt('attempts', '10 minutes')}
       where id in (select id from outbox where send_at <= now() order by send_at limit 20 for update skip locked)
       returning id, kind, subject, attempts`,
    );
    for (const row of due) {
      if (closing.aborted) return;
      await this.sendOne(row);
    }
  }

  private async sendOne({ id, kind, subject, attempts }: OutboxRow): Promise<void> {
    try {
      await this.leave(kind, subject, id);
      // An entry that was asked for again meanwhile has counted from 0 again.
      await this.database.query('update outbox set send_at = null, error = null where id = $1 and attempts = $2', [
        id,
        attempts,
      ]);
    } catch (error) {
      this.log(`"${id}" could not be sent: ${String(error)}`);
      await this.database.query('update outbox set error = $2 where id = $1', [id, String(error)]);
    }
  }

  private leave(kind: OutboxKind, orderId: string, id: string): Promise<void> {
    switch (kind) {
      case 'close':
        return this.checkouts.close(orderId);
      case 'refund':
        return this.checkouts.refund(orderId);
      case 'mail':
        return this.mail(orderId, id);
    }
  }

  private async mail(orderId: string, id: string): Promise<void> {
    if (this.mailUrl === undefined) return;
    const [order] = await this.database.query<{ email: string; total: number; name: string }>(
      'select c.email, o.total, o.contact_name as name from orders o join customers c on c.id = o.customer_id where o.id = $1',
      [orderId],
    );
    if (!order) return;
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
