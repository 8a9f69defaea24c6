import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { backendPackages } from '../../../src/tools/backend/backend-packages.mjs';
import { withoutCure } from './without-cure.mjs';

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
  await build({
    configFile: false,
    root: resolve(projectRoot, 'src'),
    logLevel: 'error',
    publicDir: false,
    define: { 'import.meta.env.VITE_BACKEND': '"fallback"' },
    ssr: { noExternal: true, external: backendPackages },
    plugins: [callTablesOnce, ...(cure ? [withoutCure(cure)] : [])],
    build: {
      ssr: resolve(projectRoot, `test/simulation/simulate-${services}.ts`),
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'simulate.mjs', codeSplitting: false } },
    },
  });
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
