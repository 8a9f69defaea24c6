import type { MockBackend } from '../adapters/mock/mock-backend';
import { faultOf } from '../adapters/mock/scenarios';
import type { Timers } from '../domain/shared/ports';
import { ServiceError } from '../domain/shared/service-error';
import { accountRoutes } from './account-routes';
import { cartAndContactRoutes } from './cart-and-contact-routes';
import { applyFault, type Fault } from './faults';
import { menuRoutes } from './menu-routes';
import { orderRoutes, type CheckoutReading } from './order-routes';
import { findRoute, nameOf, type Route, type RouteContext } from './route';

export interface MockApiSettings {
  /** Where the stand-ins for Google and the hosted checkout live. */
  readonly standInOrigin: string;
  readonly checkoutReading?: CheckoutReading;
  /** Wraps every reply in `data`, or none; left out, those that the specification shows wrapped. */
  readonly envelope?: boolean;
  readonly timers?: Timers;
}

const systemTimers: Timers = {
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Answers a request; rejects where a server would drop the connection. */
export type Handler = (request: Request) => Promise<Response>;

/** The mock backend, spoken as /api/v1. A call named in `faults`, as `GET /api/v1/orders/me`, goes wrong that way. */
export function mockApi(
  backend: MockBackend,
  settings: MockApiSettings,
  faults: ReadonlyMap<string, Fault> = new Map(),
): Handler {
  const pictures = new Map<string, File>();
  const keepPicture = (picture: File) => {
    const path = `/avatars/${pictures.size + 1}`;
    pictures.set(path, picture);
    return path;
  };
  const { standInOrigin, checkoutReading = 'paymentCheckout' } = settings;
  const routes: readonly Route[] = [
    ...menuRoutes(),
    ...accountRoutes(standInOrigin, keepPicture),
    ...cartAndContactRoutes,
    ...orderRoutes(standInOrigin, checkoutReading),
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
        return reply(await route.handle(context), settings.envelope);
      } catch (problem) {
        return refusal(problem);
      }
    };
    const fault = faults.get(nameOf(route));
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
  return { menu: backend.menu, services, request, id, query, accessToken, customer, ...(await bodyOf(request)) };
}

async function bodyOf(request: Request): Promise<Pick<RouteContext, 'body' | 'file'>> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    const file = (await request.formData()).get('file');
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

function reply(value: unknown, envelope: boolean | undefined): Response {
  if (value === undefined) return new Response(null, { status: 204 });
  if (envelope === undefined) return Response.json(value);
  const wrapped = typeof value === 'object' && value !== null && 'data' in value;
  const bare = wrapped ? value.data : value;
  return Response.json(envelope ? { data: bare } : bare);
}

/** A service that does not answer, or drops the connection, does so here too; any other failure is its answer. */
function refusal(problem: unknown): Response | Promise<never> {
  if (!(problem instanceof ServiceError)) throw problem;
  if (problem.kind === 'timeout') return new Promise(() => undefined);
  if (problem.kind === 'network') throw new TypeError('The connection was dropped.');
  return failure(problem.status ?? 500, problem.message);
}

function failure(status: number, errorMessage: string): Response {
  return Response.json({ successResponse: false, errorMessage }, { status });
}
