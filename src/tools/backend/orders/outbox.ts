import type { Database } from '../database/database';
import type { Checkouts } from '../payments/checkouts';
import type { OutboxKind } from './move-order';

interface OutboxRow {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly subject: string;
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

  async send(): Promise<void> {
    const due = await this.database.query<OutboxRow>(
      `update outbox set attempts = attempts + 1, send_at = now() + least(interval '10 minutes', interval '5 seconds' * power(2, attempts))
       where id in (select id from outbox where send_at <= now() order by send_at limit 20 for update skip locked)
       returning id, kind, subject`,
    );
    for (const row of due) await this.sendOne(row);
  }

  private async sendOne({ id, kind, subject }: OutboxRow): Promise<void> {
    try {
      await this.leave(kind, subject, id);
      await this.database.query('update outbox set send_at = null, error = null where id = $1', [id]);
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
