import { resolve } from 'node:path';

/**
 * Loads a TypeScript module by its path under src/ and passes its exports to `run`.
 * @template Result
 * @param {string} path
 * @param {(exports: Record<string, any>) => Result | Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function withModule(path, run) {
  const { createServer } = await import('vite');
  const modules = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await run(await modules.ssrLoadModule(path));
  } finally {
    await modules.close();
  }
}
