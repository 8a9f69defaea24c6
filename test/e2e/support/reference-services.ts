import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { pgLite as openPgLite } from '../../../src/tools/backend/database/pglite';
import type { startRealServices as startServices } from '../../../src/tools/backend/development/start-real';
import { startModule } from '../../../src/tools/commands/typescript.mjs';
import { freePort } from '../../tools/free-port.mjs';

export interface ReferenceServices {
  readonly apiOrigin: string;
  stop(): Promise<void>;
}

/** One database in memory: making it takes longer than a journey, so each journey empties it. */
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
    return new ReferenceBackend(startRealServices, await pgLite(undefined), () => server.close());
  }

  /** Only a shop at this origin gets answers. */
  async serve(shopOrigin: string, profile: string): Promise<ReferenceServices> {
    await this.database.script('drop schema public cascade; create schema public');
    const folder = mkdtempSync(join(tmpdir(), 'journey-'));
    const { origins, close } = await this.startRealServices({
      profile,
      shopOrigin,
      ports: { api: await freePort(), signIn: await freePort(), payment: await freePort() },
      folder,
      database: { ...this.database, close: () => Promise.resolve() },
      picturesFolder: 'fixtures/images',
    });
    return {
      apiOrigin: origins.api,
      stop: async () => {
        await close();
        rmSync(folder, { recursive: true });
      },
    };
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.closeModules();
  }
}
