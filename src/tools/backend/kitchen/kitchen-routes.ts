import * as z from 'zod/mini';
import type { BackendApp } from '../app';
import type { Database } from '../database/database';
import type { Menu } from '../menu/menu';
import { menuFile } from '../menu/menu-file';
import { enqueue, moveOrder } from '../orders/move-order';
import { openOrders } from '../orders/order-rows';
import { orderNotFound, Refusal } from '../refusal';

const steps: Readonly<Record<string, readonly string[]>> = {
  confirm: ['CONFIRMED'],
  prepare: ['PREPARING'],
  ready: ['READY_FOR_DELIVERY', 'READY_FOR_PICKUP'],
  deliver: ['OUT_FOR_DELIVERY', 'DELIVERED'],
  cancel: ['CANCELLED'],
};
const cancelled = 'The kitchen had to cancel your order. Your payment goes back to you.';
const byStep = z.object({ id: z.string(), step: z.enum(['confirm', 'prepare', 'ready', 'deliver', 'cancel']) });

export function serveKitchen(
  app: BackendApp,
  database: Database,
  menu: Menu,
  mayEnter: (authorization: string | undefined) => void,
): void {
  app.get('/kitchen/orders', async ({ headers }) => {
    mayEnter(headers.authorization);
    return openOrders(database);
  });
  app.post('/kitchen/orders/:id/:step', { schema: { params: byStep } }, async ({ headers, params: { id, step } }) => {
    mayEnter(headers.authorization);
    return database.transaction(async (queries) => {
      const [order] = await queries.query<{ status: string; type: string }>(
        'select status, fulfillment_type as type from orders where id = $1 for update',
        [id],
      );
      if (!order) throw orderNotFound();
      const wanted = steps[step]?.filter((status) => !status.startsWith('READY') || status.endsWith(order.type)) ?? [];
      for (const status of wanted)
        if (await moveOrder(queries, id, status, status === 'CANCELLED' ? cancelled : undefined)) {
          // The outbox finds out whether a payment needs a refund.
          if (status === 'CANCELLED') await enqueue(queries, 'close', id);
          return { id, from: order.status, status };
        }
      throw new Refusal(409, `An order that is ${order.status} cannot become ${wanted.join(' or ')}.`);
    });
  });
  app.get('/kitchen/menu', async ({ headers }) => {
    mayEnter(headers.authorization);
    return menu.scheduled();
  });
  app.put('/kitchen/menu', { schema: { body: menuFile }, bodyLimit: 5_000_000 }, async ({ headers, body }) => {
    mayEnter(headers.authorization);
    return { count: await menu.import(body) };
  });
}
