import Stripe from 'stripe';
import type { RunningBackend } from './running-backend';

export function sendWebhook({ origin }: RunningBackend, secret: string, session: object) {
  const payload = JSON.stringify({ object: 'event', data: { object: session } });
  return fetch(`${origin}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
  });
}
