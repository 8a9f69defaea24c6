import type { User } from '../domain/auth/user';
import type { MockMenu } from '../adapters/mock/mock-menu';
import type { MockServices } from '../adapters/mock/mock-services';
import type { MockServiceName } from '../adapters/mock/scenarios';

/** What a route works with. */
export interface RouteContext {
  readonly menu: MockMenu;
  readonly services: MockServices;
  readonly request: Request;
  /** What stands in the path's `{…}`. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** JSON as it came; undefined where there was none. */
  readonly body: unknown;
  /** The `file` of a form. */
  readonly file: File | undefined;
  readonly accessToken: string | undefined;
  /** Refuses with 401 where nobody is signed in. */
  readonly customer: () => User;
}

export interface Route {
  readonly service: MockServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With at most one `{…}`, as the specification writes it. */
  readonly path: string;
  /** The reply's JSON, whole; undefined is 204. Throws ServiceError. */
  readonly handle: (context: RouteContext) => unknown;
}

/** How a call is named in a fault and in the specification's table. */
export function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** A fixed path is meant before one with an id in its place: `/orders/me` is no order. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  pathname: string,
): { readonly route: Route; readonly id: string } | undefined {
  const found = routes
    .filter((route) => route.method === method)
    .flatMap((route) => {
      const match = patternOf(route.path).exec(pathname);
      const id = match ? decoded(match[1] ?? '') : undefined;
      return id === undefined ? [] : [{ route, id }];
    });
  return found.find(({ id }) => id === '') ?? found[0];
}

/** Undefined where a client wrote something that is no text: `%E0`. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/, '([^/]+)')}$`);
}
