import type { Plugin } from 'vite';

/**
 * Chromium compiles a script that starts with this line in the background while fetching it, instead of each function
 * at its first call. https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Scripts that every visit fetches or preloads at once. In other scripts most functions are never called. */
const calledSoon = ['packages', 'shop', 'menu-list', 'menu-screen', 'cart', 'cart-overlay', 'item-overlay'];

export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // File names are made before the hint is added, but must change when the hint does.
    augmentChunkHash: ({ name }) => (calledSoon.includes(name) ? hint : ''),
    generateBundle: {
      // Runs after Vite, which may put a list of the script's imports on the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && calledSoon.includes(file.name)) file.code = hint + file.code;
        }
      },
    },
  };
}
