import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { paymentPage } from '../../../src/tools/backend/development/payment-page';
import { StripePayments } from '../../../src/tools/backend/payments/stripe-payments';
import { freePort } from '../../tools/free-port.mjs';

async function stripe() {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const [secretKey, webhookSecret] = ['sk_test_secret', 'whsec_secret'];
  const { app, sessions } = paymentPage({
    origin,
    secretKey,
    webhookSecret,
    webhookUrls: [origin],
    deliver: () => undefined,
  });
  await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
  onTestFinished(() => app.close());
  const payments = new StripePayments({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRETS: [webhookSecret],
    STRIPE_API_URL: origin,
    SHOP_ORIGIN: 'https://shop.test',
  });
  return { payments, sessions };
}

const lines = [{ name: 'Biryani', unitPrice: 49_000, quantity: 2 }];
const order = {
  orderId: 'order-1',
  checkoutId: 'checkout-1',
  attempt: 0,
  currency: 'USD',
  email: 'a@shop.test',
  total: 98_000,
  lines,
};

it('the payment page opens for an email that Stripe does not take, and once', async () => {
  const { payments, sessions } = await stripe();
  const open = () => payments.open({ ...order, email: 'a..b@shop.test' });
  expect((await open()).providerId).toBe((await open()).providerId);
  expect([...sessions.values()].map(({ amount_total }) => amount_total)).toEqual([98_000]);
});

it.each([
  ['USD', 98_000, '$980.00'],
  ['JPY', 980, '¥980'],
  ['KRW', 980, '₩980'],
])(
  'the payment page asks for the amount of an order in %s as %d of its smallest unit, and says that it was paid',
  async (currency, asked, shown) => {
    const { payments, sessions } = await stripe();
    const { providerId, url } = await payments.open({ ...order, currency });
    expect(sessions.get(providerId)?.amount_total).toBe(asked);
    expect(await (await fetch(url)).text()).toContain(`Pay ${shown}<`);
    await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'pay' }), redirect: 'manual' });
    expect(await payments.state(providerId)).toEqual({
      kind: 'paid',
      orderId: 'order-1',
      amount: 98_000,
      currency,
      refunded: 0,
      refundFailure: null,
      isDisputed: false,
    });
    const idAt = async (attempt: number) => (await payments.open({ ...order, currency, attempt })).providerId;
    expect(await idAt(0)).toBe(providerId);
    expect(await idAt(1)).not.toBe(providerId);
  },
);

const paid = { status: 'complete', payment_status: 'paid', client_reference_id: 'order-1' };
const chargeOf = (status: string) => ({
  amount_refunded: 300,
  disputed: false,
  refunds: { has_more: false, data: [{ amount: 300, status, failure_reason: null }] },
});

it.each([
  [
    'a payment that was cancelled after the page has failed',
    { status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'canceled', last_payment_error: null } },
    { kind: 'failed', reason: 'The payment failed.' },
  ],
  [
    'a refund that arrives has gone back',
    { ...paid, payment_intent: { currency: 'usd', amount_received: 1000, latest_charge: chargeOf('succeeded') } },
    { kind: 'paid', amount: 1000, refunded: 300, refundFailure: null },
  ],
  [
    'a refund that was cancelled has not gone back',
    { ...paid, payment_intent: { currency: 'usd', amount_received: 1000, latest_charge: chargeOf('canceled') } },
    { kind: 'paid', amount: 1000, refunded: 0, refundFailure: 'unknown' },
  ],
])('%s', async (_what, session, state) => {
  const port = await freePort();
  const server = createServer((_request, reply) => {
    reply.setHeader('Content-Type', 'application/json').end(JSON.stringify(session));
  }).listen(port, '127.0.0.1');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  const payments = new StripePayments({
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_WEBHOOK_SECRETS: ['whsec_secret'],
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
    SHOP_ORIGIN: 'https://shop.test',
  });
  expect(await payments.state('cs_test_1')).toMatchObject(state);
});
