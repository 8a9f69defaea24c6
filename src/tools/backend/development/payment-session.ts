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

const declined = 'Your card was declined.';

export function decide(session: PaymentSession, decision: string | undefined): string {
  const id = `pi_${session.id.slice('cs_test_'.length)}`;
  if (decision === 'pay') {
    session.status = 'complete';
    if (session.amount_total === 0) {
      session.payment_status = 'no_payment_required';
      return 'checkout.session.completed';
    }
    session.payment_status = 'paid';
    session.payment_intent = { id, status: 'succeeded', last_payment_error: null };
    return 'checkout.session.completed';
  }
  if (decision === 'pay later') {
    session.status = 'complete';
    session.payment_intent = { id, status: 'processing', last_payment_error: null };
    return 'checkout.session.completed';
  }
  if (decision === 'decline') {
    session.status = 'complete';
    session.payment_intent = { id, status: 'requires_payment_method', last_payment_error: { message: declined } };
    return 'checkout.session.async_payment_failed';
  }
  session.status = 'expired';
  return 'checkout.session.expired';
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
