import type { Handler } from './mock-api';

export function withCors(shopOrigin: string, handler: Handler): Handler {
  return async (request) => {
    const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await handler(request);
    response.headers.set('Access-Control-Allow-Origin', shopOrigin);
    // A cookie identifies the cart.
    response.headers.set('Access-Control-Allow-Credentials', 'true');
    response.headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    response.headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
    response.headers.set('Access-Control-Max-Age', '600');
    response.headers.set('Vary', 'Origin');
    return response;
  };
}
