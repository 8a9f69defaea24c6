import type { Plugin } from 'vite';

/**
 * Filter lists of ad blockers know files by words in their names: tracking, analytics, social. A file of the shop is
 * named by the hash of its content alone, in hexadecimal digits, because the letters a to f spell none of these words.
 */
export function neutralNamesPlugin(): Plugin {
  return {
    name: 'neutral-names',
    apply: 'build',
    config: ({ build }) => ({
      build: {
        rolldownOptions: {
          output: {
            hashCharacters: 'hex',
            // The prerendered pages name pictures as the build of the browser does.
            assetFileNames: 'assets/[hash:12][extname]',
            ...(build?.ssr ? {} : { entryFileNames: 'assets/[hash:12].js', chunkFileNames: 'assets/[hash:12].js' }),
          },
        },
      },
    }),
  };
}
