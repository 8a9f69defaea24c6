import { describe, expect, it } from 'vitest';
import { engines, useEngine } from './support/engines';
import {
  decide,
  kitchenToken,
  placeOrder,
  placePaid,
  reconcileNow,
  register,
  runBackend,
  statusOf,
  stockOf,
} from './support/running-backend';
import { sendWebhook } from './support/send-webhook';

const neverSent = () => undefined;

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
    expect(await backend.store.query("select 1 from outbox where kind = 'mail' and subject like 'SB-%'")).toHaveLength(
      1,
    );
  });

  it('a payment is found by asking when its webhook never comes', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id } = await placePaid(backend, token, { soup: 1 });
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

  it.each([
    ['an open order', ''],
    ['a cancelled order', 'cancel'],
  ])('is nothing to cook for when all of it went back before the backend knew of it: %s', async (_order, call) => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    await backend.store.query('update customers set confirmed_email = email');
    const { id, url } = await placeOrder(backend, token, { bread: 1 });
    await decide(url, 'pay');
    const [session] = backend.sessions.values();
    Object.assign(session ?? {}, { refunded: session?.amount_total });
    if (call) await backend.request(`POST /api/v1/orders/${id}/${call}`, { token });
    backend.mails.splice(0);
    for (let round = 0; round < 2; round++) await reconcileNow(backend);
    expect(await statusOf(backend, token, id)).toBe('CANCELLED');
    expect(await stockOf(backend, 'bread')).toBe(3);
    expect(session?.refunded).toBe(session?.amount_total);
    const mailed = backend.mails.filter(({ subject }) => subject.includes(id));
    expect(mailed.map(({ text }) => text)).toEqual([expect.stringContaining('$8.42 goes back to you')]);
    expect(mailed[0]?.text).not.toMatch(/\$0\.00|We bring it|is paid/);
  });

  it('is one to cook for when a part of it went back before the backend knew of it', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { bread: 1 });
    await decide(url, 'pay');
    const [session] = backend.sessions.values();
    Object.assign(session ?? {}, { refunded: 100 });
    await reconcileNow(backend);
    expect(await statusOf(backend, token, id)).toBe('PAID');
  });

  it('goes back when it is known only after the day of its order, and the kitchen hears of none', async () => {
    let time = '2026-11-27T16:00:00Z';
    const backend = await runBackend({ deliver: neverSent, workPeriod: 0, now: () => new Date(time) });
    const { token } = await register(backend);
    await backend.store.query('update customers set confirmed_email = email');
    const [late, inTime] = [
      await placeOrder(backend, token, { bread: 1 }),
      await placeOrder(backend, token, { soup: 1 }),
    ];
    await backend.work();
    backend.mails.splice(0);
    // Both are for Saturday, which ends in Chicago six hours after London's.
    time = '2026-11-29T05:59:00Z';
    await decide(inTime.url, 'pay');
    await reconcileNow(backend);
    expect(await statusOf(backend, token, inTime.id)).toBe('PAID');
    time = '2026-11-29T06:00:00Z';
    await decide(late.url, 'pay');
    await reconcileNow(backend);
    await reconcileNow(backend);
    const { reply } = await backend.request(`GET /api/v1/orders/${late.id}`, { token });
    expect(reply.order).toMatchObject({
      orderStatus: 'CANCELLED',
      statusMessage:
        'Your payment came after the day of your order, so we could not make it. 8.42 USD goes back to you.',
    });
    expect([...backend.sessions.values()].map(({ refunded }) => refunded)).toEqual([842, 0]);
    expect(backend.mails.map(({ subject }) => subject)).toEqual([
      `Your order ${inTime.id} is paid`,
      `Money back for your order ${late.id}`,
    ]);
  });

  it('a payment can no longer be made when the items of the order are needed for others', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { bread: 1 });
    await backend.store.query("update orders set created_at = now() - interval '16 minutes'");
    await reconcileNow(backend);
    await decide(url, 'pay');
    await reconcileNow(backend);
    const { reply } = await backend.request(`GET /api/v1/orders/${id}`, { token });
    expect(reply.order).toMatchObject({
      orderStatus: 'CANCELLED',
      statusMessage: 'Your order was not paid in time, so we could not make it. You pay nothing for it.',
    });
    expect([...backend.sessions.values()].map(({ payment_status }) => payment_status)).toEqual(['unpaid']);
    expect(await stockOf(backend, 'bread')).toBe(3);
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

  it('says in the log that somebody has paid for an order that a restored database has forgotten', async () => {
    const backend = await runBackend({ deliver: neverSent, workPeriod: 0 });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { soup: 1 });
    const [session] = backend.sessions.values();
    await backend.store.script('delete from checkouts');
    const send = async () => (await sendWebhook(backend, backend.webhookSecret, { ...session })).status;
    expect([await send(), backend.log]).toEqual([200, []]);
    await decide(url, 'pay');
    expect(await send()).toBe(200);
    expect(backend.log.join()).toContain(`Somebody has paid for ${id}, which is not in this database`);
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

describe.each(engines)('what the provider says on %s', (engine) => {
  useEngine(engine);

  async function paidAs(change: object) {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const { id, url } = await placeOrder(backend, token, { soup: 1 });
    await decide(url, 'pay');
    for (const [key, session] of backend.sessions) backend.sessions.set(key, { ...session, ...change });
    await reconcileNow(backend);
    const look = async () => (await backend.request('GET /kitchen/payments', { token: kitchenToken })).reply;
    return { backend, token, id, look };
  }

  it.each([
    ['another amount', { amount_total: 1 }, 'It is $0.01, not $10.85.'],
    ['another currency', { currency: 'mxn', payment_intent: null }, 'It is in MXN, not in USD.'],
    ['another order', { client_reference_id: 'SB-OTHER' }, 'It is for SB-OTHER.'],
  ])('is compared: a payment of %s is held, logged and shown to the kitchen', async (_what, change, held) => {
    const { backend, token, id, look } = await paidAs(change);
    expect(await statusOf(backend, token, id)).toBe('PAYMENT_PROCESSING');
    expect(await look()).toEqual([expect.objectContaining({ id, held })]);
    expect(backend.log.join()).toContain(`The payment of ${id} is held: ${held}`);
    expect(await backend.store.query("select 1 from outbox where kind = 'mail' and subject like 'SB-%'")).toEqual([]);
  });

  it('goes back as it came when the kitchen ends an order whose payment is held', async () => {
    const { backend, id } = await paidAs({ amount_total: 500 });
    await backend.request(`POST /kitchen/orders/${id}/cancel`, { token: kitchenToken });
    for (let round = 0; round < 3; round++) await reconcileNow(backend);
    expect([...backend.sessions.values()].map(({ refunded }) => refunded)).toEqual([500]);
  });

  it('reaches an order that is paid already: a refund and a dispute of the pages of the provider', async () => {
    const { backend, token, id, look } = await paidAs({});
    expect(await statusOf(backend, token, id)).toBe('PAID');
    expect(await look()).toEqual([]);
    const [session] = backend.sessions.values();
    if (!session) throw new Error('There is no page.');
    const charge = { object: 'charge', id: 'ch_1', payment_intent: session.payment_intent?.id };
    for (const isDisputed of [false, true]) {
      backend.sessions.set(session.id, { ...session, refunded: 300, isDisputed });
      for (let count = 0; count < 2; count++)
        expect((await sendWebhook(backend, backend.webhookSecret, charge)).status).toBe(200);
      expect(await look()).toEqual([
        expect.objectContaining({ id, held: null, isDisputed, paidBackElsewhere: '$3.00' }),
      ]);
    }
    await backend.request(`POST /kitchen/orders/${id}/cancel`, { token: kitchenToken });
    for (let round = 0; round < 2; round++) await reconcileNow(backend);
    expect(await backend.store.query('select sum(amount)::int as back from refunds')).toEqual([{ back: 1085 }]);
  });
});
