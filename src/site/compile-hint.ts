import type { Plugin } from 'vite';

/**
 * Chromium compiles such a script in the background while fetching it, not at each first call: the shop takes over 500 ms
 * earlier on the slow phone of `site/README.md`. https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

const calledOnEveryVisit = ['packages', 'shop', 'menu-screen', 'cart-overlay', 'item-overlay'];

export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // The hash must include the hint, which is added after the file name is made.
    augmentChunkHash: ({ name }) => (calledOnEveryVisit.includes(name) ? hint : ''),
    generateBundle: {
      // Vite may put an import list on the first line, so this comes later.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && calledOnEveryVisit.includes(file.name)) file.code = hint + file.code;
        }
      },
    },
  };
}
