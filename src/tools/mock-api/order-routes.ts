import type { OrderListQuery } from '../../domain/orders/ports';
import { present } from '../../domain/shared/present';
import { ServiceError } from '../../domain/shared/service-error';
import { newOrderRequest, parseRequest } from './request-schemas';
import type { OrderedStock } from './ordered-stock';
import { countIn, type Route, type RouteContext } from './route';
import { serializeOrder, successReply } from './serializers';

export type CheckoutReading = 'paymentCheckout' | 'checkoutUrl';

export function orderRoutes(
  hostedPagesOrigin: string,
  reading: CheckoutReading,
  stock: OrderedStock,
): readonly Route[] {
  return [
    { service: 'orders', method: 'GET', path: '/api/v1/orders', handle: list },
    { service: 'orders', method: 'GET', path: '/api/v1/orders/me', handle: list },
    {
      service: 'orders',
      method: 'POST',
      path: '/api/v1/orders',
      handle: ({ services, customer, body, request }) => {
        const key = request.headers.get('Idempotency-Key') ?? undefined;
        const wanted = parseRequest(newOrderRequest, body);
        if (wanted.fulfillmentType === 'DELIVERY' && !wanted.deliveryInfo)
          throw new ServiceError('refused', 'Address is required', 400);
        const { order, checkoutPath } = services.orders.place(customer(), wanted, key);
        stock.take(order.id, wanted.items);
        const url = `${hostedPagesOrigin}${checkoutPath}`;
        if (reading === 'checkoutUrl') return { checkoutUrl: url, orderId: order.id };
        return { ...successReply, paymentCheckout: { url }, order: serializeOrder(order) };
      },
    },
    { service: 'orders', method: 'GET', path: '/api/v1/orders/{orderId}', handle: find },
    {
      service: 'orders',
      method: 'GET',
      path: '/api/v1/orders/{orderId}/deliveryInfo',
      handle: async ({ services, customer, id }) => ({
        ...successReply,
        deliveryInfo: await services.orders.deliveryInfo(customer(), id),
      }),
    },
    {
      service: 'orders',
      method: 'POST',
      path: '/api/v1/orders/{id}/cancel',
      handle: async ({ services, customer, id }) => {
        await services.orders.cancel(customer(), id);
        stock.restock(id);
        return successReply;
      },
    },
    { service: 'orders', method: 'GET', path: '/api/v1/orders/{id}/track', handle: find },
  ];
}

async function list({ services, customer, query }: RouteContext) {
  const limit = countIn(query, 'limit');
  const status = query.get('status');
  const listQuery: OrderListQuery = present({ limit: limit || undefined, status: status || undefined });
  return { ...successReply, orders: (await services.orders.list(customer(), listQuery)).map(serializeOrder) };
}

async function find({ services, customer, id }: RouteContext) {
  return { ...successReply, order: serializeOrder(await services.orders.find(customer(), id)) };
}
