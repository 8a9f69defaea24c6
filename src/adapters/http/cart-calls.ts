import { call } from './call';
import { cartReply, newItemBody, quantityBody } from './cart.wire';
import { done } from './wire';

const failure = 'Your cart could not be saved. Please try again.';

export function cartCalls(baseUrl: string) {
  return {
    load: call({
      method: 'GET',
      path: '/api/v1/cart',
      reply: cartReply(baseUrl),
      failure: 'Your cart could not be loaded. Please try again.',
    }),
    add: call({
      method: 'POST',
      path: '/api/v1/cart/items',
      once: true,
      body: newItemBody,
      reply: done,
      failure,
    }),
    setQuantity: call({ method: 'PUT', path: '/api/v1/cart/items/{id}', body: quantityBody, reply: done, failure }),
    remove: call({ method: 'DELETE', path: '/api/v1/cart/items/{id}', reply: done, failure }),
    clear: call({ method: 'POST', path: '/api/v1/cart/clear', reply: done, failure }),
  };
}
