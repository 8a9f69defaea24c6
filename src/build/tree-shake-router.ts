import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the router's components that the shop never uses: their names for React's developer tools and
 * the calls that make them count as side effects, which keeps them in (1.8 KiB gzipped).
 */
export function treeShakeRouterPlugin(): Plugin {
  return {
    name: 'tree-shake-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ $1'),
    },
  };
}
