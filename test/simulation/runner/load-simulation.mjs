import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';

const projectRoot = resolve(import.meta.dirname, '../../..');

/** @typedef {import('./cures.mjs').Cure} Cure */

/**
 * Loads the simulation, with the shop as it is or with a cure taken out of it.
 * @param {Cure | undefined} cure
 * @returns {Promise<{ simulate: typeof import('../simulate.ts').simulate, close: () => Promise<void> }>}
 */
export async function loadSimulation(cure) {
  Object.assign(process.env, { NODE_ENV: 'production', VITE_BACKEND: 'fallback', VITE_PROFILE: 'cookies' });
  /** @type {Set<unknown>} */
  const taken = new Set();
  const vite = await createServer({
    configFile: resolve(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: cure ? [withoutCure(cure, taken)] : [],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { simulate } = await vite.ssrLoadModule(resolve(projectRoot, 'test/simulation/simulate.ts'));
  const unused = cure?.changes.find((change) => !taken.has(change));
  if (unused) throw new Error(`${cure?.name}: ${unused.file} was not loaded`);
  return { simulate, close: () => vite.close() };
}

/**
 * Changes the source as it is loaded.
 * @param {Cure} cure
 * @param {Set<unknown>} taken
 * @returns {import('vite').Plugin}
 */
function withoutCure(cure, taken) {
  for (const change of cure.changes)
    changed(readFileSync(resolve(projectRoot, 'src', change.file), 'utf8'), cure, change);
  return {
    name: 'without-cure',
    enforce: 'pre',
    transform(code, id) {
      const changes = cure.changes.filter(({ file }) => id === resolve(projectRoot, 'src', file));
      if (changes.length === 0) return undefined;
      for (const change of changes) taken.add(change);
      return changes.reduce((source, change) => changed(source, cure, change), code);
    },
  };
}

/**
 * @param {string} source
 * @param {Cure} cure
 * @param {Cure['changes'][number]} change
 */
function changed(source, { name }, { file, search, replace }) {
  const found = source.split(search).length - 1;
  if (found !== 1) throw new Error(`${name}: "${search}" is ${found} times in ${file}, and must be there once`);
  return source.replace(search, () => replace);
}
