import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';
import { oneShopPlugin } from '../../../src/site/one-shop';
import { cures } from '../../simulation/runner/cures.mjs';
import { withoutCure } from '../../simulation/runner/without-cure.mjs';
import { everyBuild } from '../../tools/builds.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of each build's scripts, by the name of the build. */
    readonly bundledShops: Readonly<Record<string, string>>;
  }
}

const projectRoot = resolve(import.meta.dirname, '../../..');
const folderOfAll = join(projectRoot, '.build/shops');

interface Bundle {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
}

/** The components that may silently be missing are left out. */
const withoutSilentParts: Plugin = {
  name: 'without-silent-parts',
  enforce: 'pre',
  load: {
    filter: { id: /ui\/layout\/silent-boundary\.tsx$/ },
    handler: () => ({
      code: 'export function SilentBoundary({ fallback = null }) { return fallback; }',
      moduleType: 'js',
    }),
  },
};

const bundles: readonly Bundle[] = everyBuild.flatMap((build): Bundle[] =>
  build.name === 'mock'
    ? [build, { ...build, name: `${build.name} without silent parts`, plugins: [withoutSilentParts] }]
    : [build],
);

/** Bundles every build of the browser tests once for each state of the code. */
export async function setup(project: TestProject): Promise<void> {
  const bundleAll = async () => {
    const folder = join(folderOfAll, stateOfCode());
    const files = bundles.map((each) => ({ ...each, file: join(folder, `${each.name}.js`) }));
    project.provide('bundledShops', Object.fromEntries(files.map(({ name, file }) => [name, file])));
    if (existsSync(folder)) return;
    const bundled = await Promise.all(files.map(async (each) => ({ ...each, code: await bundle(each) })));
    // A run beside this one may look at the folder: it is complete as soon as it has its name.
    rmSync(folderOfAll, { recursive: true, force: true });
    mkdirSync(folderOfAll, { recursive: true });
    const unfinished = mkdtempSync(`${folder}-`);
    for (const { name, code } of bundled) writeFileSync(join(unfinished, `${name}.js`), code);
    renameSync(unfinished, folder);
  };
  await bundleAll();
  project.onTestsRerun(bundleAll);
}

/** The time and size of every file that a bundle may hold. */
function stateOfCode(): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'fixtures'])
    for (const file of readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
      const { mtimeMs, size } = statSync(join(projectRoot, folder, file));
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  for (const file of ['package-lock.json', 'test/shop/support/bundle-shop.ts', 'test/tools/builds.mjs'])
    hash.update(readFileSync(join(projectRoot, file)));
  hash.update(process.env.WITHOUT_CURE ?? '');
  return hash.digest('hex').slice(0, 16);
}

/** One script with all that `main.tsx` loads, now or later. */
async function bundle({ settings, plugins = [] }: Bundle): Promise<string> {
  const { VITE_BACKEND = '', VITE_PROFILE = '' } = settings;
  const built = await build({
    configFile: false,
    root: join(projectRoot, 'src'),
    logLevel: 'error',
    publicDir: false,
    plugins: [oneShopPlugin(VITE_PROFILE), namesOfFiles, ...plugins, ...withoutOneCure()],
    // A test process is no production process, which Vite would ask.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      'import.meta.env.VITE_BACKEND': JSON.stringify(VITE_BACKEND),
      'import.meta.env.VITE_PROFILE': JSON.stringify(VITE_PROFILE),
      'import.meta.env.DEV': 'false',
      'import.meta.env.PROD': 'true',
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      minify: false,
      target: 'node20',
      modulePreload: false,
      rolldownOptions: {
        input: join(projectRoot, 'src/app/main.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (!chunk) throw new Error('The scripts of the shop could not be bundled.');
  return chunk.code;
}

/** `WITHOUT_CURE` names a safeguard of the simulation that the shop is bundled without. */
function withoutOneCure(): Plugin[] {
  const name = process.env.WITHOUT_CURE;
  if (!name) return [];
  const cure = cures.find((known) => known.name === name);
  if (!cure) throw new Error(`There is no cure ${name}.`);
  return [withoutCure(cure)];
}

/** Nothing is drawn: a style sheet is empty, and a picture is its name. */
const namesOfFiles: Plugin = {
  name: 'names-of-files',
  enforce: 'pre',
  load: {
    filter: { id: /\.(css|avif|webp|jpe?g|png|svg|woff2)(\?.*)?$/ },
    handler: (id) => ({
      code: `export default ${JSON.stringify(id.includes('.css') ? '' : `/assets/${basename(id)}`)}`,
      moduleType: 'js',
    }),
  },
};
