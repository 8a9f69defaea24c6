import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { BackendApp } from './app';
import type { Database } from './database/database';
import { noSuchCall, Refusal } from './refusal';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addAddress('::1', 'ipv6');

/** A proxy has a private address too, but its requests say for whom it asks. They may not read the numbers. */
function isPrivate({ headers, raw }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress ?? '';
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return !isForwarded && privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * It writes, because a full disk or a read-only copy still answers reads. Work stalls where nothing of its kind is tried. What is tried,
 * refused and due later does not count: neither a refund that its provider does not make nor a hundred mails whose server hangs may
 * take the shop off the net.
 */
const writeAndLook = `with written as (
    insert into limits (key, count, until) values ('ready', 1, now() + interval '1 day')
    on conflict (key) do update set until = excluded.until returning 1)
  select (select count(*)::int from outbox late where send_at < now() - interval '5 minutes' and not exists (
    select 1 from outbox tried where tried.kind = late.kind and tried.attempts > 0 and tried.send_at > now())) as stalled
  from written`;
const lookPeriod = 2000;

const numbers = `select
  (select count(*)::int from orders where created_at > now() - interval '1 day') as orders,
  (select count(*)::int from orders where status not in
    ('INITIATED', 'PENDING_PAYMENT', 'PAYMENT_PROCESSING', 'PAYMENT_FAILED', 'CANCELLED', 'REJECTED')) as paid,
  (select count(*)::int from orders where status = 'PAID') as waiting,
  (select coalesce(max(extract(epoch from now() - updated_at)), 0)::int from orders where status = 'PAID') as "waitingSeconds",
  (select count(*)::int from checkouts where held is not null) as held,
  (select count(*)::int from checkouts where refund_failed is not null) as "notArrived",
  (select count(*)::int from outbox where send_at is not null and error is not null) as failing,
  (select coalesce(max(extract(epoch from now() - send_at)), 0)::int from outbox where send_at < now()) as "outboxSeconds"`;
const told: Readonly<Record<string, readonly [string, string]>> = {
  orders: ['shop_orders_of_a_day', 'Orders that were placed within a day.'],
  paid: ['shop_orders_paid', 'Orders that were paid and not cancelled, of all time.'],
  waiting: ['shop_orders_waiting', 'Paid orders that nobody has confirmed.'],
  waitingSeconds: ['shop_orders_waiting_seconds', 'How long the first of them waits.'],
  held: ['shop_payments_held', 'Payments that were not believed.'],
  notArrived: ['shop_refunds_failed', 'Orders of which a refund left and did not reach the customer.'],
  failing: ['shop_outbox_failing', 'Questions, refunds and mails that failed and are tried again.'],
  outboxSeconds: ['shop_outbox_age_seconds', 'How long the oldest of those that are due waits.'],
};

/** Whether the process is alive, whether it can do its work, and in numbers. */
export function serveSeen(app: BackendApp, database: Database): void {
  const answers = new Map<number, number>();
  app.addHook('onResponse', async (_request, { statusCode }) => {
    answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
  });
  let looked: { readonly at: number; readonly stalled: Promise<number> } | undefined;
  /** Questions within one period share one query. */
  function stalled(): Promise<number> {
    if (!looked || performance.now() - looked.at > lookPeriod)
      looked = {
        at: performance.now(),
        stalled: database.query<{ stalled: number }>(writeAndLook).then(([found]) => found?.stalled ?? 0),
      };
    return looked.stalled;
  }

  app.get('/health', () => ({ ok: true }));
  app.get('/ready', async () => {
    if ((await stalled()) > 0) throw new Refusal(503, 'Questions, refunds and mails do not leave.');
    return { ok: true };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isPrivate(request)) throw noSuchCall();
    const [found = {}] = await database.query<Readonly<Record<string, number>>>(numbers);
    const gauges = Object.entries(told).flatMap(([field, [name, help]]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      `${name} ${found[field] ?? 0}`,
    ]);
    const counts = [...answers].map(([status, count]) => `shop_answers_total{status="${status}"} ${count}`);
    const answered = ['# HELP shop_answers_total Answers by status.', '# TYPE shop_answers_total counter', ...counts];
    return reply.type('text/plain; version=0.0.4').send(`${[...gauges, ...answered].join('\n')}\n`);
  });
}
