import { MockBackend } from '../../../src/adapters/mock/mock-backend';
import { readState } from '../../../src/adapters/mock/mock-state';
import { memoryStorage, mockStateKey } from '../../../src/adapters/mock/state-storage';
import type { Fault } from '../../../src/tools/mock-api/faults';
import { hostedPages } from '../../../src/tools/mock-api/hosted-pages';
import { mockApi, type Handler } from '../../../src/tools/mock-api/mock-api';
import { serve } from '../../../src/tools/mock-api/server';
import { withCors, withPictures } from '../../../src/tools/mock-api/start';
import { dallas } from '../../support/builders';
import { cookieSample } from '../support/services';
import { callOf, type ReplyChange } from './cells';
import { withChange } from './field-changes';
import { elsewhere, hiddenFromPage, wholeReply } from './whole-replies';

/** The mock services on two origins, with faults, whose replies to one call can be changed. */
export async function startFuzzedServices(shopOrigin: string) {
  const faults = new Map<string, Fault>();
  let ahead = 0;
  let storage = memoryStorage();
  const clock = { now: () => new Date(Date.now() + ahead) };
  const newBackend = () => {
    storage = memoryStorage();
    return new MockBackend(cookieSample, dallas, storage, clock, { uuid: () => crypto.randomUUID() });
  };
  let backend = newBackend();
  let change: ReplyChange | undefined;
  let changed = 0;
  let followed = 0;

  const pages = await serve((request) => hostedPages(backend, shopOrigin)(request), 0);
  const answer: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === elsewhere) followed += 1;
    const api = mockApi(backend, { hostedPagesOrigin: pages.origin }, faults);
    if (!change || callOf(request.method, pathname) !== change.call) return api(request);
    changed += 1;
    const { path, way } = change;
    const reply = await api(request);
    if (!path) return wholeReply(way)(reply);
    const status = reply.status === 204 ? 200 : reply.status;
    return new Response(withChange(await parsed(reply), path, way), { status, headers: reply.headers });
  };
  const handler = withCors(shopOrigin, withPictures('fixtures/images', answer));
  const api = await serve(async (request) => {
    const response = await handler(request);
    if (response.headers.has(hiddenFromPage)) response.headers.delete('Access-Control-Allow-Origin');
    return response;
  }, 0);

  return {
    apiOrigin: api.origin,
    hostedPagesOrigin: pages.origin,
    /** Begins again with the sample data. */
    async reset(): Promise<void> {
      change = undefined;
      changed = 0;
      followed = 0;
      ahead = 0;
      faults.clear();
      backend = newBackend();
      await backend.services();
    },
    backend: () => backend,
    state: () => readState(storage.read(mockStateKey), clock.now()),
    faults,
    /** As the clock of the pages jumps. */
    jump: (milliseconds: number) => void (ahead += milliseconds),
    change(next: ReplyChange): void {
      change = next;
    },
    changed: () => changed,
    followedRedirects: () => followed,
    async stop(): Promise<void> {
      await Promise.all([api.close(), pages.close()]);
    },
  };
}
export type FuzzedServices = Awaited<ReturnType<typeof startFuzzedServices>>;

async function parsed(reply: Response): Promise<unknown> {
  const text = await reply.text();
  return text === '' ? undefined : JSON.parse(text);
}
