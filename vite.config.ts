import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroupsPlugin } from './src/site/chunk-groups.ts';
import { compileHintPlugin } from './src/site/compile-hint.ts';
import { exitWithParent } from './src/site/exit-with-parent.ts';
import { neutralNamesPlugin } from './src/site/neutral-names.ts';
import { hostHeaders } from './src/site/security-policy.ts';
import { oneShopPlugin } from './src/site/one-shop.ts';
import { oldestBrowsers } from './src/site/oldest-browsers.ts';
import { serviceWorkerPlugin } from './src/site/service-worker-plugin.ts';
import { sitePlugin } from './src/site/site-plugin.ts';
import { profileNames } from './src/app/profiles/names.ts';
import { readSettings, type Settings } from './src/app/settings.ts';
import { rejectMistakes } from './src/site/settings-mistakes.ts';
import { outputFolder } from './src/tools/commands/kinds.mjs';

const projectRoot = import.meta.dirname;

/**
 * Reads `--outDir` relative to the project, although Vite's root is `src/`. A build empties it, so it must not hold sources.
 * The site's plugin renders the pages by a build of its own (`ssr`), into a folder that it has made.
 */
const outDirFromProjectRoot: Plugin = {
  name: 'out-dir-from-project-root',
  config: ({ build }, { command, isPreview }) => {
    const written = build?.outDir ?? 'dist';
    const outDir = resolve(projectRoot, written);
    const mayEmpty = command !== 'build' || isPreview || build?.ssr || outputFolder.read(outDir) !== undefined;
    if (!mayEmpty) throw withoutStack(new Error(`--outDir must be ${outputFolder.must}, not "${written}".`));
    return { build: { outDir } };
  },
};

/** Tests of the reference backend and of the check of backends, which start databases and servers. */
const ofBackends = ['test/tools/backend/**/*.test.ts', 'test/tools/backend-check/**/*.test.ts'];

/** Vite would show the stack. */
function withoutStack(error: Error): Error {
  const { message } = error;
  return Object.assign(error, { stack: message, [inspect.custom]: () => message });
}

/** A wrong value stops the build here with a message that names the setting. */
function settingsOf(mode: string): Settings {
  try {
    const environment = loadEnv(mode, projectRoot, 'VITE_');
    rejectMistakes(environment);
    return readSettings(environment, {}, profileNames);
  } catch (error) {
    throw error instanceof Error ? withoutStack(error) : error;
  }
}

export default defineConfig(({ command, mode }) => {
  // Otherwise a shell's NODE_ENV, or a development server in the same process, builds React's development files for customers.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const settings = settingsOf(mode);
  const { backend, profile } = settings;
  const address = { host: '127.0.0.1', port: 5173, strictPort: true };

  return {
    root: join(projectRoot, 'src'),
    envDir: projectRoot,
    // The build's plugin writes the pictures of its shop.
    publicDir: backend === 'http' || command === 'build' ? false : join(projectRoot, 'fixtures/images'),
    plugins: [
      outDirFromProjectRoot,
      react(),
      oneShopPlugin(profile),
      chunkGroupsPlugin(settings),
      compileHintPlugin(),
      neutralNamesPlugin(),
      sitePlugin(projectRoot, settings),
      serviceWorkerPlugin(settings),
      exitWithParent(),
    ],
    // Constants, so that a build drops the code of the other backends.
    define: {
      'import.meta.env.VITE_BACKEND': JSON.stringify(backend),
      'import.meta.env.VITE_PROFILE': JSON.stringify(profile),
    },
    // No lowering of light-dark() for older browsers: it breaks a dark section on a light page.
    build: {
      target: oldestBrowsers,
      emptyOutDir: true,
      license: { fileName: 'third-party-notices.txt' },
      // All of these browsers support modulepreload.
      modulePreload: { polyfill: false },
      // Tools find a source's file by it, because the names of files say nothing.
      manifest: true,
    },
    server: address,
    preview: { ...address, headers: hostHeaders },
    test: {
      root: projectRoot,
      // No process for each file: starting one costs more than most files' tests. Setup files put back what tests change.
      isolate: false,
      // In another order within each file each time, with the seed in the first lines: `npx vitest run --sequence.seed N` repeats it.
      sequence: { shuffle: { tests: true } },
      // Vitest leaves one core idle, which is half of a small machine.
      maxWorkers: '100%',
      // Far from every shop's time zone: days and hours must still be the shop's.
      env: { TZ: 'Asia/Tokyo' },
      // Long enough for a busy machine; a test that works never waits for it.
      testTimeout: 120_000,
      reporters: ['default', './test/tools/vitest-summary-reporter.ts'],
      projects: [
        {
          extends: true,
          test: { name: 'domain', include: ['test/domain/**/*.test.ts'], environment: 'node' },
        },
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['test/**/*.test.ts'],
            exclude: ['test/domain/**', 'test/shop/**', 'test/e2e/**', ...ofBackends],
            benchmark: { include: ['test/bench/**/*.bench.ts'] },
            environment: 'node',
            setupFiles: ['test/support/strict-mobx.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'backends',
            include: ofBackends,
            environment: 'node',
            globalSetup: ['test/tools/backend/support/start-postgresql.ts'],
            setupFiles: ['test/support/strict-mobx.ts'],
          },
        },
        {
          extends: true,
          // The journeys of the three engines, without an engine.
          resolve: {
            alias: [
              {
                find: /^\.\/support\/journey-test$/,
                replacement: join(projectRoot, 'test/shop/support/journey-test.ts'),
              },
              {
                find: /^.*\/journeys\/support\/journey-test$/,
                replacement: join(projectRoot, 'test/shop/support/first-minutes-test.ts'),
              },
              {
                find: /^.*\/support\/run-memory$/,
                replacement: join(projectRoot, 'test/shop/support/run-memory.ts'),
              },
            ],
          },
          test: {
            name: 'shop',
            include: ['test/shop/**/*.test.ts', 'test/e2e/{journeys,first-minutes}/*.journey.ts'],
            // Each of these needs what is drawn.
            exclude: ['test/e2e/journeys/dialogs.journey.ts'],
            environment: 'node',
            globalSetup: ['test/shop/support/bundle-shop.ts'],
            // A page of a shop is a heap that its test leaves behind: a larger nursery saves a quarter of the CPU.
            execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
          },
        },
        {
          extends: true,
          test: {
            name: 'ui',
            include: ['test/**/*.test.tsx'],
            environment: 'happy-dom',
            setupFiles: ['test/support/strict-mobx.ts', 'test/support/strict-react.ts', 'test/support/ui-setup.ts'],
          },
        },
      ],
    },
  };
});
