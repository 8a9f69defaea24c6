import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { fromStripeAmount } from '../payments/stripe-amount';

interface PaymentPageOptions {
  readonly origin: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Backends of one shop get the webhooks in turn. */
  readonly webhookUrls: readonly string[];
  readonly file?: string | undefined;
  /** Tests lose, double or delay a webhook here. */
  readonly deliver?: (send: () => Promise<void>) => void;
}

export interface PaymentSession {
  readonly id: string;
  readonly object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  payment_intent: { id: string; status: string; last_payment_error: { message: string } | null } | null;
  readonly amount_total: number;
  readonly currency: string;
  readonly success_url: string;
  readonly client_reference_id: string;
  readonly url: string;
  refunded: number;
}

/** Stripe's form encoding has one key per value: `line_items[0][price_data][unit_amount]`. */
const form = z.record(z.string(), z.string());
const byId = z.object({ id: z.string() });

/** Speaks the part of Stripe's API that the backend uses. No money moves. */
export function paymentPage({
  origin,
  secretKey,
  webhookSecret,
  webhookUrls,
  file,
  deliver = (send) => void send(),
}: PaymentPageOptions) {
  const sessions = new Map<string, PaymentSession>(
    file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [],
  );
  let sent = 0;
  const replies = new Map<string, PaymentSession>();
  const save = () => file && writeFileSync(file, JSON.stringify([...sessions]));
  const app = fastify({ forceCloseConnections: true });
  void app.register(formbody);

  const found = (params: unknown) => {
    const session = sessions.get(byId.parse(params).id);
    if (!session) throw Object.assign(new Error('No such checkout.session'), { statusCode: 404 });
    return session;
  };
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (url.startsWith('/v1/') && headers.authorization !== `Bearer ${secretKey}`)
      await reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode ?? 400).send({ error: { type: 'invalid_request_error', message: error.message } }),
  );

  app.post('/v1/checkout/sessions', ({ body, headers }) => {
    const key = String(headers['idempotency-key']);
    const session = replies.get(key) ?? newSession(origin, form.parse(body));
    sessions.set(session.id, session);
    replies.set(key, session);
    save();
    return session;
  });
  app.get('/v1/checkout/sessions/:id', ({ params }) => found(params));
  app.post('/v1/checkout/sessions/:id/expire', ({ params }) => {
    const session = found(params);
    if (session.status !== 'open') throw new Error('Only Checkout Sessions with a status in ["open"] can be expired.');
    session.status = 'expired';
    return notify(session, 'expired');
  });
  app.post('/v1/refunds', ({ body }) => {
    const { payment_intent: intent } = form.parse(body);
    const paid = [...sessions.values()].find((session) => session.payment_intent?.id === intent);
    if (paid?.payment_status !== 'paid') throw new Error('This payment has no charge to refund.');
    paid.refunded = paid.amount_total;
    save();
    return { id: `re_${intent}`, object: 'refund', amount: paid.refunded, status: 'succeeded' };
  });

  app.get('/pay/:id', ({ params }, reply) => reply.type('text/html').send(htmlOf(found(params))));
  app.post('/pay/:id', ({ params, body }, reply) => {
    const session = found(params);
    if (session.status === 'open' || session.payment_intent?.status === 'processing')
      notify(session, decide(session, form.parse(body).decision));
    return reply.redirect(session.success_url, 303);
  });

  function notify(session: PaymentSession, event: string): PaymentSession {
    save();
    const type = `checkout.session.${event}`;
    const payload = JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: 'event',
      type,
      data: { object: session },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    // A lost webhook is harmless, because the backend polls.
    deliver(async () => {
      const url = webhookUrls[sent++ % webhookUrls.length] ?? '';
      await fetch(url, { method: 'POST', headers, body: payload }).catch(() => undefined);
    });
    return session;
  }
  return { app, sessions };
}

function newSession(origin: string, written: z.infer<typeof form>): PaymentSession {
  const numberOf = (line: number, field: string) => Number(written[`line_items[${line}]${field}`]);
  const amount = (line: number) => numberOf(line, '[price_data][unit_amount]') * numberOf(line, '[quantity]');
  let total = 0;
  for (let line = 0; Number.isFinite(amount(line)); line++) total += amount(line);
  const id = `cs_test_${crypto.randomUUID().replaceAll('-', '')}`;
  return {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: total,
    refunded: 0,
    currency: written['line_items[0][price_data][currency]'] ?? 'usd',
    success_url: written.success_url ?? '',
    client_reference_id: written.client_reference_id ?? '',
    url: `${origin}/pay/${id}`,
  };
}

const intentStatuses: Readonly<Record<string, string>> = {
  pay: 'succeeded',
  'pay later': 'processing',
  decline: 'requires_payment_method',
};

/** Returns the event that Stripe would tell. */
function decide(session: PaymentSession, decision = ''): string {
  const status = intentStatuses[decision];
  session.status = status === undefined ? 'expired' : 'complete';
  if (status === undefined) return 'expired';
  const isFree = session.amount_total === 0;
  const isDeclined = decision === 'decline';
  if (decision === 'pay') session.payment_status = isFree ? 'no_payment_required' : 'paid';
  const id = `pi_${session.id.slice('cs_test_'.length)}`;
  const last_payment_error = isDeclined ? { message: 'Your card was declined.' } : null;
  session.payment_intent = isFree ? null : { id, status, last_payment_error };
  return isDeclined ? 'async_payment_failed' : 'completed';
}

function htmlOf({ status, amount_total, currency, client_reference_id: order, success_url }: PaymentSession): string {
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    fromStripeAmount(amount_total, currency) / 100,
  );
  const buttons = [
    ['pay', `Pay ${amount}`],
    ['decline', 'Decline Payment'],
    ['abandon', 'Back to Shop'],
  ].map(([value, name]) => `<button name="decision" value="${value}">${name}</button>`);
  const back = `<a href="${success_url.replaceAll('&', '&amp;')}">Back to Shop</a>`;
  const choice =
    status === 'open'
      ? `<form method="post">${buttons.join(' ')}</form>`
      : `<p>This payment is closed.</p><p>${back}</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Payment</title><h1>Payment</h1><p>This page is for development and takes no money. Order ${order}.</p>${choice}</html>`;
}
