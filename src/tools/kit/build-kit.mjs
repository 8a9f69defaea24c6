import { chmodSync, copyFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';

/** Bundles the check, the mock API and the OpenAPI document into one file, and makes its folder a package. */
const { values } = parseArgs({ options: { outDir: { type: 'string', default: '.build/kit' } } });
const root = resolve(import.meta.dirname, '../..');
const folder = resolve(import.meta.dirname, '../../..', values.outDir);

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: join(import.meta.dirname, 'main.ts'),
    target: 'node20',
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'kit.mjs', codeSplitting: false, banner: '#!/usr/bin/env node' } },
  },
});
chmodSync(join(folder, 'kit.mjs'), 0o755);
copyFileSync(join(import.meta.dirname, 'INTEGRATING.md'), join(folder, 'README.md'));
copyFileSync(join(import.meta.dirname, 'least-backend.mjs'), join(folder, 'least-backend.mjs'));
copyFileSync(resolve(root, '../fixtures/openapi.json'), join(folder, 'openapi.json'));
const description = {
  name: 'storefront-backend-kit',
  version: '1.0.0',
  private: true,
  description: 'Checks a backend of the storefront, plays one, and describes one.',
  type: 'module',
  bin: 'kit.mjs',
  engines: { node: '>=20.19' },
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
