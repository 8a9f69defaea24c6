import type { Plugin } from 'vite';

/** Leaves the folders of the other shops out of a build: their texts, pictures, dishes and sample orders. */
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
