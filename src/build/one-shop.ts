import type { Plugin } from 'vite';

/** Leaves out the other shops' texts, pictures, dishes and sample orders. */
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
