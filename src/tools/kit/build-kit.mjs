import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { option, say, startCommand } from '../commands/command.mjs';
import { outputFolder } from '../commands/kinds.mjs';

const command = {
  name: 'npm run build:kit',
  does: 'Makes a folder with the check, the mock API and the OpenAPI description for teams without this repository.',
  options: { outDir: option('FOLDER', 'the folder to write', outputFolder, '.build/kit') },
};
const root = resolve(import.meta.dirname, '../..');

await startCommand(command, async ({ options: { outDir } }) => {
  const folder = resolve(import.meta.dirname, '../../..', outDir);
  const { build } = await import('vite');
  const entries = { 'main.ts': 'kit.mjs', 'run-kit.ts': 'index.mjs' };
  for (const [source, file] of Object.entries(entries)) {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, source),
        target: 'node20',
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: file, codeSplitting: false, banner: '#!/usr/bin/env node' } },
      },
    });
  }
  chmodSync(join(folder, 'kit.mjs'), 0o755);
  copyFileSync(join(import.meta.dirname, 'INTEGRATING.md'), join(folder, 'README.md'));
  copyFileSync(join(import.meta.dirname, 'least-backend.mjs'), join(folder, 'least-backend.mjs'));
  copyFileSync(resolve(root, '../fixtures/openapi.json'), join(folder, 'openapi.json'));
  copyFileSync(join(import.meta.dirname, 'index.d.ts'), join(folder, 'index.d.ts'));
  const { version } = JSON.parse(readFileSync(resolve(root, '../package.json'), 'utf8'));
  const description = {
    name: 'storefront-backend-kit',
    version,
    private: true,
    description: 'Checks a backend of the storefront, plays one, and describes one.',
    type: 'module',
    bin: 'kit.mjs',
    types: './index.d.ts',
    exports: { '.': { types: './index.d.ts', default: './index.mjs' }, './openapi.json': './openapi.json' },
    engines: { node: '>=20.19' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  say(`${outDir}: kit.mjs, index.mjs, least-backend.mjs, openapi.json, README.md`);
});
