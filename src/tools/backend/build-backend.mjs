import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runChild } from '../commands/child.mjs';
import { option, say, startCommand } from '../commands/command.mjs';
import { outputFolder } from '../commands/kinds.mjs';
import { backendPackages } from './backend-packages.mjs';

const command = {
  name: 'npm run build:backend',
  does: 'Makes a folder with the reference backend and the kitchen command in a file each, and their packages of these versions for `npm ci`.',
  options: { outDir: option('FOLDER', 'the folder to write', outputFolder, '.build/backend') },
};
const programs = { 'backend.mjs': 'run-until-stopped.ts', 'kitchen.mjs': 'kitchen/run-kitchen.mjs' };
const projectRoot = resolve(import.meta.dirname, '../../..');

await startCommand(command, async ({ options: { outDir } }) => {
  const folder = resolve(projectRoot, outDir);
  const { build } = await import('vite');
  for (const [name, entry] of Object.entries(programs))
    await build({
      configFile: false,
      root: resolve(projectRoot, 'src'),
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true, external: backendPackages },
      build: {
        ssr: join(import.meta.dirname, entry),
        target: 'node20',
        outDir: folder,
        // Whoever has started it there has `.data` and `node_modules` beside it.
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
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
  copyFileSync(join(projectRoot, 'package-lock.json'), join(folder, 'package-lock.json'));
  writeFileSync(join(folder, '.dockerignore'), '.data\nnode_modules\n');
  // npm leaves out what the backend does not need, and downloads nothing for what stays.
  const cutLock = ['npm', 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--loglevel=error'];
  const code = await runChild(cutLock, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error(`npm could not write ${outDir}/package-lock.json.`);
  say(`${outDir}: ${Object.keys(programs).join(', ')}, package.json, package-lock.json, .dockerignore`);
});
