import { resolve } from 'node:path';

/**
 * Loads a TypeScript module by its path under src/, for a command that runs until it is stopped.
 * @param {string} path
 */
export async function startModule(path) {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return { server, exports: await server.ssrLoadModule(path) };
}

/**
 * Loads a TypeScript module by its path under src/ and passes its exports to `run`.
 * @template Result
 * @param {string} path
 * @param {(exports: Record<string, any>) => Result | Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function withModule(path, run) {
  const { server, exports } = await startModule(path);
  try {
    return await run(exports);
  } finally {
    await server.close();
  }
}
