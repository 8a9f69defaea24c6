import Stripe from 'stripe';
import { paths } from '../../../domain/shared/paths';
import { Refusal } from '../refusal';
import type { BackendSettings } from '../backend-settings';
import type { CheckoutOrder, Payments, PaymentState, RefundPart } from './payments';

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
    const { id, url, amount_total } = await this.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: orderId,
        customer_email: email,
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
      },
      { idempotencyKey: `open ${checkoutId} ${attempt}` },
    );
    if (url === null || amount_total !== amountOf(total))
      throw new Error(`The payment page of ${orderId} asks for ${amount_total}, not ${amountOf(total)}.`);
    return { providerId: id, url };
  }

  async state(providerId: string): Promise<PaymentState> {
    const session = await this.stripe.checkout.sessions.retrieve(providerId, { expand: ['payment_intent'] });
    if (session.status === 'open') return { kind: 'open' };
    if (session.status !== 'complete') return { kind: 'expired' };
    // An order of nothing requires no payment.
    if (session.payment_status !== 'unpaid') return { kind: 'paid' };
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
    return hasFailed
      ? { kind: 'failed', reason: intent.last_payment_error?.message ?? 'The payment failed.' }
      : { kind: 'processing' };
  }

  async close(providerId: string): Promise<void> {
    const { status } = await this.stripe.checkout.sessions.retrieve(providerId);
    if (status === 'open') await this.stripe.checkout.sessions.expire(providerId);
  }

  async refund(providerId: string, part?: RefundPart): Promise<void> {
    const { payment_intent: intent, payment_status: status } = await this.stripe.checkout.sessions.retrieve(providerId);
    if (status === 'no_payment_required') return;
    const id = typeof intent === 'string' ? intent : intent?.id;
    if (id === undefined) throw new Error(`${providerId} has no payment.`);
    const amount = part ? { amount: part.amount / centsPerStripeUnit(part.currency) } : {};
    const idempotencyKey = part ? `refund ${part.id}` : `refund ${providerId}`;
    await this.stripe.refunds.create({ payment_intent: id, ...amount }, { idempotencyKey });
  }

  readWebhook(body: string, signature: string): string | undefined {
    for (const secret of this.settings.STRIPE_WEBHOOK_SECRETS)
      try {
        const { object } = this.stripe.webhooks.constructEvent(body, signature, secret).data;
        return object.object === 'checkout.session' ? object.id : undefined;
      } catch {}
    throw new Refusal(400, 'The signature is wrong.');
  }
}
