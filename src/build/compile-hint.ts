import type { Plugin } from 'vite';

/**
 * Chromium compiles the functions of a script that begins with it while the script is fetched, beside the page, instead of at
 * each one's first call. https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** The scripts that every visit fetches at once or ahead. In others most functions are never called, and take memory. */
const calledSoon = ['packages', 'shop', 'home', 'index', 'menu.feature', 'cart.feature', 'item.feature'];

export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // The names are made before the hint is added, and must change with it.
    augmentChunkHash: ({ name }) => (calledSoon.includes(name) ? hint : ''),
    generateBundle: {
      // After Vite, which begins a script that imports others with their names.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && calledSoon.includes(file.name)) file.code = hint + file.code;
        }
      },
    },
  };
}
