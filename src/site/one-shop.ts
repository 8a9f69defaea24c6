import type { Plugin } from 'vite';

/** Leaves the other shops out of the build: the globs over all profiles become globs over one. */
export function oneShopPlugin(profile: string): Plugin {
  return {
    name: 'one-shop',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/profiles\/(index|samples)\.ts$/ },
      handler: (code, id) => withOneProfile(code, profile, id),
    },
  };
}

/** @public Tested alone for the sentence it fails with when the globs were written otherwise. */
export function withOneProfile(code: string, profile: string, file: string): string {
  const glob = "'./*/";
  if (!code.includes(glob))
    throw new Error(`${file} has no glob over the profiles, so the build would hold every shop.`);
  return code.replaceAll(glob, `'./${profile}/`);
}
