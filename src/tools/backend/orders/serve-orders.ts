import * as z from 'zod/mini';
import { newOrderBody } from '../../../adapters/http/new-order.wire';
import { parseStatus } from '../../../domain/orders/order-status';
import type { Sessions } from '../accounts/sessions';
import { byId, queryNumber, success, type BackendApp } from '../app';
import type { Orders } from './orders';

const listQuery = z.object({
  limit: queryNumber,
  status: z.optional(z.string()),
});
const ofOrder = { params: byId };
const defaultLimit = 10;
const maxLimit = 200;

export function serveOrders(app: BackendApp, { signedIn }: Sessions, orders: Orders): void {
  for (const path of ['/api/v1/orders', '/api/v1/orders/me'])
    app.get(path, { ...signedIn, schema: { querystring: listQuery } }, async ({ customer, query }) => {
      const { limit = 0, status } = query;
      const count = Math.min(limit || defaultLimit, maxLimit);
      return { ...success, orders: await orders.list(customer, count, status ? parseStatus(status) : undefined) };
    });
  app.post('/api/v1/orders', { ...signedIn, schema: { body: newOrderBody } }, ({ customer, headers, body }) => {
    const key = headers['idempotency-key'];
    return orders.place(customer, body, typeof key === 'string' && key !== '' ? key : undefined);
  });
  for (const path of ['/api/v1/orders/:id', '/api/v1/orders/:id/track'])
    app.get(path, { ...signedIn, schema: ofOrder }, async ({ customer, params }) => ({
      ...success,
      order: await orders.find(customer, params.id),
    }));
  app.get('/api/v1/orders/:id/deliveryInfo', { ...signedIn, schema: ofOrder }, async ({ customer, params }) => ({
    ...success,
    deliveryInfo: await orders.delivery(customer, params.id),
  }));
  app.post('/api/v1/orders/:id/cancel', { ...signedIn, schema: ofOrder }, async ({ customer, params }) => {
    await orders.cancel(customer, params.id);
    return success;
  });
}
