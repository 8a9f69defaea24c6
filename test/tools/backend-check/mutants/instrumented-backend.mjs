import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** @typedef {{ id: string, file: string, line: number, around: string, code: string, becomes: string, mutator: string }} BackendMutant */

const sources = resolve(import.meta.dirname, '../../../../src');
const backendFolder = join(sources, 'tools/backend');

/** The files that decide the answers of the 33 calls, with their SQL. */
export const mutatedFiles = [
  'accounts/passwords.ts',
  'accounts/serve-account.ts',
  'accounts/serve-photos.ts',
  'accounts/serve-sign-in.ts',
  'accounts/sessions.ts',
  'cart/cart-routes.ts',
  'contact-routes.ts',
  'menu/menu-file.ts',
  'menu/schedule.ts',
  'menu/serve-menu.ts',
  'orders/insert-order.ts',
  'orders/move-order.ts',
  'orders/serve-orders.ts',
  'orders/wanted-order.ts',
  'payments/checkouts.ts',
];

const quiet = () => undefined;
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
};

/**
 * Builds the backend once, with every mutant in it: `globalThis.__stryker__.activeMutant` switches one on.
 * @param {string} outDir
 * @returns {Promise<readonly BackendMutant[]>}
 */
export async function buildInstrumentedBackend(outDir) {
  const files = mutatedFiles.map((name) => {
    const path = join(backendFolder, name);
    return { name: path, content: readFileSync(path, 'utf8'), mutate: true };
  });
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const { files: instrumented, mutants } = await new Instrumenter(logger).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const codes = new Map(instrumented.map(({ name, content }) => [name, content]));
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: sources,
    logLevel: 'warn',
    publicDir: false,
    plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => codes.get(id) }],
    build: {
      ssr: join(backendFolder, 'backend.ts'),
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'backend.mjs', codeSplitting: false } },
    },
  });
  return mutants.map(({ id, fileName, location: { start, end }, replacement, mutatorName: mutator }) => {
    const lines = (files.find(({ name }) => name === fileName)?.content ?? '')
      .split('\n')
      .slice(start.line, end.line + 1);
    const last = lines.length - 1;
    const code = lines
      .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : line.length))
      .join('\n');
    return {
      id,
      file: relative(backendFolder, fileName),
      line: start.line + 1,
      around: oneLine(lines.join('\n')),
      code: oneLine(code),
      becomes: oneLine(replacement),
      mutator,
    };
  });
}

/** @param {string} code */
const oneLine = (code) => code.replace(/\s+/g, ' ');
