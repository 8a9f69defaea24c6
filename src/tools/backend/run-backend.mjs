import { resolve } from 'node:path';
import { startCommand } from '../commands/command.mjs';

const command = {
  name: 'node src/tools/backend/run-backend.mjs',
  does: 'Starts the reference backend. Its settings are in the environment: src/tools/backend/backend-settings.ts names them.',
};

await startCommand(command, async () => {
  const { createServer } = await import('vite');
  const modules = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  await modules.ssrLoadModule('/tools/backend/run-until-stopped.ts');
});
