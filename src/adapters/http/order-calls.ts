import { orderCallTimeout } from '../../domain/shared/time-limits';
import { call } from './call';
import { newOrderBody } from './new-order.wire';
import { checkoutReply, deliveryInfoReply, orderReply, ordersReply, type ReadZoneless } from './order.wire';
import { done } from './wire';

export const defaultLimit = 10;

const invalidId = 'Invalid order ID';

export function orderCalls(baseUrl: string, readZoneless?: ReadZoneless) {
  const orders = ordersReply(baseUrl, readZoneless);
  const order = orderReply(baseUrl, readZoneless);
  return {
    list: call({
      method: 'GET',
      path: '/api/v1/orders',
      query: { limit: 'number', status: 'text' },
      token: true,
      reply: orders,
      failure: 'Failed to fetch orders',
    }),
    mine: call({
      method: 'GET',
      path: '/api/v1/orders/me',
      query: { limit: 'number', status: 'text' },
      token: true,
      storedAs: 'orders',
      // A full list with a limit may lack older orders, so it is not stored for reading offline.
      isPartial: ({ orders, unreadable }, { limit, status }) => {
        const rows = orders.length + unreadable;
        return status !== undefined || (rows === limit && rows <= defaultLimit);
      },
      reply: orders,
      failure: 'Failed to fetch orders',
    }),
    place: call({
      method: 'POST',
      path: '/api/v1/orders',
      token: true,
      timeout: orderCallTimeout,
      once: true,
      keyed: true,
      body: newOrderBody,
      reply: checkoutReply,
      failure: 'Invalid checkout response',
      refusal: 'Failed to create order',
    }),
    find: call({
      method: 'GET',
      path: '/api/v1/orders/{orderId}',
      token: true,
      storedAs: 'order',
      reply: order,
      failure: 'Failed to fetch order details',
      failures: { id: invalidId, order: 'Invalid order data' },
    }),
    deliveryInfo: call({
      method: 'GET',
      path: '/api/v1/orders/{orderId}/deliveryInfo',
      token: true,
      reply: deliveryInfoReply,
      failure: 'Failed to fetch delivery info',
      refusal: 'Failed to fetch delivery information',
      failures: { id: invalidId },
    }),
    cancel: call({
      method: 'POST',
      path: '/api/v1/orders/{id}/cancel',
      token: true,
      reply: done,
      failure: 'Failed to cancel order',
      failures: { id: invalidId },
    }),
    track: call({
      method: 'GET',
      path: '/api/v1/orders/{id}/track',
      token: true,
      storedAs: 'order',
      reply: order,
      failure: 'Failed to fetch order details',
      failures: { id: invalidId, order: 'Invalid order data' },
    }),
  };
}
