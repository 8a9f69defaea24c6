import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { option, say, startCommand } from '../commands/command.mjs';
import { outputFolder } from '../commands/kinds.mjs';
import { backendPackages } from './backend-packages.mjs';

const command = {
  name: 'npm run build:backend',
  does: 'Makes a folder with the reference backend in one file, and a package.json with what it needs.',
  options: { outDir: option('FOLDER', 'where', outputFolder, '.build/backend') },
};
const projectRoot = resolve(import.meta.dirname, '../../..');

await startCommand(command, async ({ options: { outDir } }) => {
  const folder = resolve(projectRoot, outDir);
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: resolve(projectRoot, 'src'),
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: backendPackages },
    build: {
      ssr: join(import.meta.dirname, 'run-until-stopped.ts'),
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'backend.mjs', codeSplitting: false } },
    },
  });
  const { devDependencies, engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const dependencies = Object.fromEntries(backendPackages.map((name) => [name, devDependencies[name]]));
  const description = {
    name: 'storefront-backend',
    version: '1.0.0',
    private: true,
    type: 'module',
    engines,
    dependencies,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  say(`${outDir}: backend.mjs, package.json`);
});
