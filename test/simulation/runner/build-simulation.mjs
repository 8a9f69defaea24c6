import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { backendPackages } from '../../../src/tools/backend/backend-packages.mjs';

const projectRoot = resolve(import.meta.dirname, '../../..');

/** @typedef {import('./cures.mjs').Cure} Cure */

/**
 * Bundles the simulation into one file, with the shop as it is or with a cure taken out of it. A bundle is started once
 * for each process, and its code runs about twice as fast as that of modules loaded one by one.
 * @param {Cure | undefined} cure
 * @param {'mock' | 'reference'} services
 * @returns {Promise<{ file: string, remove: () => void }>}
 */
export async function buildSimulation(cure, services) {
  process.env.NODE_ENV = 'production';
  // In the project, so that the bundle finds the packages outside of it.
  mkdirSync(join(projectRoot, '.build'), { recursive: true });
  const folder = mkdtempSync(join(projectRoot, '.build/simulation-'));
  /** @type {Set<unknown>} */
  const taken = new Set();
  await build({
    configFile: false,
    root: resolve(projectRoot, 'src'),
    logLevel: 'error',
    publicDir: false,
    define: { 'import.meta.env.VITE_BACKEND': '"fallback"' },
    ssr: { noExternal: true, external: backendPackages },
    plugins: [callTablesOnce, ...(cure ? [withoutCure(cure, taken)] : [])],
    build: {
      ssr: resolve(projectRoot, `test/simulation/simulate-${services}.ts`),
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'simulate.mjs', codeSplitting: false } },
    },
  });
  const unused = cure?.changes.find((change) => !taken.has(change));
  if (unused) throw new Error(`${cure?.name}: ${unused.file} was not loaded`);
  return { file: join(folder, 'simulate.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * A table of calls with its schemas is the same for every page at one URL. Making it takes a sixth of a page's time, so it is
 * made once for all customers.
 * @type {import('vite').Plugin}
 */
const callTablesOnce = {
  name: 'call-tables-once',
  enforce: 'pre',
  transform(code, id) {
    const [, name] = /\/adapters\/http\/.*-calls\.ts$/.test(id)
      ? (/export function (\w+)\(baseUrl: string\)/.exec(code) ?? [])
      : [];
    if (name === undefined) return undefined;
    return `${code.replace(`export function ${name}`, `function make_${name}`)}
      const tables = new Map<string, ReturnType<typeof make_${name}>>();
      export function ${name}(baseUrl: string) {
        const table = tables.get(baseUrl) ?? make_${name}(baseUrl);
        tables.set(baseUrl, table);
        return table;
      }`;
  },
};

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
