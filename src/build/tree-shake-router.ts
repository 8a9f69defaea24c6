import type { Plugin } from 'vite';

/**
 * The router names its components for React's developer tools and makes them by calls, both of which count as side
 * effects. Without them the bundler drops the unused components (1.8 KiB gzipped).
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
