import { defineConfig } from 'vitest/config';
import { lastingThread } from './lasting-thread.ts';

/** `mutation.mjs` runs the tests of one folder, without React and without a browser. */
export default defineConfig({
  plugins: [lastingThread()],
  test: {
    env: { TZ: 'Asia/Tokyo' },
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    include: (process.env.MUTATION_FOLDER ?? '').split(',').map((folder) => `test/${folder}/**/*.test.ts`),
    setupFiles: ['test/tools/no-active-mutant.ts', 'test/support/strict-mobx.ts'],
  },
});
