import type { MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import { WindowTimers } from '../../../src/adapters/browser/window-timers';
import { applyFault, type Fault } from '../../../src/tools/mock-api/faults';
import type { Handler } from '../../../src/tools/mock-api/mock-api';
import { serve } from '../../../src/tools/mock-api/server';
import { withCors } from '../../../src/tools/mock-api/start';
import { callOf } from '../fuzz/cells';
import { startFuzzedServices } from '../fuzz/fuzzed-services';
import { ReferenceBackend, type ReferenceServices } from '../support/reference-services';

/** Faults are keyed by call and stand in front of the services. */
export interface WalkedServices {
  readonly faults: Map<string, Fault>;
  /** Begins again without orders of an earlier walk. */
  reset(): Promise<void>;
  /** In the page's block of settings. */
  settings(): Readonly<Record<string, string>>;
  orders(): Promise<readonly MockOrder[]>;
  /** As the clock of the pages jumps. */
  jump(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

export function startWalkedServices(shopOrigin: string): Promise<WalkedServices> {
  return process.env.REFERENCE_BACKEND ? overReference(shopOrigin) : overMock(shopOrigin);
}

async function overMock(shopOrigin: string): Promise<WalkedServices> {
  const services = await startFuzzedServices(shopOrigin);
  const { apiOrigin, hostedPagesOrigin } = services;
  return {
    ...services,
    settings: () => settingsOf(apiOrigin, hostedPagesOrigin, hostedPagesOrigin),
    orders: () => Promise.resolve(services.state().orders),
    jump: (milliseconds) => Promise.resolve(services.jump(milliseconds)),
  };
}

async function overReference(shopOrigin: string): Promise<WalkedServices> {
  const backend = await ReferenceBackend.start();
  const faults = new Map<string, Fault>();
  let running: ReferenceServices | undefined;
  const current = () => {
    if (!running) throw new Error('The backend is not started yet.');
    return running;
  };
  const api = await serve(
    withFaults(shopOrigin, faults, () => current().origins.api),
    0,
  );
  return {
    faults,
    reset: async () => {
      faults.clear();
      await running?.stop();
      running = await backend.serve(shopOrigin, 'cookies');
    },
    // The sign-in begins at the backend itself.
    settings: () => settingsOf(api.origin, current().origins.payment, current().origins.api),
    orders: () => current().orders(),
    jump: (milliseconds) => current().jump(milliseconds),
    stop: async () => {
      await Promise.all([api.close(), running?.stop()]);
      await backend.close();
    },
  };
}

function withFaults(shopOrigin: string, faults: ReadonlyMap<string, Fault>, target: () => string): Handler {
  const timers = new WindowTimers();
  return (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = async () => {
      const { method, headers } = request;
      const sent = method === 'GET' || method === 'OPTIONS' ? {} : { body: await request.arrayBuffer() };
      const reply = await fetch(target() + pathname + search, { method, headers, redirect: 'manual', ...sent });
      return new Response(reply.body, reply);
    };
    const fault = faults.get(callOf(request.method, pathname) ?? '');
    return fault ? withCors(shopOrigin, () => applyFault(fault, answer, timers))(request) : answer();
  };
}

function settingsOf(api: string, payment: string, signIn: string): Readonly<Record<string, string>> {
  return { VITE_API_URL: api, VITE_CHECKOUT_ORIGINS: payment, VITE_SIGNIN_ORIGINS: signIn };
}
