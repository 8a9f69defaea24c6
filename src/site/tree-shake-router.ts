import type { Plugin } from 'vite';

/**
 * The router names and makes components by calls, which count as side effects. Marked pure, unused ones are dropped
 * (1.9 KiB gz).
 */
export function treeShakeRouterPlugin(): Plugin {
  return {
    name: 'tree-shake-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ $1'),
    },
  };
}
