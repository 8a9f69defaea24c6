import type { OrderListQuery } from '../domain/orders/ports';
import * as bodies from './request-schemas';
import type { Route, RouteContext } from './route';
import * as wire from './serializers';

/** Which of its two readings the reply of the checkout call comes in. */
export type CheckoutReading = 'paymentCheckout' | 'checkoutUrl';

const done = { successResponse: true, errorMessage: null };

/** `standInOrigin` is where the stand-in for the hosted checkout lives. */
export function orderRoutes(standInOrigin: string, reading: CheckoutReading): readonly Route[] {
  return [
    { service: 'orders', method: 'GET', path: '/api/v1/orders', handle: list },
    { service: 'orders', method: 'GET', path: '/api/v1/orders/me', handle: list },
    {
      service: 'orders',
      method: 'POST',
      path: '/api/v1/orders',
      handle: ({ services, customer, body, request }) => {
        const key = request.headers.get('Idempotency-Key') ?? undefined;
        const { order, checkoutPath } = services.orders.place(customer(), bodies.read(bodies.newOrder, body), key);
        const url = `${standInOrigin}${checkoutPath}`;
        if (reading === 'checkoutUrl') return { checkoutUrl: url, orderId: order.id };
        return { ...done, paymentCheckout: { url }, order: wire.order(order) };
      },
    },
    { service: 'orders', method: 'GET', path: '/api/v1/orders/{orderId}', handle: find },
    {
      service: 'orders',
      method: 'GET',
      path: '/api/v1/orders/{orderId}/deliveryInfo',
      handle: async ({ services, customer, id }) => ({
        ...done,
        deliveryInfo: await services.orders.deliveryInfo(customer(), id),
      }),
    },
    {
      service: 'orders',
      method: 'POST',
      path: '/api/v1/orders/{id}/cancel',
      handle: async ({ services, customer, id }) => {
        await services.orders.cancel(customer(), id);
        return done;
      },
    },
    { service: 'orders', method: 'GET', path: '/api/v1/orders/{id}/track', handle: find },
  ];
}

async function list({ services, customer, query }: RouteContext) {
  const limit = Number(query.get('limit'));
  const status = query.get('status');
  const wanted: OrderListQuery = { ...(limit > 0 ? { limit } : {}), ...(status ? { status } : {}) };
  return { ...done, orders: (await services.orders.list(customer(), wanted)).map(wire.order) };
}

async function find({ services, customer, id }: RouteContext) {
  return { ...done, order: wire.order(await services.orders.find(customer(), id)) };
}
