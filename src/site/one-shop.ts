import type { Plugin } from 'vite';

export function oneShopPlugin(profile: string): Plugin {
  return {
    name: 'one-shop',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/profiles\/(index|samples)\.ts$/ },
      handler: (code) => code.replaceAll("'./*/", `'./${profile}/`),
    },
  };
}
