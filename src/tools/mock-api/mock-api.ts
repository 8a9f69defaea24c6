import type { MockBackend } from '../../adapters/mock/mock-backend';
import { faultOf } from '../../adapters/mock/scenarios/scenarios';
import type { Timers } from '../../domain/shared/ports';
import { ServiceError } from '../../domain/shared/service-error';
import { accountRoutes } from './account-routes';
import { cartAndContactRoutes } from './cart-and-contact-routes';
import { applyFault, Dropped, type Fault } from './faults';
import { menuRoutes } from './menu-routes';
import { orderRoutes, type CheckoutReading } from './order-routes';
import { OrderedStock } from './ordered-stock';
import { findRoute, callName, type Route, type RouteContext } from './route';
import { withSpecifiedFields, type ReplyFields } from './specified-fields';

export interface MockApiSettings {
  readonly hostedPagesOrigin: string;
  readonly checkoutReading?: CheckoutReading;
  /** True wraps every reply in `data`, false none. The default wraps those that the specification shows wrapped. */
  readonly envelope?: boolean;
  readonly fields?: ReplyFields;
  readonly timers?: Timers;
}

const systemTimers: Timers = {
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

export type Handler = (request: Request) => Promise<Response>;

/** The keys of `faults` are calls like `GET /api/v1/orders/me`. */
export function mockApi(
  backend: MockBackend,
  settings: MockApiSettings,
  faults: ReadonlyMap<string, Fault> = new Map(),
): Handler {
  const pictures = new Map<string, File>();
  const savePicture = (picture: File) => {
    const path = `/avatars/${pictures.size + 1}`;
    pictures.set(path, picture);
    return path;
  };
  const { hostedPagesOrigin, checkoutReading = 'paymentCheckout' } = settings;
  const stock = new OrderedStock();
  const routes: readonly Route[] = [
    ...menuRoutes(stock),
    ...accountRoutes(hostedPagesOrigin, savePicture),
    ...cartAndContactRoutes,
    ...orderRoutes(hostedPagesOrigin, checkoutReading, stock),
  ];

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const picture = pictures.get(pathname);
    if (picture) return new Response(picture);
    const found = findRoute(routes, request.method, pathname);
    if (!found) return failure(404, 'There is no such call.');
    const { route, id } = found;
    const answer = async () => {
      try {
        const fault = faultOf(backend.scenario(), route.service);
        if (fault) throw fault;
        const context = await contextOf(backend, request, id, searchParams);
        const response = reply(callName(route), await route.handle(context), settings);
        if (pathname.startsWith('/api/v1/cart')) response.headers.set('Set-Cookie', cartCookie(context.visitor));
        return response;
      } catch (error) {
        return errorReply(error);
      }
    };
    const fault = faults.get(callName(route));
    return fault ? applyFault(fault, answer, settings.timers ?? systemTimers) : answer();
  };
}

async function contextOf(
  backend: MockBackend,
  request: Request,
  id: string,
  query: URLSearchParams,
): Promise<RouteContext> {
  const accessToken = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const services = await backend.services();
  const customer = () => {
    const found = accessToken === undefined ? undefined : services.accounts.customerOf(accessToken);
    if (!found) throw new ServiceError('refused', 'Authentication required.', 401);
    return found;
  };
  const owner = accessToken === undefined ? undefined : services.accounts.customerOf(accessToken)?.id;
  const visitor = owner ?? visitorOf(request) ?? crypto.randomUUID();
  return {
    menu: backend.menu,
    services,
    request,
    id,
    query,
    accessToken,
    customer,
    visitor,
    ...(await bodyOf(request)),
  };
}

function visitorOf(request: Request): string | undefined {
  return /(?:^|; )visitor=([\w-]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
}

function cartCookie(visitor: string): string {
  return `visitor=${visitor}; Path=/api/v1/cart; HttpOnly; SameSite=Lax`;
}

async function bodyOf(request: Request): Promise<Pick<RouteContext, 'body' | 'file'>> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    const form = await request.formData().catch(() => {
      throw new ServiceError('refused', 'The request is no form.', 400);
    });
    const file = form.get('file');
    return { body: undefined, file: file instanceof File ? file : undefined };
  }
  const text = await request.text();
  return { body: text === '' ? undefined : parseJson(text), file: undefined };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceError('refused', 'The request is no JSON.', 400);
  }
}

function reply(call: string, value: unknown, { envelope, fields }: MockApiSettings): Response {
  if (value === undefined) return new Response(null, { status: 204 });
  const wrapped = typeof value === 'object' && value !== null && 'data' in value;
  const all = wrapped ? value.data : value;
  const body = fields ? withSpecifiedFields(call, all, fields) : all;
  return Response.json((envelope ?? wrapped) ? { data: body } : body);
}

function errorReply(error: unknown): Response | Promise<never> {
  if (!(error instanceof ServiceError)) throw error;
  if (error.kind === 'timeout') return new Promise(() => undefined);
  if (error.kind === 'network') throw new Dropped();
  return failure(error.status ?? 500, error.message);
}

function failure(status: number, errorMessage: string): Response {
  return Response.json({ successResponse: false, errorMessage }, { status });
}
