import type { PaymentDecision } from '../../../src/adapters/mock/orders/mock-payments';
import type { CheckoutOrder, Payment, Payments, PaymentState } from '../../../src/tools/backend/payments/payments';
import { payOrigin } from './services';

const outcomes: Readonly<Record<Exclude<PaymentDecision, 'pay'>, PaymentState>> = {
  decline: { kind: 'failed', reason: 'Your card was declined.' },
  abandon: { kind: 'expired' },
};

/** A payment provider in memory. */
export class HeldPayments implements Payments {
  private readonly states = new Map<string, PaymentState>();
  private readonly payments = new Map<string, Payment>();
  readonly refunded: string[] = [];
  areSlow = false;

  async open({ orderId, total: amount, currency }: CheckoutOrder) {
    this.payments.set(orderId, {
      kind: 'paid',
      orderId,
      amount,
      currency,
      refunded: 0,
      refundFailure: null,
      isDisputed: false,
    });
    if (!this.states.has(orderId)) this.states.set(orderId, { kind: 'open' });
    return { providerId: orderId, url: `${payOrigin}/pay?orderId=${orderId}` };
  }

  async state(orderId: string): Promise<PaymentState> {
    const state = this.states.get(orderId) ?? { kind: 'expired' };
    return state.kind === 'paid' && this.areSlow ? { kind: 'processing' } : state;
  }

  async close(orderId: string): Promise<void> {
    if (this.states.get(orderId)?.kind === 'open') this.states.set(orderId, { kind: 'expired' });
  }

  async refund(orderId: string): Promise<void> {
    this.refunded.push(orderId);
  }

  async readWebhook(body: string): Promise<string> {
    return body;
  }

  isPaid(orderId: string): boolean {
    return this.states.get(orderId)?.kind === 'paid';
  }

  decide(orderId: string, decision: PaymentDecision): void {
    if (this.states.get(orderId)?.kind !== 'open') return;
    const state = decision === 'pay' ? this.payments.get(orderId) : outcomes[decision];
    if (state) this.states.set(orderId, state);
  }
}
