import { HttpAccountGateway } from '../../src/adapters/http/http-account-gateway';
import { HttpCartRepository } from '../../src/adapters/http/http-cart-repository';
import { HttpClient, type HttpEnvironment } from '../../src/adapters/http/http-client';
import { HttpContactGateway } from '../../src/adapters/http/http-contact-gateway';
import { HttpMenuEditor } from '../../src/adapters/http/http-menu-editor';
import { HttpOrderGateway } from '../../src/adapters/http/http-order-gateway';
import { mockApi, type Handler, type MockApiSettings } from '../../src/tools/mock-api/mock-api';
import { serve, type RunningServer } from '../../src/tools/mock-api/server';
import type { OrderDialect } from '../../src/domain/shop/shop-profile';
import { InMemoryLocks } from './in-memory-device';
import type { ContractFixture } from './contract-shops';

type Fetch = HttpEnvironment['fetch'];

/** The specification leaves these choices open. */
interface ApiVariant extends Omit<MockApiSettings, 'hostedPagesOrigin'> {
  readonly dialect: OrderDialect;
}

const origin = 'https://shop.test';

export function httpShop(
  fixture: ContractFixture,
  { dialect, ...settings }: ApiVariant,
  connect: (api: Handler) => Fetch,
) {
  const { sessions, authErrorChannel, time: timers } = fixture;
  const send = connect(mockApi(fixture.backend, { hostedPagesOrigin: origin, ...settings }));
  const client = new HttpClient(origin, {
    fetch: (url, init) => send(url, init.credentials === 'include' ? withCartCookie(init) : init),
    timers,
    sessions,
    authErrorChannel,
    refreshSession: async () => sessions.load(),
  });
  return {
    menu: new HttpMenuEditor(client),
    account: new HttpAccountGateway(client, sessions, fixture.time),
    orders: new HttpOrderGateway(client, { dialect, sendIdempotencyKey: true }),
    contact: new HttpContactGateway(client),
    cart: new HttpCartRepository(client, new InMemoryLocks()),
  };
}

function withCartCookie(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Cookie', 'visitor=ann');
  return { ...init, headers };
}

export const inMemory =
  (api: Handler): Fetch =>
  (url, init) =>
    api(new Request(url, init));

/** All shops of a worker share one server, which ends with it; each has a path prefix. */
const apis: Handler[] = [];
let running: Promise<RunningServer> | undefined;

function startServer(): Promise<RunningServer> {
  running ??= serve(async (request) => {
    const [, number, path] = /^\/(\d+)(\/.*)$/.exec(request.url.slice(new URL(request.url).origin.length)) ?? [];
    const api = apis[Number(number)];
    return api ? api(new Request(`${origin}${path}`, request)) : new Response(null, { status: 404 });
  }, 0);
  return running;
}

export function overSocket(api: Handler): Fetch {
  const number = apis.push(api) - 1;
  return async (url, init) => fetch(url.replace(origin, `${(await startServer()).origin}/${number}`), init);
}
