import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const { values } = parseArgs({ options: { outDir: { type: 'string', default: '.build/backend' } } });
const projectRoot = resolve(import.meta.dirname, '../../..');
const folder = resolve(projectRoot, values.outDir);
const packages = [
  '@electric-sql/pglite',
  '@fastify/cookie',
  '@fastify/cors',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/static',
  'fastify',
  'jose',
  'openid-client',
  'pg',
  'stripe',
];

await build({
  configFile: false,
  root: resolve(projectRoot, 'src'),
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, external: packages },
  build: {
    ssr: join(import.meta.dirname, 'run-until-stopped.ts'),
    target: 'node20',
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'backend.mjs', codeSplitting: false } },
  },
});
const { devDependencies, engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const dependencies = Object.fromEntries(packages.map((name) => [name, devDependencies[name]]));
const description = {
  name: 'storefront-backend',
  version: '1.0.0',
  private: true,
  type: 'module',
  engines,
  dependencies,
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
