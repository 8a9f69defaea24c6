import * as z from 'zod/mini';
import { fromStripeAmount } from '../payments/stripe-amount';

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
export const form = z.record(z.string(), z.string());

export function newSession(origin: string, written: z.infer<typeof form>): PaymentSession {
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

export function decide(session: PaymentSession, decision = ''): string {
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

export function htmlOf({
  status,
  amount_total,
  currency,
  client_reference_id: order,
  success_url,
}: PaymentSession): string {
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
