import type { BackendApp } from '../app';
import type { Checkouts } from './checkouts';
import type { Payments } from './payments';

/** The signature covers the bytes, so a separate Fastify scope reads the body unparsed. */
export async function webhookRoute(app: BackendApp, payments: Payments, checkouts: Checkouts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post('/webhooks/stripe', { config: { rateLimit: false } }, async ({ body, headers }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const providerId = payments.readWebhook(bytes, String(headers['stripe-signature']));
      if (providerId !== undefined) await checkouts.settleProvider(providerId);
      return { received: true };
    });
    done();
  });
}
