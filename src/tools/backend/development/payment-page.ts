import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { decide, form, htmlOf, newSession, type PaymentSession } from './payment-session';

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
    const written = form.parse(body);
    if (written.customer_email?.includes('..')) throw new Error(`Invalid email address: ${written.customer_email}`);
    const session = replies.get(key) ?? newSession(origin, written);
    sessions.set(session.id, session);
    replies.set(key, session);
    save();
    return session;
  });
  const withCharge = (session: PaymentSession) => {
    const { payment_intent: intent, refunded, failedRefund, isDisputed = false, currency } = session;
    const failed = failedRefund ? [{ ...failedRefund, status: 'failed' }] : [];
    const refunds = { object: 'list', has_more: false, data: [{ amount: refunded, status: 'succeeded' }, ...failed] };
    const amount_refunded = refunded + (failedRefund?.amount ?? 0);
    const latest_charge = { object: 'charge', amount_refunded, refunds, disputed: isDisputed };
    return { ...session, payment_intent: intent && { currency, ...intent, latest_charge } };
  };
  app.get('/v1/checkout/sessions/:id', ({ params }) => withCharge(found(params)));
  app.get('/v1/checkout/sessions', ({ query }) => {
    const { payment_intent: intent } = form.parse(query);
    if (intent === undefined) return { object: 'list', has_more: false, data: [...sessions.values()] };
    const data = [...sessions.values()].filter(({ payment_intent: own }) => own?.id === intent);
    return { object: 'list', has_more: false, data };
  });
  app.post('/v1/checkout/sessions/:id/expire', ({ params }) => {
    const session = found(params);
    if (session.status !== 'open') throw new Error('Only Checkout Sessions with a status in ["open"] can be expired.');
    session.status = 'expired';
    return notify(session, 'expired');
  });
  const answers = new Map<string, object>();
  app.post('/v1/refunds', ({ body, headers }) => {
    const key = String(headers['idempotency-key']);
    const answer = answers.get(key) ?? refund(form.parse(body));
    // Stripe repeats a refusal too.
    answers.set(key, answer);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  function refund({ payment_intent: intent, amount }: Readonly<Record<string, string>>): object {
    const paid = [...sessions.values()].find((session) => session.payment_intent?.id === intent);
    if (paid?.payment_status !== 'paid') return new Error('This payment has no charge to refund.');
    const rest = paid.amount_total - paid.refunded;
    const refunded = amount === undefined ? rest : Number(amount);
    if (refunded > rest) return new Error('The refund is greater than what is left of the charge.');
    paid.refunded += refunded;
    save();
    return { id: `re_${intent}`, object: 'refund', amount: refunded, status: 'succeeded' };
  }

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
