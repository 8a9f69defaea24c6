import { defineConfig } from 'vitest/config';

/** The tests that the mutation run judges: without React and without a browser. */
export default defineConfig({
  test: {
    env: { TZ: 'Asia/Tokyo' },
    environment: 'node',
    include: ['test/domain/**/*.test.ts'],
    setupFiles: ['test/support/strict-mobx.ts'],
  },
});
