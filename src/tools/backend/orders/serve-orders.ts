import * as z from 'zod/mini';
import { newOrderBody } from '../../../adapters/http/new-order.wire';
import { parseStatus } from '../../../domain/orders/order-status';
import type { Sessions } from '../accounts/sessions';
import { success, type BackendApp } from '../app';
import type { Orders } from './orders';
import { deliveryReply, sentOrder } from './order-rows';

const listQuery = z.object({
  limit: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number))),
  status: z.optional(z.string()),
});
const byId = { params: z.object({ id: z.string() }) };
const defaultLimit = 10;
const maxLimit = 200;

export function serveOrders(app: BackendApp, sessions: Sessions, orders: Orders): void {
  for (const path of ['/api/v1/orders', '/api/v1/orders/me'])
    app.get(path, { schema: { querystring: listQuery } }, async ({ headers, query: { limit = 0, status } }) => {
      const customer = await sessions.customerOf(headers.authorization);
      const rows = await orders.list(
        customer,
        Math.min(limit || defaultLimit, maxLimit),
        status ? parseStatus(status) : undefined,
      );
      return { ...success, orders: rows.map(sentOrder) };
    });
  app.post('/api/v1/orders', {
    // Checks the token before the body, so that a guest learns nothing about the form of an order.
    preValidation: async ({ headers }) => void (await sessions.customerOf(headers.authorization)),
    schema: { body: newOrderBody },
    handler: async ({ headers, body }) => {
      const key = headers['idempotency-key'];
      return orders.place(
        await sessions.customerOf(headers.authorization),
        body,
        typeof key === 'string' && key !== '' ? key : undefined,
      );
    },
  });
  for (const path of ['/api/v1/orders/:id', '/api/v1/orders/:id/track'])
    app.get(path, { schema: byId }, async ({ headers, params }) => {
      const customer = await sessions.customerOf(headers.authorization);
      return { ...success, order: sentOrder(await orders.find(customer, params.id)) };
    });
  app.get('/api/v1/orders/:id/deliveryInfo', { schema: byId }, async ({ headers, params }) => {
    const customer = await sessions.customerOf(headers.authorization);
    return { ...success, deliveryInfo: deliveryReply(await orders.find(customer, params.id)) };
  });
  app.post('/api/v1/orders/:id/cancel', { schema: byId }, async ({ headers, params }) => {
    await orders.cancel(await sessions.customerOf(headers.authorization), params.id);
    return success;
  });
}
