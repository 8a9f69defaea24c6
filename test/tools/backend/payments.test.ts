import Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/tools/backend/database/database';
import { moveOrder } from '../../../src/tools/backend/orders/move-order';
import type { CheckoutOrder, Payments, PaymentState } from '../../../src/tools/backend/payments/payments';
import { emptyDatabase, engines, useEngine } from './support/engines';
import {
  decide,
  kitchenToken,
  order,
  placeOrder,
  reconcileNow,
  register,
  runBackend,
  statusOf,
  stockOf,
  type RunningBackend,
} from './support/running-backend';

const neverSent = () => undefined;

function sendWebhook({ origin }: RunningBackend, secret: string, session: object) {
  const payload = JSON.stringify({ object: 'event', data: { object: session } });
  return fetch(`${origin}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
  });
}

describe.each(engines)('a payment on %s', (engine) => {
  useEngine(engine);

  it('makes the order paid when its webhook comes twice, and sends the browser back to the shop', async () => {
    const sends: (() => Promise<void>)[] = [];
    const backend = await runBackend({ deliver: (send) => sends.push(send) });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { soup: 1 });
    const back = new URL(await decide(url, 'pay'));
    expect([back.pathname, back.searchParams.get('orderId')]).toEqual(['/payment-status', id]);
    expect(await statusOf(backend, token, id)).toBe('PENDING_PAYMENT');
    await Promise.all(sends.flatMap((send) => [send(), send()]));
    expect(await statusOf(backend, token, id)).toBe('PAID');
    expect(await backend.store.query("select 1 from outbox where kind = 'mail'")).toHaveLength(1);
  });

  it('a payment is found by asking when its webhook never comes', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { soup: 1 });
    await decide(url, 'pay');
    await reconcileNow(backend);
    expect(await statusOf(backend, token, id)).toBe('PAID');
  });

  it.each([
    ['decline', 'PAYMENT_FAILED'],
    ['abandon', 'CANCELLED'],
  ] as const)('gives the stock back when it ends with %s', async (decision, status) => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { bread: 2 });
    await decide(url, decision);
    await reconcileNow(backend);
    expect(await statusOf(backend, token, id)).toBe(status);
    expect(await stockOf(backend, 'bread')).toBe(3);
  });

  it('goes back to the customer, once, when its order was cancelled meanwhile', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { soup: 1 });
    await decide(url, 'pay');
    await backend.request(`POST /api/v1/orders/${id}/cancel`, { token });
    for (let round = 0; round < 3; round++) await reconcileNow(backend);
    expect(await statusOf(backend, token, id)).toBe('CANCELLED');
    expect([...backend.sessions.values()].map(({ refunded }) => refunded)).toEqual([1085]);
  });

  it('a payment can no longer be made half an hour after the order', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { bread: 1 });
    await backend.store.query("update orders set created_at = now() - interval '31 minutes'");
    await reconcileNow(backend);
    await decide(url, 'pay');
    await reconcileNow(backend);
    expect(await statusOf(backend, token, id)).toBe('CANCELLED');
    expect([...backend.sessions.values()].map(({ payment_status }) => payment_status)).toEqual(['unpaid']);
    expect(await stockOf(backend, 'bread')).toBe(3);
  });
});

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
  readWebhook = () => undefined;
}

describe.each(engines)('the work behind payments on %s', (engine) => {
  useEngine(engine);

  it('the work goes on at the hundredth attempt of a payment and of a mail', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { soup: 1 });
    await decide(url, 'pay');
    await backend.store.query('update checkouts set asked = 99');
    await reconcileNow(backend);
    expect(await statusOf(backend, token, id)).toBe('PAID');
    await backend.store.query('update outbox set attempts = 99, send_at = now()');
    await backend.work();
    expect(await backend.store.query('select 1 from outbox where send_at is not null')).toEqual([]);
  });

  it('a mail leaves although payments cannot be asked for', async () => {
    const backend = await runBackend();
    await backend.store.query("insert into outbox (id, kind, subject) values ('mail SB-1', 'mail', 'SB-1')");
    await backend.store.script('alter table checkouts rename column asked to gone');
    await backend.work();
    expect(await backend.store.query('select 1 from outbox where send_at is not null')).toEqual([]);
    expect(backend.log.join()).toContain('Payments and mails wait');
  });

  it.skipIf(engine === 'PGlite')('a payment counts that arrives while another answer is being stored', async () => {
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

  it('an order that is still open is asked for again, whatever the answer was', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { url } = await placeOrder(backend, token, { soup: 1 });
    await decide(url, 'pay');
    await backend.store.query("delete from order_transitions where to_status = 'PAID'");
    await reconcileNow(backend);
    expect(await backend.store.query('select 1 from checkouts where ask_at is not null')).toHaveLength(1);
  });

  it('the close of a backend waits for the payment in hand, and begins no other', async () => {
    let answer = (): void => undefined;
    const isAnswered = new Promise<PaymentState>((resolve) => (answer = () => resolve({ kind: 'open' })));
    const payments = new ToldPayments(() => isAnswered);
    const backend = await runBackend({ payments, workPeriod: 5 });
    const { token } = await register(backend);
    for (let count = 0; count < 2; count++) await placeOrder(backend, token, { soup: 1 });
    await backend.store.query('update checkouts set ask_at = now()');
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

  it('a page that opens while its order is given up is closed', async () => {
    const store = await emptyDatabase();
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
    await store.query('update checkouts set provider_id = null, ask_at = now()');
    isHeld = true;
    const round = backend.work();
    await vi.waitUntil(async () => (await store.query('select 1 from checkouts where asked > 0')).length > 0, 10_000);
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
    expect(await backend.store.query('select 1 from outbox where send_at is not null')).toEqual([]);
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

describe.each(engines)('a webhook on %s', (engine) => {
  useEngine(engine);

  it('a webhook is accepted with the new and the old secret while they rotate, and with the new one afterwards', async () => {
    const session = { object: 'checkout.session', id: 'cs_unknown' };
    const statusesWith = async (STRIPE_WEBHOOK_SECRETS: string) => {
      const backend = await runBackend({ deliver: neverSent, env: { STRIPE_WEBHOOK_SECRETS } });
      const send = async (secret: string) => (await sendWebhook(backend, secret, session)).status;
      return [await send('whsec_new'), await send('whsec_old')];
    };
    expect(await statusesWith('whsec_new,whsec_old')).toEqual([200, 200]);
    expect(await statusesWith('whsec_new')).toEqual([200, 400]);
  });

  it('changes nothing by itself, and nothing at all unless the provider has signed it', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id } = await placeOrder(backend, token, { soup: 1 });
    const [session] = backend.sessions.values();
    const send = (secret: string) => sendWebhook(backend, secret, { ...session, payment_status: 'paid' });
    expect((await send('whsec_of_somebody')).status).toBe(400);
    // Even a signed webhook decides nothing by what it says: the provider is asked.
    expect((await send(backend.webhookSecret)).status).toBe(200);
    expect(await statusOf(backend, token, id)).toBe('PENDING_PAYMENT');
  });
});
