import Stripe from 'stripe';
import { paths } from '../../../domain/shared/paths';
import { Refusal } from '../refusal';
import type { BackendSettings } from '../backend-settings';
import {
  RefundRefused,
  type CheckoutOrder,
  type Payment,
  type Payments,
  type PaymentState,
  type RefundPart,
} from './payments';

type StripeSettings = Pick<
  BackendSettings,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRETS' | 'STRIPE_API_URL' | 'SHOP_ORIGIN'
>;

const timeout = 8000;

/** Stripe counts these in whole units, and others in hundredths: https://docs.stripe.com/currencies#zero-decimal */
const wholeUnits: readonly string[] = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');

/** An amount of Stripe is the cents divided by this. */
export function centsPerStripeUnit(currency: string): number {
  return wholeUnits.includes(currency.toUpperCase()) ? 100 : 1;
}

export class StripePayments implements Payments {
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    const { hostname, port, protocol } = new URL(settings.STRIPE_API_URL);
    this.stripe = new Stripe(settings.STRIPE_SECRET_KEY, {
      host: hostname,
      port: port || 443,
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout,
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }

  async open(order: CheckoutOrder) {
    const { orderId, checkoutId, attempt, email, total, currency, lines } = order;
    const amountOf = (cents: number) => cents / centsPerStripeUnit(currency);
    const back = this.settings.SHOP_ORIGIN + paths.paymentStatus({ orderId, chkotId: checkoutId });
    const page: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      client_reference_id: orderId,
      line_items: lines.map(({ name, unitPrice, quantity }) => ({
        quantity,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountOf(unitPrice),
          product_data: { name },
        },
      })),
      metadata: { orderId },
      success_url: back,
      cancel_url: back,
    };
    const key = `open ${checkoutId} ${attempt}`;
    const { sessions } = this.stripe.checkout;
    const { id, url, amount_total } = await sessions
      .create({ ...page, customer_email: email }, { idempotencyKey: key })
      .catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        // Stripe takes fewer emails than mail servers do, and its page asks for one where none is given.
        return sessions.create(page, { idempotencyKey: `${key} without email` });
      });
    if (url === null || amount_total !== amountOf(total))
      throw new Error(`The payment page of ${orderId} asks for ${amount_total}, not ${amountOf(total)}.`);
    return { providerId: id, url };
  }

  async state(providerId: string): Promise<PaymentState> {
    const session = await this.stripe.checkout.sessions.retrieve(providerId, {
      expand: ['payment_intent.latest_charge.refunds'],
    });
    if (session.status === 'open') return { kind: 'open' };
    if (session.status !== 'complete') return { kind: 'expired' };
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    // An order of nothing requires no payment.
    if (session.payment_status !== 'unpaid') return paymentOf(session, intent);
    const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
    return hasFailed
      ? { kind: 'failed', reason: intent.last_payment_error?.message ?? 'The payment failed.' }
      : { kind: 'processing' };
  }

  async close(providerId: string): Promise<void> {
    const { status } = await this.stripe.checkout.sessions.retrieve(providerId);
    if (status === 'open') await this.stripe.checkout.sessions.expire(providerId);
  }

  /** Rejects a key that Stripe does not take. */
  async tryKey(): Promise<void> {
    await this.stripe.checkout.sessions.list({ limit: 1 });
  }

  async refund(providerId: string, refusals: number, part?: RefundPart): Promise<void> {
    const { payment_intent: intent, payment_status: status } = await this.stripe.checkout.sessions.retrieve(providerId);
    if (status === 'no_payment_required') return;
    const id = typeof intent === 'string' ? intent : intent?.id;
    if (id === undefined) throw new Error(`${providerId} has no payment.`);
    const amount = part ? { amount: part.amount / centsPerStripeUnit(part.currency) } : {};
    const again = refusals === 0 ? '' : ` again ${refusals}`;
    const idempotencyKey = `refund ${part ? part.id : providerId}${again}`;
    await this.stripe.refunds.create({ payment_intent: id, ...amount }, { idempotencyKey }).catch((error: unknown) => {
      throw isRefusal(error) ? new RefundRefused(error.message, { cause: error }) : error;
    });
  }

  /** Refunds and disputes that begin on Stripe's own pages name the payment, and the payment's page is looked up. */
  async readWebhook(body: string, signature: string): Promise<string | undefined> {
    const object = this.signedObject(body, signature);
    if (object.object === 'checkout.session') return object.id;
    if (object.object !== 'charge' && object.object !== 'refund' && object.object !== 'dispute') return undefined;
    const intent = typeof object.payment_intent === 'string' ? object.payment_intent : object.payment_intent?.id;
    if (intent === undefined) return undefined;
    const pages = await this.stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    return pages.data[0]?.id;
  }

  private signedObject(body: string, signature: string) {
    for (const secret of this.settings.STRIPE_WEBHOOK_SECRETS)
      try {
        return this.stripe.webhooks.constructEvent(body, signature, secret).data.object;
      } catch {}
    throw new Refusal(400, 'The signature is wrong.');
  }
}

/** After any other error nobody knows whether money went back. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
}

function paymentOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): Payment {
  const currency = (intent?.currency ?? session.currency ?? '').toUpperCase();
  const centsOf = (amount: number) => amount * centsPerStripeUnit(currency);
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const refunds = charge?.refunds?.data ?? [];
  const failed = refunds.filter(({ status }) => status === 'failed' || status === 'canceled');
  // Whether the sum of a charge has a refund that failed later is written nowhere, so the others are added up.
  const isListed = failed.length > 0 && charge?.refunds?.has_more === false;
  const listed = refunds.reduce((sum, refund) => (failed.includes(refund) ? sum : sum + refund.amount), 0);
  return {
    kind: 'paid',
    orderId: session.client_reference_id,
    amount: centsOf(intent?.amount_received ?? session.amount_total ?? 0),
    currency,
    refunded: centsOf(isListed ? listed : (charge?.amount_refunded ?? 0)),
    refundFailure: failed[0] ? (failed[0].failure_reason ?? 'unknown') : null,
    isDisputed: charge?.disputed ?? false,
  };
}
