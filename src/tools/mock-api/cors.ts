import type { Handler } from './mock-api';

/** Admits the shop's origin and no other. */
export function withCors(shopOrigin: string, handler: Handler): Handler {
  return async (request) => {
    const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await handler(request);
    response.headers.set('Access-Control-Allow-Origin', shopOrigin);
    // Credentials: a cookie names the cart.
    response.headers.set('Access-Control-Allow-Credentials', 'true');
    response.headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    response.headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
    response.headers.set('Access-Control-Max-Age', '600');
    response.headers.set('Vary', 'Origin');
    return response;
  };
}
