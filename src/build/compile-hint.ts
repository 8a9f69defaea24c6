import type { Plugin, Rolldown } from 'vite';

/**
 * Chromium compiles the functions of such a script while it is fetched, beside the page, instead of at each one's first call.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad';

/** The scripts that every visit fetches at once or ahead. In others most functions are never called, and take memory. */
const calledSoon = ['packages', 'shop', 'home', 'index', 'menu.feature', 'cart.feature', 'item.feature'];

const hintOf = ({ name }: Rolldown.RenderedChunk) => (calledSoon.includes(name) ? hint : '');

export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { rolldownOptions: { output: { postBanner: hintOf } } } }),
    // It comes after the names are made, which must change with it.
    augmentChunkHash: hintOf,
  };
}
