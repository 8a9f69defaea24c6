import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/tools/backend/database/database';
import { moveOrder } from '../../../src/tools/backend/orders/move-order';
import type { Post } from '../../../src/tools/backend/mail/post';
import type { CheckoutOrder, Payments, PaymentState } from '../../../src/tools/backend/payments/payments';
import { migratedDatabase, engines, useEngine } from './support/engines';
import {
  decide,
  kitchenToken,
  order,
  placeOrder,
  reconcileNow,
  register,
  runBackend,
  statusOf,
} from './support/running-backend';
import { sendWebhook } from './support/send-webhook';

const neverSent = () => undefined;

/** Answers as the test says. */
class ToldPayments implements Payments {
  readonly asked: string[] = [];
  constructor(
    private readonly answer: (providerId: string) => Promise<PaymentState>,
    private readonly minAttempt = 0,
  ) {}
  async open({ orderId, attempt }: CheckoutOrder) {
    if (attempt < this.minAttempt) throw new Error('The key is spent.');
    return { providerId: orderId, url: `https://pay.test/${orderId}/${attempt}` };
  }
  state(providerId: string) {
    this.asked.push(providerId);
    return this.answer(providerId);
  }
  close = () => Promise.resolve();
  refund = () => Promise.resolve();
  readWebhook = () => Promise.resolve(undefined);
}

/** The provider answers once `answer` is called. */
function heldPayments() {
  let answer = (): void => undefined;
  const isAnswered = new Promise<PaymentState>((resolve) => (answer = () => resolve({ kind: 'open' })));
  return { payments: new ToldPayments(() => isAnswered), answer };
}

describe.each(engines)('the work behind payments on %s', (engine) => {
  useEngine(engine);

  it('the work goes on at the hundredth attempt of a payment and of a mail', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { soup: 1 });
    await decide(url, 'pay');
    await backend.store.query('update outbox set attempts = 99');
    await reconcileNow(backend);
    expect(await statusOf(backend, token, id)).toBe('PAID');
    await backend.store.query('update outbox set attempts = 99, send_at = now()');
    await backend.work();
    expect(await backend.store.query('select 1 from outbox where send_at is not null')).toEqual([]);
  });

  it('a mail leaves although payments cannot be asked for', async () => {
    const store = await migratedDatabase();
    const database: Database = {
      ...store,
      query: (sql, values) => (values?.[0] === 'ask' ? Promise.reject(new Error('gone')) : store.query(sql, values)),
    };
    const backend = await runBackend({ database, workPeriod: 0 });
    await store.query("insert into outbox (id, kind, subject) values ('mail SB-1', 'mail', 'SB-1')");
    await backend.work();
    expect(await store.query('select 1 from outbox where send_at is not null')).toEqual([]);
    expect(backend.log.join()).toContain('Payments and mails wait');
  });

  it('a mail leaves while the payment provider does not answer', async () => {
    const { payments, answer } = heldPayments();
    const backend = await runBackend({ payments, workPeriod: 5 });
    const { token } = await register(backend);
    const { id } = await placeOrder(backend, token, { soup: 1 });
    await backend.store.query("update outbox set send_at = now() where kind = 'ask'");
    await vi.waitUntil(() => payments.asked.length > 0, 10_000);
    for (const mail of ['at first', 'later']) {
      await backend.store.query("insert into outbox (id, kind, subject) values ($1, 'mail', $2)", [mail, id]);
      const left = () => backend.store.query('select 1 from outbox where id = $1 and send_at is null', [mail]);
      await vi.waitUntil(async () => (await left()).length > 0, 10_000);
    }
    expect(payments.asked).toEqual([id]);
    answer();
  });

  it('a payment is asked about by one of two processes, however slow the provider is', async () => {
    const { payments, answer } = heldPayments();
    const one = await runBackend({ payments, workPeriod: 0 });
    const other = await runBackend({ payments, workPeriod: 0, database: one.store });
    const { token } = await register(one);
    await placeOrder(one, token, { soup: 1 });
    await one.store.query("update outbox set send_at = now() where kind = 'ask'");
    const inHand = one.work();
    await vi.waitUntil(() => payments.asked.length > 0, 10_000);
    // Three tries of eight seconds, and the pauses between them.
    await one.store.query("update outbox set send_at = send_at - interval '30 seconds' where kind = 'ask'");
    const second = other.work();
    await Promise.race([second, vi.waitUntil(() => payments.asked.length > 1, 10_000)]);
    expect(payments.asked).toHaveLength(1);
    answer();
    await Promise.all([inHand, second]);
  });

  it('a new mail does not wait behind those that the server for mails has refused', async () => {
    const tried: string[] = [];
    const post: Post = { send: ({ id }) => (tried.push(id), Promise.reject(new Error('The server is slow.'))) };
    const backend = await runBackend({ workPeriod: 0, post });
    await register(backend);
    await backend.store.query(
      `insert into outbox (id, kind, subject, send_at, attempts, error)
       select 'mail confirm ' || c.id || ' ' || n, 'mail', 'confirm ' || c.id || ' ' || n, now() - interval '6 minutes', 5, 'refused'
       from customers c, generate_series(1, 30) n`,
    );
    const [{ id } = { id: '' }] = await backend.store.query<{ id: string }>(
      "select id from outbox where kind = 'mail' and error is null",
    );
    await backend.work();
    expect(tried[0]).toBe(id);
  });

  it('a mail leaves once from two processes, however slow the server for mails is', async () => {
    const sent: string[] = [];
    let accept = (): void => undefined;
    const isAccepted = new Promise<void>((resolve) => (accept = resolve));
    const post: Post = { send: ({ id }) => (sent.push(id), isAccepted) };
    const one = await runBackend({ workPeriod: 0, post });
    const other = await runBackend({ workPeriod: 0, post, database: one.store });
    const { token } = await register(one);
    const { id } = await placeOrder(one, token, { soup: 1 });
    await one.store.query('update customers set confirmed_email = email');
    await one.store.query("update outbox set subject = $1 where kind = 'mail'", [id]);
    const inHand = one.work();
    await vi.waitUntil(() => sent.length > 0, 10_000);
    await one.store.query("update outbox set send_at = send_at - interval '50 seconds'");
    const second = other.work();
    await Promise.race([second, vi.waitUntil(() => sent.length > 1, 10_000)]);
    accept();
    await Promise.all([inHand, second]);
    expect(sent).toHaveLength(1);
    expect(await one.store.query("select 1 from outbox where kind = 'mail' and send_at is not null")).toEqual([]);
  });

  it('an order that is still open is asked for again, whatever the answer was', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { url } = await placeOrder(backend, token, { soup: 1 });
    await decide(url, 'pay');
    await backend.store.query("delete from order_transitions where to_status = 'PAID'");
    await reconcileNow(backend);
    expect(await backend.store.query("select 1 from outbox where kind = 'ask' and send_at is not null")).toHaveLength(
      1,
    );
  });

  it('the close of a backend waits for the payment in hand, and begins no other', async () => {
    const { payments, answer } = heldPayments();
    const backend = await runBackend({ payments, workPeriod: 5 });
    const { token } = await register(backend);
    for (let count = 0; count < 2; count++) await placeOrder(backend, token, { soup: 1 });
    await backend.store.query("update outbox set send_at = now() where kind = 'ask'");
    await vi.waitUntil(() => payments.asked.length > 0, 10_000);
    const closed = backend.close();
    const isClosing = () =>
      fetch(`${backend.origin}/health`).then(
        ({ ok }) => !ok,
        () => true,
      );
    await vi.waitUntil(isClosing, 10_000);
    answer();
    await closed;
    expect(payments.asked).toHaveLength(1);
  });

  it('a payment page is opened at another attempt after one that failed', async () => {
    const backend = await runBackend({ payments: new ToldPayments(async () => ({ kind: 'open' }), 1) });
    const { token } = await register(backend);
    const press = () =>
      backend.request('POST /api/v1/orders', {
        token,
        headers: { 'Idempotency-Key': 'press' },
        body: order({ soup: 1 }),
      });
    expect([(await press()).status, (await press()).status]).toEqual([503, 200]);
  });

  it('a payment counts that is made in the moment in which its page is closed', async () => {
    let paid: PaymentState | undefined;
    const payments = new ToldPayments(async () => paid ?? { kind: 'open' });
    const backend = await runBackend({ payments, workPeriod: 0 });
    const { token } = await register(backend);
    const { id } = await placeOrder(backend, token, { soup: 1 });
    const rest = { currency: 'USD', refunded: 0, refundFailure: null, isDisputed: false };
    payments.close = async () => void (paid = { kind: 'paid', orderId: id, amount: 1085, ...rest });
    await backend.store.query("update orders set created_at = now() - interval '16 minutes'");
    await reconcileNow(backend);
    expect(await statusOf(backend, token, id)).toBe('PAID');
  });

  it('what an order that was not paid in time says stays true when a payment comes all the same', async () => {
    let state: PaymentState = { kind: 'expired' };
    const backend = await runBackend({ payments: new ToldPayments(async () => state), workPeriod: 0 });
    const { token } = await register(backend);
    const { id } = await placeOrder(backend, token, { soup: 1 });
    await backend.store.query("update orders set created_at = now() - interval '16 minutes'");
    await reconcileNow(backend);
    const rest = { currency: 'USD', refunded: 0, refundFailure: null, isDisputed: false };
    state = { kind: 'paid', orderId: id, amount: 1085, ...rest };
    await backend.store.query('update outbox set send_at = now() where id = $1', [`ask ${id}`]);
    await backend.work();
    expect((await backend.request(`GET /api/v1/orders/${id}`, { token })).reply.order.statusMessage).toBe(
      'Your order was not paid in time, so we could not make it. You pay nothing for it. 10.85 USD goes back to you.',
    );
  });

  it('a page that opens while its order is given up is closed', async () => {
    const store = await migratedDatabase();
    let isHeld = false;
    let goOn = (): void => undefined;
    const database: Database = {
      ...store,
      transaction: async (work) => {
        if (isHeld) await new Promise<void>((resolve) => (goOn = resolve));
        return store.transaction(work);
      },
    };
    const backend = await runBackend({ database, deliver: neverSent, workPeriod: 0 });
    const { token } = await register(backend);
    await placeOrder(backend, token, { soup: 1 });
    const [page] = await store.query<{ id: string }>('select provider_id as id from checkouts');
    await store.query("update orders set created_at = now() - interval '31 minutes'");
    await store.query('update checkouts set provider_id = null');
    await store.query("update outbox set send_at = now() where kind = 'ask'");
    isHeld = true;
    const round = backend.work();
    await vi.waitUntil(
      async () => (await store.query("select 1 from outbox where kind = 'ask' and attempts > 0")).length > 0,
      10_000,
    );
    await store.query('update checkouts set provider_id = $1', [page?.id]);
    isHeld = false;
    goOn();
    await round;
    await backend.work();
    expect([...backend.sessions.values()].map(({ status }) => status)).toEqual(['expired']);
  });

  it('a page that is asked to close while it is being closed is closed again', async () => {
    const backend = await runBackend({ deliver: neverSent, workPeriod: 0 });
    const { token } = await register(backend);
    const { id } = await placeOrder(backend, token, { soup: 1 });
    await backend.request(`POST /api/v1/orders/${id}/cancel`, { token });
    const again = "update outbox set attempts = 0, send_at = now() where kind = 'close'";
    await Promise.all([backend.work(), backend.store.query(again).then(() => backend.store.query(again))]);
    await backend.work();
    expect(await backend.store.query("select 1 from outbox where kind = 'close' and send_at is not null")).toEqual([]);
  });

  it('an order of nothing is paid without a payment, and its cancellation refunds nothing', async () => {
    const backend = await runBackend({ deliver: neverSent });
    await backend.store.query('update menu_items set price = 0');
    const { token } = await register(backend);
    const { reply } = await backend.request('POST /api/v1/orders', {
      token,
      body: order({ soup: 1 }, { fulfillmentType: 'PICKUP', deliveryInfo: undefined }),
    });
    await decide(reply.paymentCheckout.url, 'pay');
    await reconcileNow(backend);
    expect(await statusOf(backend, token, reply.order.id)).toBe('PAID');
    await backend.request(`POST /kitchen/orders/${reply.order.id}/cancel`, { token: kitchenToken });
    await reconcileNow(backend);
    expect(await backend.store.query('select 1 from outbox where send_at is not null')).toEqual([]);
  });
});

// PGlite runs one transaction at a time, so none waits for another.
describe.each(engines.filter((engine) => engine === 'PostgreSQL'))('payments at once on %s', (engine) => {
  useEngine(engine);

  it('a payment counts that arrives while another answer is being stored', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { soup: 1 });
    await decide(url, 'pay');
    const [session = {}] = backend.sessions.values();
    let webhook: Promise<Response> | undefined;
    await backend.store.transaction(async (queries) => {
      await moveOrder(queries, id, 'PAYMENT_PROCESSING');
      webhook = sendWebhook(backend, backend.webhookSecret, session);
      while ((await backend.store.query('select 1 from pg_locks where not granted')).length === 0);
    });
    expect((await webhook)?.status).toBe(200);
    expect(await statusOf(backend, token, id)).toBe('PAID');
  });
});
