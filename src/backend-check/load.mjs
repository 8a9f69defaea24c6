import { resolve } from 'node:path';
import { createServer } from 'vite';

/**
 * Loads TypeScript modules by their paths under src/ and merges their exports.
 * @param {string[]} paths
 * @returns {Promise<Record<string, any>>}
 */
export async function loadModules(...paths) {
  const modules = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return Object.assign({}, ...(await Promise.all(paths.map((path) => modules.ssrLoadModule(path)))));
  } finally {
    await modules.close();
  }
}
