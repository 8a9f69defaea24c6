import { withCors } from '../../../../src/tools/mock-api/start';
import type { Handler } from '../../../../src/tools/mock-api/mock-api';
import { fails, planted, type Defect } from './defect';

const origin = 'https://shop.test';
type Change = (response: Response, request: Request) => Response | void;

const admitting = (change: Change) =>
  planted((api: Handler) => {
    const admitted = withCors(origin, api);
    return async (request) => {
      const response = await admitted(request);
      return change(response, request) ?? response;
    };
  });
const withHeader = (name: string, value: string) =>
  admitting(({ headers }) => {
    if (headers.has(name)) headers.set(name, value);
  });
const allowed = 'Access-Control-Allow-Origin';

const defects: readonly Defect[] = [
  fails(
    'menu.today',
    'no CORS headers',
    planted((api) => api),
    allowed,
  ),
  fails('menu.today', 'CORS for another origin', withHeader(allowed, 'https://other.test'), allowed),
  fails('menu.today', 'an origin with a slash', withHeader(allowed, `${origin}/`), allowed),
  fails(
    'order.find',
    'no CORS headers on errors',
    admitting(({ ok, headers }) => {
      if (!ok) headers.delete(allowed);
    }),
    allowed,
  ),
  fails(
    'order.mine',
    'a token asked for by a preflight',
    admitting((_response, { method }) => (method === 'OPTIONS' ? new Response(null, { status: 401 }) : undefined)),
    'status',
  ),
  fails(
    'order.mine',
    'a star for the Authorization header',
    withHeader('Access-Control-Allow-Headers', '*'),
    'Access-Control-Allow-Headers',
  ),
  fails(
    'order.place',
    'no Idempotency-Key header',
    withHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type'),
    'Access-Control-Allow-Headers',
  ),
  fails(
    'account.updateProfile',
    'no PUT',
    withHeader('Access-Control-Allow-Methods', 'GET, POST'),
    'Access-Control-Allow-Methods',
  ),
];

export const corsDefects: readonly Defect[] = defects.map((defect) => ({ ...defect, origin }));
