import { resolve } from 'node:path';
import { createServer } from 'vite';

const modules = await createServer({
  configFile: false,
  root: resolve(import.meta.dirname, '../..'),
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
await modules.ssrLoadModule('/tools/backend/run-until-stopped.ts');
