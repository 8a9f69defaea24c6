import { call } from './call';
import { cartReply, newItemBody, quantityBody } from './cart.wire';
import { done } from './wire';

const failure = 'Your cart could not be saved. Please try again.';

export type CartOwner = 'cookie' | 'token';

export function cartCalls(baseUrl: string, owner: CartOwner = 'cookie') {
  const owned = owner === 'token' ? ({ token: true } as const) : ({ cookies: true } as const);
  return {
    load: call({
      ...owned,
      method: 'GET',
      path: '/api/v1/cart',
      reply: cartReply(baseUrl),
      failure: 'Your cart could not be loaded. Please try again.',
    }),
    add: call({
      ...owned,
      method: 'POST',
      path: '/api/v1/cart/items',
      once: true,
      body: newItemBody,
      reply: done,
      failure,
    }),
    setQuantity: call({
      ...owned,
      method: 'PUT',
      path: '/api/v1/cart/items/{id}',
      body: quantityBody,
      reply: done,
      failure,
    }),
    remove: call({ ...owned, method: 'DELETE', path: '/api/v1/cart/items/{id}', reply: done, failure }),
    clear: call({ ...owned, method: 'POST', path: '/api/v1/cart/clear', reply: done, failure }),
  };
}
