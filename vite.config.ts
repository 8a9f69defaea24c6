import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroupsPlugin } from './src/build/chunk-groups.ts';
import { exitWithParent } from './src/build/exit-with-parent.ts';
import { hostHeaders } from './src/build/security-policy.ts';
import { sitePlugin } from './src/build/site-plugin.ts';
import { thirdPartyNoticesPlugin } from './src/build/third-party-notices.ts';
import { profileNames } from './src/app/profiles/names.ts';
import { readSettings } from './src/app/settings.ts';

const projectRoot = import.meta.dirname;

/** `--outDir DIR` means DIR seen from the project, although Vite's own root is `src/`. */
const outDirFromProjectRoot: Plugin = {
  name: 'out-dir-from-project-root',
  config: ({ build }) => ({ build: { outDir: resolve(projectRoot, build?.outDir ?? 'dist') } }),
};

export default defineConfig(({ mode }) => {
  // A wrong value stops the build here, with the sentence that names the setting.
  const settings = readSettings(loadEnv(mode, projectRoot, 'VITE_'), {}, profileNames);
  const { backend, profile } = settings;
  const address = { host: '127.0.0.1', port: 5173, strictPort: true };

  return {
    root: join(projectRoot, 'src'),
    envDir: projectRoot,
    publicDir: backend === 'http' ? false : join(projectRoot, 'fixtures/images'),
    plugins: [
      outDirFromProjectRoot,
      react(),
      chunkGroupsPlugin(settings),
      sitePlugin(projectRoot),
      thirdPartyNoticesPlugin(),
      exitWithParent(),
    ],
    // Constants, so that a build leaves out the code of every other backend.
    define: {
      'import.meta.env.VITE_BACKEND': JSON.stringify(backend),
      'import.meta.env.VITE_PROFILE': JSON.stringify(profile),
    },
    // The styles stay as written: what lowers light-dark() for older browsers cannot follow a dark part of a light page.
    build: {
      target: 'es2022',
      cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
      emptyOutDir: true,
      manifest: true,
      // Every one of these browsers preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          chunkFileNames: ({ name }) => `assets/${name.replace(/\.(feature|module)$/, '')}-[hash].js`,
        },
      },
    },
    server: address,
    preview: { ...address, headers: hostHeaders },
    test: {
      root: projectRoot,
      // Far from every shop: days and hours must be the shop's all the same.
      env: { TZ: 'Asia/Tokyo' },
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
            exclude: ['test/domain/**', 'test/e2e/**'],
            benchmark: { include: ['test/bench/**/*.bench.ts'] },
            environment: 'node',
            setupFiles: ['test/support/strict-mobx.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'ui',
            include: ['test/**/*.test.tsx'],
            environment: 'happy-dom',
            setupFiles: ['test/support/strict-mobx.ts', 'test/support/ui-setup.ts'],
          },
        },
      ],
    },
  };
});
