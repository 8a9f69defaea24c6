import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { preview } from 'vite';

const project = resolve(import.meta.dirname, '../../..');

/**
 * Serves a build. `--api`: the shop's origin forwards `/api` to that host, which then needs neither https nor CORS.
 * Throws an Error that names a wrong option.
 * @param {readonly string[]} args
 */
export async function previewShop(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      api: { type: 'string' },
      outDir: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '5173' },
    },
  });
  return preview({
    configFile: join(project, 'vite.config.ts'),
    build: { outDir: values.outDir },
    preview: {
      port: Number(values.port),
      ...(values.api === undefined ? {} : { proxy: { '/api/': { target: hostOf(values.api), changeOrigin: true } } }),
    },
  });
}

/** @param {string} api */
function hostOf(api) {
  const url = /^https?:/i.test(api) && URL.canParse(api) ? new URL(api) : undefined;
  if (url?.href === `${url?.origin}/`) return url.origin;
  throw new Error(`--api must be the origin of a backend, like http://192.168.1.20:8080, not "${api}".`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    (await previewShop(process.argv.slice(2))).printUrls();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
