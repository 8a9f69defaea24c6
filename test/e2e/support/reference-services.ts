import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WindowTimers } from '../../../src/adapters/browser/time-and-chance';
import type { MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import type { pgLite as openPgLite } from '../../../src/tools/backend/database/pglite';
import type { startRealServices as startServices } from '../../../src/tools/backend/development/start-real';
import { startModule } from '../../../src/tools/commands/typescript.mjs';
import { applyFault, type Fault } from '../../../src/tools/mock-api/faults';
import type { Handler } from '../../../src/tools/mock-api/mock-api';
import { serve } from '../../../src/tools/mock-api/server';
import { withCors } from '../../../src/tools/mock-api/start';
import { madeDatabase } from '../../support/made-database';
import { storedOrders } from '../../support/stored-orders';
import { freePort } from '../../tools/free-port.mjs';
import { callOf } from '../fuzz/cells';
import { fillHistory } from './reference-history';
import type { Services } from './services';

/** `now()` in SQL jumps: the schema comes before that of PostgreSQL's own function. */
const jumpingTime = `create schema if not exists jumping; set jumping.ahead = '0 s';
  create or replace function jumping.now() returns timestamptz language sql stable
    as $$ select pg_catalog.now() + pg_catalog.current_setting('jumping.ahead')::interval $$;
  set search_path = public, jumping, pg_catalog`;

/** The backend has no faults. A server in front of the backend applies them. */
export interface WalkedServices extends Services {
  /** The sign-in begins at the backend itself. */
  readonly signInOrigin: string;
  orders(): Promise<readonly MockOrder[]>;
  jump(milliseconds: number): Promise<void>;
}

/** One database in memory: making it takes longer than a test, so each test empties it. */
export class ReferenceBackend {
  private constructor(
    private readonly startRealServices: typeof startServices,
    private readonly database: Awaited<ReturnType<typeof openPgLite>>,
    private readonly closeModules: () => Promise<void>,
  ) {}

  static async start(): Promise<ReferenceBackend> {
    const { server, exports } = await startModule('/tools/backend/development/start-real.ts');
    const { pgLite }: { readonly pgLite: typeof openPgLite } = Object(
      await server.ssrLoadModule('/tools/backend/database/pglite.ts'),
    );
    const { startRealServices }: { readonly startRealServices: typeof startServices } = Object(exports);
    return new ReferenceBackend(startRealServices, await pgLite(undefined, await madeDatabase()), () => server.close());
  }

  /** Only a shop at this origin gets answers. The customer of the sign-in page has a history. */
  async serve(shopOrigin: string, profile: string): Promise<WalkedServices> {
    const { database } = this;
    await database.script(jumpingTime);
    let ahead = 0;
    const folder = mkdtempSync(join(tmpdir(), 'journey-'));
    const { origins, close } = await this.open({
      profile,
      shopOrigin,
      folder,
      now: () => new Date(Date.now() + ahead),
    });
    await fillHistory(database, origins.signIn);
    const faults = new Map<string, Fault>();
    const api = await serve(withFaults(shopOrigin, faults, origins.api), 0);
    return {
      apiOrigin: api.origin,
      hostedPagesOrigin: origins.payment,
      signInOrigin: origins.api,
      setFault: (call, fault) => Promise.resolve(void faults.set(call, fault)),
      clearFaults: () => Promise.resolve(faults.clear()),
      orders: () => storedOrders(database),
      jump: async (milliseconds) => {
        ahead += milliseconds;
        await database.query("select set_config('jumping.ahead', $1, false)", [`${ahead} ms`]);
      },
      stop: async () => {
        await Promise.all([api.close(), close()]);
        rmSync(folder, { recursive: true });
      },
    };
  }

  /** Over an emptied database. Secrets, payments and mails are in the folder. */
  async open(options: Pick<Parameters<typeof startServices>[0], 'profile' | 'shopOrigin' | 'folder' | 'now'>) {
    // Deleted rows take no space that anybody would miss here, and removing them takes as long as a test.
    const { tidy: _tidy, ...database } = this.database;
    await database.script('drop schema public cascade; create schema public');
    return this.startRealServices({
      ...options,
      // A password takes a third of a second of one core otherwise.
      env: { PASSWORD_COST: '4' },
      ports: { api: await freePort(), signIn: await freePort(), payment: await freePort() },
      database: { ...database, close: () => Promise.resolve() },
      picturesFolder: 'fixtures/images',
    });
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.closeModules();
  }
}

function withFaults(shopOrigin: string, faults: ReadonlyMap<string, Fault>, target: string): Handler {
  const timers = new WindowTimers();
  return (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = async () => {
      const { method, headers } = request;
      const sent = method === 'GET' || method === 'OPTIONS' ? {} : { body: await request.arrayBuffer() };
      const reply = await fetch(target + pathname + search, { method, headers, redirect: 'manual', ...sent });
      return new Response(reply.body, reply);
    };
    const fault = faults.get(callOf(request.method, pathname) ?? '');
    return fault ? withCors(shopOrigin, () => applyFault(fault, answer, timers))(request) : answer();
  };
}
