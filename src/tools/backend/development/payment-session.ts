import * as z from 'zod/mini';
import { choicePage } from '../../server/choice-page';
import { centsPerStripeUnit } from '../payments/stripe-payments';

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
  /** A refund that left and came back. */
  failedRefund?: { readonly amount: number; readonly failure_reason: string };
  isDisputed?: boolean;
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

export function htmlOf({ status, amount_total, currency, client_reference_id: order }: PaymentSession): string {
  const total = (amount_total * centsPerStripeUnit(currency)) / 100;
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(total);
  const text = `This page is for development and takes no money. Order ${order}.`;
  const back = ['abandon', 'Back to Shop'] as const;
  if (status !== 'open') return choicePage('Payment', `${text} This payment is closed.`, [back]);
  return choicePage('Payment', text, [['pay', `Pay ${amount}`], ['decline', 'Decline Payment'], back]);
}
