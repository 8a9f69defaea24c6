import type { User } from '../../domain/auth/user';
import type { MockMenu } from '../../adapters/mock/menu/mock-menu';
import type { MockServices } from '../../adapters/mock/mock-services';
import type { MockServiceName } from '../../adapters/mock/scenarios/scenarios';

export interface RouteContext {
  readonly menu: MockMenu;
  readonly services: MockServices;
  readonly request: Request;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly file: File | undefined;
  readonly accessToken: string | undefined;
  /** The owner of the cart is the token's customer. If there is no token, it is the cart cookie. */
  readonly visitor: string;
  /** Throws a ServiceError with status 401 unless the token is valid. */
  readonly customer: () => User;
}

export interface Route {
  readonly service: MockServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly handle: (context: RouteContext) => unknown;
}

/** Returns undefined for what is no whole number from 1 on, which a call reads like a number that is not given. */
export function countIn(query: URLSearchParams, name: string): number | undefined {
  const written = query.get(name) ?? '';
  return /^[1-9]\d*$/.test(written) ? Number(written) : undefined;
}

export function callName({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** A fixed path wins over `{…}`, because `me` is no order id. */
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

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const pattern = patterns.get(path) ?? new RegExp(`^${path.replace(/\{\w+\}/, '([^/]+)')}$`);
  patterns.set(path, pattern);
  return pattern;
}
